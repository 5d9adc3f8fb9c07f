const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

// So many bytes, as hexadecimal digits.
export const randomHex = (length: number) => hex(crypto.getRandomValues(new Uint8Array(length)));
