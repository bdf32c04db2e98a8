import { modules } from '#server/compose/modules.ts';
import type { LogStorage } from '#server/core/log/storage.ts';
import { StreamKinds } from '#server/core/streams/definition.ts';
import { InlineLists } from '#server/core/streams/inline-lists.ts';

/** Every stream kind of the product, for tests that compose less than a server. */
export const streamKinds = new StreamKinds(modules.flatMap(({ streams = [] }) => streams));

/** Lists of these kinds that are written together with their events. */
export const inlineLists = (storage: LogStorage) => new InlineLists(streamKinds, storage);
