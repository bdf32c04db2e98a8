import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../api-error.ts';

/** Addresses that are never a page of the console. */
const notAPage = /^\/(api|auth|admin\/api|ws|assets|docs\/api|healthz|readyz|metrics)(\/|$|\?)/;

/**
 * Serves the built console from `directory`, with its one page for every other address. Without a build the server
 * still serves the API and tells how to get the console.
 */
export async function consoleFiles(app: FastifyInstance, directory: string): Promise<void> {
  const built = existsSync(join(directory, 'index.html'));
  if (built) {
    await app.register(fastifyStatic, {
      root: directory,
      wildcard: false,
      index: 'index.html',
      setHeaders: (reply, path) => {
        // File names under assets/ carry a hash of their content.
        reply.header(
          'cache-control',
          path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
        );
      },
    });
  }
  app.setNotFoundHandler(async (request, reply) => {
    const page = request.method === 'GET' && !notAPage.test(request.url);
    if (!page) throw new ApiError('notfound');
    if (!built) throw new ApiError('notfound', { message: 'The console is not built: run npm run build.' });
    return reply.header('cache-control', 'no-cache').sendFile('index.html');
  });
}
