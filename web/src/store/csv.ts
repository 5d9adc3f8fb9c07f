// Tables for spreadsheets (RFC 4180).
export type Cell = string | number;

// A text that begins like a formula would be reckoned by a spreadsheet: an apostrophe makes it a text again.
const harmless = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

function field(cell: Cell, separator: string): string {
  if (typeof cell === 'number') return String(cell);
  const text = harmless(cell);
  return /["\r\n]/.test(text) || text.includes(separator) ? `"${text.replaceAll('"', '""')}"` : text;
}

export const csvOf = (rows: Cell[][], separator: string): string =>
  rows.map((row) => row.map((cell) => field(cell, separator)).join(separator) + '\r\n').join('');

// Spreadsheets take the comma for a decimal sign where people do.
export const separatorIn = (language: string): string =>
  new Intl.NumberFormat(language).formatToParts(0.5).some(({ type, value }) => type === 'decimal' && value === ',')
    ? ';'
    : ',';
