/** RU-086, as the server takes an address. */
const wellFormed = /^[^\s@,;<>]+@[^\s@,;<>]+\.[^\s@,;<>]+$/;

export interface Addresses {
  /** Each once, in lower case, in the order in which they stand. */
  good: string[];
  wrong: string[];
  repeated: string[];
}

/** The addresses of a pasted list: by line, comma, semicolon or space, and as programs for mail write them: `Name <a@b.example>`. */
export function addressesIn(text: string): Addresses {
  const named = [...text.matchAll(/<([^<>]*)>/g)].map(([, address = '']) => address.trim());
  const rest = text
    .split(/[\n,;]/)
    .filter((part) => !part.includes('<'))
    .flatMap((part) => part.split(/\s+/))
    .filter((part) => part !== '');
  const all = [...named, ...rest].map((address) => address.toLowerCase());
  const once = [...new Set(all)];
  return {
    good: once.filter((address) => wellFormed.test(address)),
    wrong: once.filter((address) => !wellFormed.test(address)),
    repeated: once.filter((address) => all.indexOf(address) !== all.lastIndexOf(address)),
  };
}
