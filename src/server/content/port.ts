import type { JsonObject } from '#machines/json.ts';
import type { TaskKind } from '#machines/task/kinds.ts';
import type { Language } from '#server/core/http/api-error.ts';
import type { Scope } from '#server/core/read-models/scope.ts';

export const contentTypes = ['LandingChannel', 'BootingAd', 'DsmCc'] as const;
/** CO-101 */
export type ContentType = (typeof contentTypes)[number];

/** What a task says of its file; the file cannot be fetched with it. */
export interface ContentOrder {
  contentType: ContentType;
  itemId: string;
  name: string;
  version: string;
  sha256: string;
  size: number;
}

/** Which item a command is for; one of them, by its kind. */
export interface ItemIds {
  channelId?: string;
  adFileId?: string;
  metaFileId?: string;
}

export interface ContentItem extends ContentOrder {
  opId: string;
  /** Of a file that is made now; null: it was uploaded. */
  bytes: Uint8Array | null;
}

/** What commands bring to set-top boxes, as their tasks name it. */
export interface ContentOrderPort {
  /** Null: the command brings nothing. The item must be in the caller's scope. */
  find(scope: Scope, kind: TaskKind, ids: ItemIds): Promise<ContentItem | null>;
  /** An organisation's content goes to its own boxes and those of organisations below it. */
  refuseForeign(item: ContentItem, endpointIds: readonly string[], language: Language): Promise<void>;
  /** Of the tasks; the file is in the store from now on. */
  params(item: ContentItem): Promise<JsonObject>;
}
