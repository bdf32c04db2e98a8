import type { IncomingMessage } from 'node:http';
import { type PeerCertificate, TLSSocket } from 'node:tls';
import { isEndpointId } from '#usp/endpoint-id.ts';

/** Evidence of identity that a connection shows beside the claimed name. */
export interface Evidence {
  /** SHA-256 of the client certificate in hex, whatever signed it; null: none was shown. */
  fingerprint: string | null;
  /** Endpoint ids in a certificate that an authority of `USP_TLS_CLIENT_CA` signed. */
  certified: readonly string[];
  /** True if its authority revoked the client certificate (USP_TLS_CRL). */
  revoked?: boolean;
  /** User and password of HTTP Basic (RFC 7617); null: none. */
  basic: { user: string; password: string } | null;
}

export function evidenceOf(request: IncomingMessage): Evidence {
  const { socket } = request;
  const certificate = socket instanceof TLSSocket ? socket.getPeerCertificate() : null;
  const shown = certificate?.fingerprint256 ? certificate : null;
  return {
    fingerprint: shown ? shown.fingerprint256.replaceAll(':', '').toLowerCase() : null,
    certified: shown && socket instanceof TLSSocket && socket.authorized ? endpointsIn(shown) : [],
    revoked: isRevoked(socket),
    basic: basicOf(request.headers.authorization ?? ''),
  };
}

const isRevoked = (socket: object) =>
  socket instanceof TLSSocket && String(socket.authorizationError) === 'CERT_REVOKED';

/**
 * Reads endpoint ids from a certificate. TR-369 §9.2: an agent's certificate names its endpoint id as `urn:bbf:usp:id:`
 * in a URI of the subject alternative name.
 */
export function endpointsIn({ subjectaltname = '' }: Pick<PeerCertificate, 'subjectaltname'>): string[] {
  return [...subjectaltname.matchAll(oneName)]
    .map(([, name = '']) => name)
    .filter((name) => name.startsWith(uriName))
    .map((name) => percentDecoded(name.slice(uriName.length)))
    .filter(isEndpointId);
}

/** Node writes a value that holds a comma or a quote as a JSON string, so that it cannot pass for two names. */
const oneName = /(?:^|, )([^:,]+:(?:"(?:[^"\\]|\\.)*"|[^",]*))/g;
const uriName = 'URI:urn:bbf:usp:id:';

/** Decodes an endpoint id. An id may contain percent signs, so an id that is valid as written is used unchanged. */
function percentDecoded(text: string): string {
  if (isEndpointId(text)) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function basicOf(authorization: string): Evidence['basic'] {
  const encoded = /^basic +([a-z0-9+/=]{1,1024})$/i.exec(authorization)?.[1];
  if (encoded === undefined) return null;
  const text = Buffer.from(encoded, 'base64').toString('utf8');
  // An endpoint id holds colons, a password need not, so the last colon separates them.
  const at = text.lastIndexOf(':');
  return at < 0 ? null : { user: text.slice(0, at), password: text.slice(at + 1) };
}
