import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** Headers for everything we serve. The policy allows only our own files: the console has no inline script. */
export async function securityHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // Positions and sizes that charts, virtual rows and dialogs compute are style attributes.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'", 'ws:', 'wss:'],
        workerSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    // Behind a proxy that ends TLS this header is the proxy's business; on plain http it would lock people out.
    hsts: false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'no-referrer' },
  });
  app.addHook('onSend', async (request, reply) => {
    if (/^\/(api|auth|admin)\//.test(request.url)) reply.header('cache-control', 'no-store');
  });
}
