import { Secret, TOTP } from 'otpauth';

/** RFC 6238 as every authenticator app has it. */
const shape = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** Clocks of phones are some seconds off: the code before and the one after are taken too. */
const window = 1;

/** 160 bits, in base32. */
export const newOneTimeKey = (): string => new Secret({ size: 20 }).base32;

/** What an app reads from the picture. */
export const oneTimeUri = (key: string, label: string): string =>
  new TOTP({ ...shape, issuer: 'Waymark', label, secret: key }).toString();

/** The step of time that this code is of, near `at` (milliseconds since 1970); null: it is none of them. */
export function stepOf(key: string, code: string, at: number): number | null {
  const delta = new TOTP({ ...shape, secret: key }).validate({ token: code, timestamp: at, window });
  return delta === null ? null : Math.floor(at / 1_000 / shape.period) + delta;
}
