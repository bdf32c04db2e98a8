import type { FastifyInstance } from 'fastify';
import { mostSetBytes } from '#domain/content-set/files.ts';
import { mediaRules } from '#domain/media/rules.ts';
import { deliveryTables } from '#server/content/delivery/stored.ts';
import { listsTables } from '#server/content/lists/stored.ts';
import type { Provisionings } from '#server/content/provisioning/provisionings.ts';
import { provisioningTables } from '#server/content/provisioning/stored.ts';
import { setsTables } from '#server/content/sets/stored.ts';
import { vodsTables } from '#server/content/vods/stored.ts';
import type { Vods } from '#server/content/vods/vods.ts';
import { rangeOf } from '#server/core/blobs/byte-ranges.ts';
import type { Module } from '#server/core/module.ts';
import type { CoreServices } from '#server/core/services.ts';
import { provisioningHandlers } from './bulks/handlers.ts';
import { commonHandlers } from './commons.ts';
import { deliveryHandlers } from './delivery/handlers.ts';
import { contentDemo } from './demo.ts';
import { useHandlers } from './item-uses.ts';
import { listHandlers } from './lists/handlers.ts';
import { useOfFile } from './lists/queries/items.ts';
import { provisioningStream } from './provisioning/stream.ts';
import { setPurpose } from './sets/archive.ts';
import { setHandlers } from './sets/handlers.ts';
import { vodHandlers } from './vods/handlers.ts';
import { vodFetchStream } from './vods/stream.ts';

interface Needs extends CoreServices {
  provisionings: Provisionings;
  vods: Vods;
}

/** Content of set-top boxes besides television (docs/product/content.md). */
export const contentModule: Module<Needs> = {
  name: 'content',
  demo: contentDemo,
  tables: { ...deliveryTables, ...listsTables, ...setsTables, ...provisioningTables, ...vodsTables },
  streams: [vodFetchStream, provisioningStream],
  handlers: (services) => ({
    ...listHandlers(services),
    ...commonHandlers(services),
    ...deliveryHandlers(services),
    ...provisioningHandlers(services),
    ...setHandlers(services),
    ...useHandlers(services),
    ...vodHandlers(services),
  }),
  uploads: {
    picture: { permission: '/cms/edit', readers: '/cms', most: mediaRules.banner.most },
    [setPurpose]: { permission: '/cms/edit', readers: '/cms', most: mostSetBytes },
    video: { permission: '/cms/edit', readers: '/cms', most: mediaRules.bootAd.most },
  },
  routes: contentFiles,
};

/** Serves list files for the console's `img` and `video`, which send no token: an address cannot be guessed. */
function contentFiles(app: FastifyInstance, { database, blobs }: Needs): void {
  app.get<{ Params: { digest: string } }>('/content-files/:digest', async (request, reply) => {
    const { digest } = request.params;
    const used = await useOfFile(database.sql, digest);
    if (!used) return reply.code(404).send();
    const { size_bytes: size } = used;
    const etag = `"${digest}"`;
    // Browsers read a video in parts; some cannot play it otherwise.
    const range = rangeOf(request.headers, { size, etag });
    if (range === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${size}`).send();
    const { start, end } = range === 'whole' ? { start: 0, end: size - 1 } : range;
    const bytes = await blobs.read(digest, { start, end });
    if (!bytes) return reply.code(404).send();
    if (range !== 'whole') reply.code(206).header('content-range', `bytes ${start}-${end}/${size}`);
    return reply
      .type(used.kind === 'bootAd' ? 'video/mp4' : 'image/png')
      .headers({
        'accept-ranges': 'bytes',
        'content-length': end - start + 1,
        etag,
        'cache-control': 'private, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      })
      .send(bytes);
  });
}
