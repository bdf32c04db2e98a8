/**
 * Parameters that TR-181 marks secured: an agent gives back an empty string instead of the value, so that empty means
 * "not told" and never "not set". Matched by name, because vendors repeat these names in their own objects.
 */
const secretNames = new Set([
  'KeyPassphrase',
  'PreSharedKey',
  'SAEPassphrase',
  'PassPhrase',
  'Passphrase',
  'Password',
  'PSK',
  'WEPKey',
  'RadiusSecret',
  'SecondaryRadiusSecret',
  'SharedSecret',
  'Secret',
  'PIN',
]);

export function isSecretPath(path: string): boolean {
  return secretNames.has(path.slice(path.lastIndexOf('.') + 1));
}
