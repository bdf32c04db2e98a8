import type { FastifyInstance } from 'fastify';
import { uploadedPictures } from '#domain/models.ts';
import type { Database } from '#server/core/database/database.ts';

/**
 * Serves model pictures for the console's `img`, which sends no token: they reveal no device, and an address cannot be
 * guessed.
 */
export function modelPictures(app: FastifyInstance, database: Database): void {
  app.get<{ Params: { digest: string } }>(`${uploadedPictures}:digest`, async ({ params }, reply) => {
    const found = await database.sql
      .selectFrom('model_picture')
      .select(['media_type', 'picture'])
      .where('digest', '=', params.digest)
      .limit(1)
      .executeTakeFirst();
    if (!found) return reply.code(404).send();
    // The content of a digest never changes.
    return reply
      .type(found.media_type)
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(Buffer.from(found.picture));
  });
}
