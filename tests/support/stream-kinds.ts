import { modules } from '#server/modules/modules.ts';
import type { LogStorage } from '#server/store/storage.ts';
import { StreamKinds } from '#server/streams/definition.ts';
import { InlineLists } from '#server/streams/inline-lists.ts';

/** Every kind of stream of the product, for tests that compose less than a server. */
export const streamKinds = new StreamKinds(modules.flatMap(({ streams = [] }) => streams));

/** Their lists, written with their events. */
export const inlineLists = (storage: LogStorage) => new InlineLists(streamKinds, storage);
