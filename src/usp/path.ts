/** Plain path text (TR-369 §2.5): object paths end with a dot, commands with `()`, events with `!`. */

/** `Device.WiFi.SSID.1.` and `SSID` of `Device.WiFi.SSID.1.SSID`; null where there is no parameter name. */
export function splitParameterPath(path: string): { objPath: string; param: string } | null {
  const dot = path.lastIndexOf('.');
  if (dot < 0 || dot === path.length - 1) return null;
  return { objPath: path.slice(0, dot + 1), param: path.slice(dot + 1) };
}

/** Joins what an answer gives in two parts; agents differ in whether the object's dot is there (TR-369 §6.3.1.4). */
export function joinPath(objPath: string, relative: string): string {
  if (relative.startsWith('Device.')) return relative;
  if (objPath === '' || objPath.endsWith('.')) return objPath + relative;
  // One parameter may come back under its own full path, with its bare name as the key.
  if (objPath.endsWith(`.${relative}`)) return objPath;
  return `${objPath}.${relative}`;
}

/** `Device.WiFi.SSID.{i}.SSID` of `Device.WiFi.SSID.3.SSID`: how the supported data model names it. */
export function supportedPath(path: string): string {
  return path.replace(/\.\d+(?=\.|$)/g, '.{i}');
}

/** Object part and command name of `Device.IP.Diagnostics.IPPing()`; null where it is no command path. */
export function splitCommandPath(path: string): { objPath: string; command: string } | null {
  const parts = splitParameterPath(path);
  return parts?.param.endsWith('()') ? { objPath: parts.objPath, command: parts.param } : null;
}

/** Whether an entry of a subscription's ReferenceList covers a path: equal, above it, or equal but for `*`. */
export function referenceCovers(reference: string, path: string): boolean {
  if (reference === path) return true;
  if (!reference.includes('*')) return reference.endsWith('.') && path.startsWith(reference);
  const wanted = reference.split('.');
  const actual = path.split('.');
  const open = reference.endsWith('.');
  if (open) wanted.pop();
  if (open ? actual.length < wanted.length : actual.length !== wanted.length) return false;
  return wanted.every((part, at) => part === actual[at] || (part === '*' && /^\d+$/.test(actual[at] ?? '')));
}

/**
 * Parameters that TR-181 marks secured: an agent gives back an empty string instead of the value, so that empty means
 * "not reported" and never "not set". Matched by name, because vendors repeat these names in their own objects.
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
