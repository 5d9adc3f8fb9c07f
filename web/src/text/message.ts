// Messages in the subset of ICU MessageFormat that the engine's own texts use (text/message.h): {name},
// {n, plural, =0 {…} one {…} other {# …}}, {x, select, a {…} other {…}}, and '' or '{…}' for what is meant literally.

export type Params = Record<string, string | number>;

type Part = string | { name: string } | { name: string; by: 'plural' | 'select'; forms: Map<string, Part[]> };

// In a plural form, # stands for the number: a parameter of that name.
const numberSign = '#';

class Reader {
  private at = 0;
  constructor(private readonly text: string) {}

  parts(inPlural: boolean, nested: boolean): Part[] {
    const parts: Part[] = [];
    let literal = '';
    const flush = () => {
      if (literal) parts.push(literal);
      literal = '';
    };
    while (this.at < this.text.length) {
      const c = this.text[this.at]!;
      if (c === '}' && nested) break;
      if (c === "'") {
        literal += this.quoted();
      } else if (c === '{') {
        flush();
        parts.push(this.argument());
      } else if (c === '#' && inPlural) {
        flush();
        parts.push({ name: numberSign });
        this.at++;
      } else {
        literal += c;
        this.at++;
      }
    }
    flush();
    return parts;
  }

  private quoted(): string {
    this.at++;
    if (this.text[this.at] === "'") {
      this.at++;
      return "'";
    }
    if (this.text[this.at] !== '{' && this.text[this.at] !== '}' && this.text[this.at] !== '#') return "'";
    const end = this.text.indexOf("'", this.at);
    const inside = this.text.slice(this.at, end < 0 ? undefined : end);
    this.at = end < 0 ? this.text.length : end + 1;
    return inside;
  }

  private word(): string {
    const match = /\s*([^\s,{}]+)\s*/y;
    match.lastIndex = this.at;
    const found = match.exec(this.text);
    if (!found) throw new Error(`malformed message: ${this.text}`);
    this.at = match.lastIndex;
    return found[1]!;
  }

  private expect(c: string) {
    if (this.text[this.at] !== c) throw new Error(`malformed message: ${this.text}`);
    this.at++;
  }

  private argument(): Part {
    this.expect('{');
    const name = this.word();
    if (this.text[this.at] === '}') {
      this.at++;
      return { name };
    }
    this.expect(',');
    const by = this.word();
    if (by !== 'plural' && by !== 'select') throw new Error(`malformed message: ${this.text}`);
    this.expect(',');
    const forms = new Map<string, Part[]>();
    for (;;) {
      while (this.text[this.at] === ' ') this.at++;
      if (this.text[this.at] === '}') break;
      const key = this.word();
      this.expect('{');
      forms.set(key, this.parts(by === 'plural', true));
      this.expect('}');
    }
    this.at++;
    return { name, by, forms };
  }
}

const parsed = new Map<string, Part[]>();

function parse(message: string): Part[] {
  let parts = parsed.get(message);
  if (!parts) parsed.set(message, (parts = new Reader(message).parts(false, false)));
  return parts;
}

function fill(parts: Part[], params: Params, plural: Intl.PluralRules, number: number | undefined): string {
  let text = '';
  for (const part of parts) {
    if (typeof part === 'string') {
      text += part;
    } else if (part.name === numberSign) {
      text += number ?? '#';
    } else if (!('by' in part)) {
      text += params[part.name] ?? `{${part.name}}`;
    } else {
      const value = params[part.name];
      const count = Number(value);
      const form =
        part.by === 'select'
          ? (part.forms.get(String(value)) ?? part.forms.get('other'))
          : (part.forms.get(`=${count}`) ?? part.forms.get(plural.select(count)) ?? part.forms.get('other'));
      if (form) text += fill(form, params, plural, part.by === 'plural' ? count : number);
    }
  }
  return text;
}

const rules = new Map<string, Intl.PluralRules>();

export function format(message: string, params: Params, language: string): string {
  let plural = rules.get(language);
  if (!plural) rules.set(language, (plural = new Intl.PluralRules(language)));
  return fill(parse(message), params, plural, undefined);
}

// "a, b and c", by what stands between two and before the last one.
export const joined = (items: string[], next: string, last: string) =>
  items.map((item, at) => (at === 0 ? '' : at < items.length - 1 ? next : last) + item).join('');

// The names of the parameters that a message asks for.
export function parametersOf(message: string): string[] {
  const names = new Set<string>();
  const visit = (parts: Part[]) => {
    for (const part of parts) {
      if (typeof part === 'string' || part.name === numberSign) continue;
      names.add(part.name);
      if ('by' in part) part.forms.forEach(visit);
    }
  };
  visit(parse(message));
  return [...names].sort();
}
