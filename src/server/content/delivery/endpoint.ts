import { randomUUID } from 'node:crypto';
import { BoundedCache } from '#domain/bounded-cache.ts';
import type { Row } from '#server/core/database/database.ts';
import type { FileEndpoint } from '#server/core/files/device-files.ts';
import type { ContentGrant, ContentGrants } from './grants.ts';

/** Maximum number of API log rows for one grant, so that a box with endless requests does not fill the log. */
const mostRows = 50;
const grantsRemembered = 100_000;

interface ContentEndpointDeps {
  /** Tells if the item still exists. */
  holds(grant: ContentGrant): Promise<boolean>;
  /** Stores a row of the API log. */
  store(fetch: Omit<Row<'content_fetch'>, 'op_id'>): Promise<void>;
  grants: ContentGrants;
  now(): number;
  onFault(error: unknown): void;
}

/**
 * Serves content to holders of a genuine grant, which identifies the box, so each of their requests gets a row of the
 * API log.
 */
export function contentEndpoint({ store, holds, grants, now, onFault }: ContentEndpointDeps): FileEndpoint {
  const rows = new BoundedCache<string, number>(grantsRemembered);
  const mayStore = (text: string): boolean => {
    const before = rows.get(text) ?? 0;
    rows.set(text, before + 1);
    return before < mostRows;
  };
  const refusalOf = async (grant: ContentGrant, sha256: string, at: number): Promise<number | null> => {
    if (grant.sha256 !== sha256) return 403;
    if (grant.expiresAt < at) return 410;
    return (await holds(grant)) ? null : 404;
  };
  return async (sha256, text) => {
    const grant = grants.read(text);
    // Without a genuine grant the box is unknown, so there is no row.
    if (!grant) return 403;
    const begun = now();
    const ended = ({ status, sent, size }: { status: number; sent: number; size: number }) => {
      const isServed = status === 200 || status === 206;
      if (!mayStore(text)) return;
      void store({
        fetch_id: randomUUID(),
        endpoint_id: grant.endpointId,
        kind: grant.kind,
        item_id: grant.itemId,
        name: grant.name,
        content_version: grant.version,
        http_status: status,
        outcome: isServed ? (sent === size ? 'complete' : 'interrupted') : 'refused',
        sent_bytes: sent,
        size_bytes: size,
        duration_ms: now() - begun,
        fetched_at: new Date(begun),
      }).catch(onFault);
    };
    const refused = await refusalOf(grant, sha256, begun);
    if (refused !== null) {
      ended({ status: refused, sent: 0, size: 0 });
      return refused;
    }
    return { sha256, key: text, ended };
  };
}
