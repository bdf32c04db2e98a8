import { randomUUID } from 'node:crypto';
import type { Row } from '#server/core/database/database.ts';
import type { Door } from '#server/devices/firmware/port.ts';
import type { ContentGrants } from './grants.ts';

interface DoorDeps {
  /** Keeps a row of the API log. */
  store(fetch: Omit<Row<'content_fetch'>, 'op_id'>): Promise<void>;
  grants: ContentGrants;
  now(): number;
  onFault(error: unknown): void;
}

/** The listener's part for content: who holds a genuine grant is known, so each of their requests is a row of the API log. */
export const contentDoor =
  ({ store, grants, now, onFault }: DoorDeps): Door =>
  async (sha256, text) => {
    const grant = grants.read(text);
    // Without a genuine grant it is not known whose request it is: there is no row for it.
    if (!grant) return 403;
    const begun = now();
    const ended = ({ status, sent, size }: { status: number; sent: number; size: number }) => {
      const isServed = status === 200 || status === 206;
      void store({
        ...{ fetch_id: randomUUID(), endpoint_id: grant.endpointId, kind: grant.kind, item_id: grant.itemId },
        ...{ name: grant.name, content_version: grant.version, http_status: status },
        outcome: isServed ? (sent === size ? 'complete' : 'interrupted') : 'refused',
        ...{ sent_bytes: sent, size_bytes: size, duration_ms: now() - begun, fetched_at: new Date(begun) },
      }).catch(onFault);
    };
    const refused = grant.sha256 !== sha256 ? 403 : grant.expiresAt < begun ? 410 : null;
    if (refused !== null) {
      ended({ status: refused, sent: 0, size: 0 });
      return refused;
    }
    return { sha256, key: text, ended };
  };
