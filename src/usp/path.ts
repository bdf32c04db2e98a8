/** Plain path text (TR-369 §2.5): object paths end with a dot, commands with `()`, events with `!`. */

/** Splits `Device.WiFi.SSID.1.SSID` into `Device.WiFi.SSID.1.` and `SSID`; null without a parameter name. */
export function splitParameterPath(path: string): { objPath: string; param: string } | null {
  const dot = path.lastIndexOf('.');
  if (dot < 0 || dot === path.length - 1) return null;
  return { objPath: path.slice(0, dot + 1), param: path.slice(dot + 1) };
}

/**
 * Joins an answer's object path and relative name; agents differ in the trailing dot of the object (TR-369 §6.3.1.4).
 */
export function joinPath(objPath: string, relative: string): string {
  if (relative.startsWith('Device.')) return relative;
  if (objPath === '' || objPath.endsWith('.')) return objPath + relative;
  // A single parameter may come back under its own full path, with its bare name as the key.
  if (objPath.endsWith(`.${relative}`)) return objPath;
  return `${objPath}.${relative}`;
}

/** Converts `Device.WiFi.SSID.3.SSID` to `Device.WiFi.SSID.{i}.SSID`, its name in the supported data model. */
export function supportedPath(path: string): string {
  return path.replace(/\.\d+(?=\.|$)/g, '.{i}');
}

/** Splits `Device.IP.Diagnostics.IPPing()` into object and command name; null for any other path. */
export function splitCommandPath(path: string): { objPath: string; command: string } | null {
  const parts = splitParameterPath(path);
  return parts?.param.endsWith('()') ? { objPath: parts.objPath, command: parts.param } : null;
}

/** Tells if an entry of a subscription's ReferenceList covers a path: equal, above it, or equal except for `*`. */
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
 * Parameters that TR-181 marks secured: an agent returns an empty string instead of the value, so empty means "not
 * reported" and never "not set". They are matched by name, because vendors reuse these names in their own objects.
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
