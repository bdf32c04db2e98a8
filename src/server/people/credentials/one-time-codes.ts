import { Secret, TOTP } from 'otpauth';

/** Parameters of RFC 6238 that every authenticator app uses. */
const shape = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** Steps before and after the present one that are accepted, because clocks of phones are some seconds off. */
const window = 1;

/** Creates a key of 160 bits, in base32. */
export const newOneTimeKey = (): string => new Secret({ size: 20 }).base32;

/** Builds the address that an app reads from the QR code. */
export const oneTimeUri = (key: string, label: string): string =>
  new TOTP({ ...shape, issuer: 'Waymark', label, secret: key }).toString();

/** Returns the time step of this code, near `at` (milliseconds since 1970); null: the code is wrong. */
export function stepOf(key: string, code: string, at: number): number | null {
  const delta = new TOTP({ ...shape, secret: key }).validate({ token: code, timestamp: at, window });
  return delta === null ? null : Math.floor(at / 1_000 / shape.period) + delta;
}
