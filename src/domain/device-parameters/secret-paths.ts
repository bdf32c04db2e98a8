/**
 * Names of parameters that TR-181 makes unreadable ("secured"). A device that reports one anyway is not quoted: as TR-181
 * has it, such a value is empty.
 */
const secured =
  /(?:^|\.)(?:\w*Password|\w*Passphrase|PreSharedKey|PSK|WEPKey|\w*Secret|PrivateKey|SharedKey|X_WAYMARK_PIN)$/i;

export const isSecretPath = (path: string): boolean => secured.test(path);

/** Values by path, with those emptied that are secret. */
export const withoutSecretValues = (values: Record<string, string>): Record<string, string> =>
  Object.keys(values).some((path) => isSecretPath(path) && values[path] !== '')
    ? Object.fromEntries(
        Object.entries(values).map(([path, value]) => [path, isSecretPath(path) ? '' : value]),
      )
    : values;
