import { createHash } from 'node:crypto';
import { canonicalJson } from '#domain/canonical-json.ts';
import type { JsonObject } from '#machines/json.ts';
import type { TaskKind } from '#machines/task/kinds.ts';
import type { FileUploads } from '#server/core/blobs/file-uploads.ts';
import { addUse } from '#server/core/blobs/queries/uploads.ts';
import type { Database } from '#server/core/database/database.ts';
import { ApiError, type Language } from '#server/core/http/api-error.ts';
import { refusal } from '#server/core/http/validators.ts';
import type { Scope } from '#server/core/read-models/scope.ts';
import { detailsOf } from '../lists/kinds.ts';
import { ScopedContent } from '../lists/queries/items.ts';
import type { ContentItem, ContentOrderPort, ItemIds } from '../port.ts';
import { ScopedSets } from '../sets/queries/sets.ts';
import { foreignBoxes } from './queries/coverage.ts';

interface Deps {
  database: Database;
  fileUploads: Pick<FileUploads, 'make'>;
}

const idOf = {
  SetLandingChannel: 'channelId',
  SetBootAd: 'adFileId',
  SetMetadata: 'metaFileId',
} as const satisfies Partial<Record<TaskKind, keyof ItemIds>>;
type ContentKind = keyof typeof idOf;
const isContent = (kind: TaskKind): kind is ContentKind => Object.hasOwn(idOf, kind);

/** Content of commands to set-top boxes, as their tasks describe it. */
export class ContentOrders implements ContentOrderPort {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Finds the content of a command; null: it has none. The item must be in the caller's scope. */
  async find(scope: Scope, kind: TaskKind, ids: ItemIds): Promise<ContentItem | null> {
    const wanted = isContent(kind) ? idOf[kind] : null;
    const given = Object.entries(ids).filter(([, id]) => id !== undefined);
    const other = given.find(([name]) => name !== wanted);
    if (other) throw refusal([{ field: other[0], message: 'does not belong to this command' }]);
    if (!isContent(kind) || wanted === null) return null;
    const id = ids[wanted];
    if (id === undefined) throw refusal([{ field: wanted, message: 'is required' }]);
    const found = await itemOf[kind](scope, id);
    if (!found) throw new ApiError('nodata');
    return found;
  }

  /** Refuses boxes outside the content's organisation and those below it. */
  async refuseForeign(
    { opId }: ContentItem,
    endpointIds: readonly string[],
    language: Language,
  ): Promise<void> {
    const count = await foreignBoxes(this.#deps.database, opId, endpointIds);
    if (count > 0)
      throw new ApiError('custom', {
        message: foreignDevices[language],
        data: { count },
      });
  }

  /** Builds task parameters; the file is in the store from now on. */
  async params({ bytes, opId, ...order }: ContentItem): Promise<JsonObject> {
    if (!bytes) return { ...order };
    const { fileUploads, database } = this.#deps;
    await fileUploads.make({ opId, most: bytes.length }, inOnePiece(bytes));
    const { sha256, size, itemId } = order;
    await addUse(database.sql, { kind: 'landingChannel', ownerId: itemId, sha256, size, opId });
    return { ...order };
  }
}

const foreignDevices: Record<Language, string> = {
  en: 'Some of these devices belong to another organisation than the item.',
  ko: '이 항목을 가진 조직에 속하지 않은 단말이 있습니다.',
};

async function* inOnePiece(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

const itemOf: Record<ContentKind, (scope: Scope, id: string) => Promise<ContentItem | null>> = {
  async SetLandingChannel(scope, id) {
    const row = await scope.of(ScopedContent).find('channel', id);
    if (!row) return null;
    const { logicalChannelNumber } = detailsOf<'channel'>(row);
    const landing = { channelId: id, channelName: row.name, channelNumber: logicalChannelNumber };
    const bytes = new TextEncoder().encode(`${canonicalJson(landing)}\n`);
    return {
      contentType: 'LandingChannel',
      itemId: id,
      name: row.name,
      opId: row.op_id,
      // The box starts on this channel number.
      version: String(logicalChannelNumber),
      sha256: createHash('sha256').update(bytes).digest('hex'),
      size: bytes.length,
      bytes,
    };
  },
  async SetBootAd(scope, id) {
    const row = await scope.of(ScopedContent).find('bootAd', id);
    return (
      row && {
        contentType: 'BootingAd',
        itemId: id,
        name: row.name,
        opId: row.op_id,
        version: String(detailsOf<'bootAd'>(row).version),
        sha256: row.sha256,
        size: row.size_bytes,
        bytes: null,
      }
    );
  },
  async SetMetadata(scope, id) {
    const row = await scope.of(ScopedSets).find(id);
    return (
      row && {
        contentType: 'DsmCc',
        itemId: id,
        name: row.name,
        opId: row.op_id,
        version: String(row.version),
        sha256: row.sha256,
        size: row.size_bytes,
        bytes: null,
      }
    );
  },
};
