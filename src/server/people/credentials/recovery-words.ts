import { randomInt } from 'node:crypto';

/** Without characters that are taken for one another. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const length = 10;
const count = 10;

/** Ten codes of 50 bits, `ABCDE-FGH23`. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: count }, () => {
    const code = Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
    return `${code.slice(0, 5)}-${code.slice(5)}`;
  });

/** As it is compared: a person types it with or without its dash, in capitals or not. */
export const normalRecoveryCode = (typed: string): string => typed.toUpperCase().replace(/[^A-Z0-9]/g, '');
