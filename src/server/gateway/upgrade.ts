import { isEndpointId } from '#usp/endpoint-id.ts';

/** What the HTTP upgrade of an agent says (TR-369 §4.4.1). Pure. */

export const subProtocol = 'v1.usp';

export type Upgrade =
  | { kind: 'accepted'; endpointId: string; extension: boolean }
  | { kind: 'refused'; status: 400 | 404; reason: string };

export interface UpgradeRequest {
  url: string;
  protocols: string;
  extensions: string;
}

export function judgeUpgrade(request: UpgradeRequest, path: string): Upgrade {
  const [pathname = '', query = ''] = request.url.split('?', 2);
  if (pathname !== path) return { kind: 'refused', status: 404, reason: 'no USP endpoint here' };
  const offered = request.protocols.split(',').map((name) => name.trim());
  if (!offered.includes(subProtocol)) {
    return { kind: 'refused', status: 400, reason: `sub-protocol ${subProtocol} required` };
  }
  const extension = request.extensions.includes(extensionName);
  const named = endpointOf(query) ?? (extension ? extensionEndpoint(request.extensions) : '');
  if (named !== '' && !isEndpointId(named)) {
    return { kind: 'refused', status: 400, reason: 'eid is not an endpoint id' };
  }
  return { kind: 'accepted', endpointId: named, extension };
}

/** The extension of USP 1.0, which TR-369 1.1 replaced by `?eid=`; it is answered only where it is offered. */
export const extensionName = 'bbf-usp-protocol';

function extensionEndpoint(header: string): string {
  return /bbf-usp-protocol\s*;\s*eid="?([^",;\s]+)"?/.exec(header)?.[1] ?? '';
}

/**
 * Agents write the id raw or percent-encoded. An id may itself contain percent signs, so a text that already is an id
 * is taken as it stands, and `+` is never a space. Null where there is no eid.
 */
function endpointOf(query: string): string | null {
  const raw = query
    .split('&')
    .find((part) => part.startsWith('eid='))
    ?.slice('eid='.length);
  if (raw === undefined || raw === '') return null;
  if (isEndpointId(raw)) return raw;
  try {
    return decodeURIComponent(raw);
  } catch {
    return raw;
  }
}
