import { randomInt } from 'node:crypto';

/** Characters of recovery codes, without those that are easily confused. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const length = 10;
const count = 10;

/** Creates ten codes of 50 bits, `ABCDE-FGH23`. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: count }, () => {
    const code = Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
    return `${code.slice(0, 5)}-${code.slice(5)}`;
  });

/** Normalises a typed code: with or without its dash, in capitals or not. */
export const normalRecoveryCode = (typed: string): string => typed.toUpperCase().replace(/[^A-Z0-9]/g, '');
