import { isEndpointId } from '#usp/endpoint-id.ts';

/** Reads an agent's HTTP upgrade (TR-369 §4.4.1). Pure. */

export const subProtocol = 'v1.usp';

export type Upgrade =
  | { kind: 'accepted'; endpointId: string; extension: boolean }
  | { kind: 'refused'; status: 400 | 404; reason: string };

export interface UpgradeRequest {
  url: string;
  protocols: string;
  extensions: string;
}

export function decideUpgrade(request: UpgradeRequest, path: string): Upgrade {
  const [pathname = '', query = ''] = request.url.split('?', 2);
  if (pathname !== path) return { kind: 'refused', status: 404, reason: 'no USP endpoint here' };
  const offered = request.protocols.split(',').map((name) => name.trim());
  if (!offered.includes(subProtocol)) {
    return { kind: 'refused', status: 400, reason: `sub-protocol ${subProtocol} required` };
  }
  const extension = request.extensions.includes(extensionName);
  const claims = [...claimsOf(query), ...(extension ? extensionClaims(request.extensions) : [])];
  const [named = ''] = claims;
  // With two names it would be unclear which one was checked.
  if (claims.some((claim) => claim !== named)) {
    return { kind: 'refused', status: 400, reason: 'more than one eid' };
  }
  if (claims.length > 0 && !isEndpointId(named)) {
    return { kind: 'refused', status: 400, reason: 'eid is not an endpoint id' };
  }
  return { kind: 'accepted', endpointId: named, extension };
}

/** Extension of USP 1.0, which TR-369 1.1 replaced by `?eid=`; it is answered only if it is offered. */
export const extensionName = 'bbf-usp-protocol';

function extensionClaims(header: string): string[] {
  const named = /bbf-usp-protocol\s*;\s*eid="?([^",;\s]+)"?/.exec(header)?.[1];
  return named === undefined ? [] : [named];
}

/**
 * Reads the claimed ids, one for each `eid=`, even an empty one. Agents write the id raw or percent-encoded. An id may
 * itself contain percent signs, so a text that already is an id is used unchanged, and `+` is never a space.
 */
function claimsOf(query: string): string[] {
  return query
    .split('&')
    .filter((part) => part.startsWith('eid='))
    .map((part) => decoded(part.slice('eid='.length)));
}

function decoded(raw: string): string {
  if (isEndpointId(raw)) return raw;
  try {
    return decodeURIComponent(raw);
  } catch {
    return raw;
  }
}
