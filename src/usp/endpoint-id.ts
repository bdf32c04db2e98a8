/** Endpoint identifiers, `authority-scheme:[authority-id]:[instance-id]` (TR-369 §2.2, R-ARC.2 to R-ARC.6). */

export interface EndpointId {
  scheme: string;
  authority: string;
  instance: string;
}

const schemes = new Set([
  'oui',
  'cid',
  'pen',
  'self',
  'user',
  'os',
  'ops',
  'uuid',
  'imei',
  'proto',
  'doc',
  'fqdn',
]);
const identifier = /^(?:[A-Za-z0-9._~-]|%[0-9A-Fa-f]{2})*$/;
/** R-ARC.6 limits the instance to 50 characters; the total is limited so that it can be a key. */
const instanceLimit = 50;
const totalLimit = 200;

/** Returns null if the text is not an endpoint identifier. */
export function parseEndpointId(text: string): EndpointId | null {
  if (text.length > totalLimit) return null;
  const first = text.indexOf(':');
  const second = text.indexOf(':', first + 1);
  if (first <= 0 || second < 0) return null;
  const scheme = text.slice(0, first);
  const authority = text.slice(first + 1, second);
  const instance = text.slice(second + 1);
  if (!schemes.has(scheme)) return null;
  if (instance === '' || instance.length > instanceLimit) return null;
  if (!identifier.test(authority) || !identifier.test(instance)) return null;
  return { scheme, authority, instance };
}

export function isEndpointId(text: string): boolean {
  return parseEndpointId(text) !== null;
}

export interface EndpointIdentity {
  oui?: string;
  productClass?: string;
  serialNumber?: string;
}

/**
 * Returns the identity in ids of the schemes `os` and `ops` (R-ARC.6): `<OUI>-<Serial>` and `<OUI>-<Class>-<Serial>`;
 * nothing for others.
 */
export function identityIn(text: string): EndpointIdentity {
  const id = parseEndpointId(text);
  const parts = id && /^([0-9A-Fa-f]{6})-(.+)$/.exec(id.instance);
  if (!parts) return {};
  const [oui = '', rest = ''] = parts.slice(1);
  if (id.scheme === 'os') return { oui, serialNumber: decoded(rest) };
  // A hyphen within the class has to be percent-encoded.
  const [productClass = '', ...serial] = rest.split('-');
  if (id.scheme !== 'ops' || serial.length === 0) return {};
  return { oui, productClass: decoded(productClass), serialNumber: decoded(serial.join('-')) };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Returns `os::<OUI>-<SerialNumber>`, the scheme of devices with a registered OUI. */
export function osEndpointId(oui: string, serialNumber: string): string {
  return `os::${oui}-${serialNumber}`;
}

/** The controller's default id. */
export const waymarkControllerId = 'self::waymark-controller';
