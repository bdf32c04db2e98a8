/**
 * Parameters that TR-181 makes unreadable ("secured"). A value that a device reports for one is emptied, as TR-181
 * requires.
 */
const secured =
  /(?:^|\.)(?:\w*Password|\w*Passphrase|PreSharedKey|PSK|WEPKey|\w*Secret|PrivateKey|SharedKey|X_WAYMARK_PIN)$/i;

export const isSecretPath = (path: string): boolean => secured.test(path);

/** Empties the secret values. */
export const withoutSecretValues = (values: Record<string, string>): Record<string, string> =>
  Object.keys(values).some((path) => isSecretPath(path) && values[path] !== '')
    ? Object.fromEntries(
        Object.entries(values).map(([path, value]) => [path, isSecretPath(path) ? '' : value]),
      )
    : values;
