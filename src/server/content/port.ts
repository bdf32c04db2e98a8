import type { JsonObject } from '#machines/json.ts';
import type { TaskKind } from '#machines/task/kinds.ts';
import type { Language } from '#server/core/http/api-error.ts';
import type { Scope } from '#server/core/read-models/scope.ts';

export const contentTypes = ['LandingChannel', 'BootingAd', 'DsmCc'] as const;
/** CO-101 */
export type ContentType = (typeof contentTypes)[number];

/** Description of a task's file; it does not allow fetching the file. */
export interface ContentOrder {
  contentType: ContentType;
  itemId: string;
  name: string;
  version: string;
  sha256: string;
  size: number;
}

/** Item of a command: one of these ids, by the command's kind. */
export interface ItemIds {
  channelId?: string;
  adFileId?: string;
  metaFileId?: string;
}

export interface ContentItem extends ContentOrder {
  opId: string;
  /** Bytes of a file that is built now; null: it was uploaded. */
  bytes: Uint8Array | null;
}

/** Content of commands to set-top boxes, as their tasks describe it. */
export interface ContentOrderPort {
  /** Finds the content of a command; null: it has none. The item must be in the caller's scope. */
  find(scope: Scope, kind: TaskKind, ids: ItemIds): Promise<ContentItem | null>;
  /** Refuses boxes outside the content's organisation and those below it. */
  refuseForeign(item: ContentItem, endpointIds: readonly string[], language: Language): Promise<void>;
  /** Builds task parameters; the file is in the store from now on. */
  params(item: ContentItem): Promise<JsonObject>;
}
