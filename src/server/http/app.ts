import helmet from '@fastify/helmet';
import websocket from '@fastify/websocket';
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  LogController,
} from 'fastify';
import type { LiveHub } from '#server/live/hub.ts';
import { ApiError } from './api-error.ts';
import type { Handlers } from './call.ts';
import { healthRoutes, type Metrics } from './metrics.ts';
import { apiReference } from './plugins/api-reference.ts';
import { consoleFiles } from './plugins/console.ts';
import { bodyLimit, errorAnswers, errorBody } from './plugins/errors.ts';
import { registerOperations } from './register.ts';
import { requestIdHeader, requestIdOf } from './request-id.ts';
import type { Services } from './services.ts';
import { type ApiDocuments, Validators } from './validators.ts';

export interface AppDeps {
  services: Services;
  handlers: Handlers;
  documents: ApiDocuments;
  metrics: Metrics;
  /** Absent in tests that need no live socket. */
  hub?: Pick<LiveHub, 'accept'>;
  /** Folder of the built console. */
  consoleDirectory: string;
  ready(): Promise<void>;
}

/** Largest message a console sends: its token and a cursor. */
const liveMessageLimit = 16_384;

/** Builds the HTTP application; it does not listen, so tests use `inject`. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { services, handlers, documents, metrics, hub } = deps;
  const loggerInstance: FastifyBaseLogger = services.logger;
  const app = fastify({
    bodyLimit,
    loggerInstance,
    // No request is written down with its headers and body; what fails is, by the name of its route.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: ({ headers }) => requestIdOf(headers.traceparent),
    routerOptions: { maxParamLength: 512 },
    // What the router itself refuses has the same shape as everything else.
    frameworkErrors: (_error, request, reply) =>
      (reply as FastifyReply)
        .code(400)
        .send(errorBody(new ApiError('custom', { message: 'The address is not valid.' }), request)),
    // Bytes that are no HTTP never become a request, so there is no language to answer in.
    clientErrorHandler: (_error, socket) => {
      const body = JSON.stringify({ code: 'custom', message: 'This is not a valid HTTP request.', data: [] });
      if (!socket.writable) return socket.destroy();
      const head =
        'HTTP/1.1 400 Bad Request\r\nContent-Type: application/json; charset=utf-8\r\nConnection: close\r\n';
      socket.end(`${head}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
    },
    requestTimeout: 60_000,
    forceCloseConnections: 'idle',
  });
  app.removeContentTypeParser('text/plain');
  app.addHook('onRequest', async ({ id }, reply) => {
    reply.header(requestIdHeader, id);
  });
  errorAnswers(app);
  await securityHeaders(app);
  if (hub) {
    await app.register(websocket, { options: { maxPayload: liveMessageLimit } });
    app.get('/ws/:clientId', { websocket: true }, (socket) => {
      const peer = hub.accept(socket);
      socket.on('message', (data) => peer.message(data.toString()));
      socket.on('close', () => peer.closed());
      socket.on('error', () => socket.close());
    });
  }
  healthRoutes(app, { ready: deps.ready, metrics });
  apiReference(app, documents);
  registerOperations(app, { services, handlers, validators: new Validators(documents), metrics });
  await consoleFiles(app, deps.consoleDirectory);
  return app;
}

/** Headers for everything we serve. The policy allows only our own files: the console has no inline script. */
async function securityHeaders(app: FastifyInstance): Promise<void> {
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
        // The live socket too: since CSP 3 that is what 'self' says of ws and wss.
        connectSrc: ["'self'"],
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
