import { Socket } from 'node:net';
import helmet from '@fastify/helmet';
import websocket, { type WebSocket } from '@fastify/websocket';
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  LogController,
} from 'fastify';
import type { Logger } from 'pino';
import type { AccountCalls } from '#server/core/audit/account-calls.ts';
import type { UnauthenticatedCalls } from '#server/core/audit/unauthenticated-calls.ts';
import type { Validators } from '#server/core/http/validators.ts';
import type { LiveSocket } from '#server/core/live/client.ts';
import type { LiveHub } from '#server/core/live/hub.ts';
import type { SlowRefusals } from '#server/core/network/slow-refusals.ts';
import type { TlsSource } from '#server/core/network/tls-server.ts';
import type { Tracer } from '#server/core/tracing/port.ts';
import type { Handlers } from './call.ts';
import { clientAddress, trustOf } from './client-address.ts';
import { type Health, healthRoutes, type Tokens } from './health.ts';
import { keepAlive } from './keep-alive.ts';
import { listening, requestTimeout } from './listening.ts';
import { apiReference } from './plugins/api-reference.ts';
import { callSpans } from './plugins/call-spans.ts';
import { consoleFiles } from './plugins/console.ts';
import { bodyLimit, errorAnswers, errorBody, frameworkAnswer } from './plugins/errors.ts';
import { refuseConnection, refusedRequests } from './plugins/refused-requests.ts';
import { type RegisterDeps, registerOperations } from './register.ts';
import { requestIdHeader, requestIdOf } from './request-id.ts';
import type { ApiDocuments } from './validators.ts';

type Needs = RegisterDeps['services'] & {
  logger: Logger;
  publicUrl: string;
  validators: Validators;
  accountCalls: AccountCalls;
};

export interface AppDeps {
  services: Needs;
  handlers: Handlers;
  /** Mounts the routes of the areas that are not in the contract. */
  routes(app: FastifyInstance): Promise<unknown>;
  /** Other origins whose pictures the console shows. */
  imageOrigins: readonly string[];
  /** Further origins that the console may connect to: the device port, which it checks. */
  connectOrigins: readonly string[];
  documents: ApiDocuments;
  health: Health;
  unauthenticated: UnauthenticatedCalls;
  /** Delays refusals; null: they are not delayed. */
  refusals: SlowRefusals | null;
  /** Tokens for /metrics and the details of /readyz; null: they are not served here. */
  metricsTokens: Tokens | null;
  /** Trusted proxies for the caller's address: how many, or their networks. */
  trustProxy: number | string[] | false;
  /** Absent in tests that need no live socket. */
  hub?: Pick<LiveHub, 'accept'>;
  /** Folder of the built console. */
  consoleDirectory: string;
  /** Tracer of calls; null: calls are not traced. */
  tracer: Tracer | null;
  /** Certificate source; null: connections are not encrypted here. */
  tls: TlsSource | null;
}

/** Maximum size of a console's message: its token and a cursor. */
const liveMessageLimit = 16_384;

const yearS = 31_536_000;

/** Milliseconds for a console to answer the close. */
const answerCloseMs = 2_000;

/** Builds the HTTP application; it does not listen, so tests use `inject`. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { services, handlers, documents, health, hub, tls } = deps;
  const loggerInstance: FastifyBaseLogger = services.logger;
  const app = fastify({
    bodyLimit,
    trustProxy: trustOf(deps.trustProxy),
    loggerInstance,
    // Requests are not logged with headers and body; failures are, by the name of their route.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: ({ headers }) => requestIdOf(headers.traceparent),
    routerOptions: { maxParamLength: 512 },
    // The router's own refusals have the same shape as all others.
    frameworkErrors: (error, request, reply) => {
      const answer = frameworkAnswer(error);
      return (reply as FastifyReply)
        .code(answer.status)
        .header(requestIdHeader, request.id)
        .send(errorBody(answer, request));
    },
    clientErrorHandler: refuseConnection,
    ...listening(tls),
    requestTimeout,
    forceCloseConnections: 'idle',
    // A request from before its connection was closed counts as running.
    return503OnClosing: false,
  });
  app.removeContentTypeParser('text/plain');
  app.addHook('onRequest', async ({ id }, reply) => {
    reply.header(requestIdHeader, id);
  });
  errorAnswers(app);
  if (deps.refusals) slowRefusals(app, deps.refusals);
  await securityHeaders(app, services.publicUrl, deps);
  refusedRequests(app);
  if (hub) {
    await app.register(websocket, {
      options: { maxPayload: liveMessageLimit },
      // RFC 6455, 7.4.1: the server goes away, and the console reconnects soon. The library would give no reason.
      async preClose() {
        for (const socket of app.websocketServer.clients) socket.close(1001, 'server stops');
        // An unresponsive one, such as a sleeping machine, would delay the stop by half a minute.
        setTimeout(() => {
          for (const socket of app.websocketServer.clients) socket.terminate();
        }, answerCloseMs).unref();
      },
    });
    app.get('/ws/:clientId', { websocket: true }, (socket, request) => {
      const peer = hub.accept(corked(socket, request.raw.socket), clientAddress(request));
      socket.on('message', (data) => peer.message(data.toString()));
      socket.on('close', () => peer.closed());
      socket.on('error', () => socket.close());
      keepAlive(socket);
    });
  }
  await deps.routes(app);
  healthRoutes(app, health, { tokens: deps.metricsTokens });
  apiReference(app, documents);
  if (deps.tracer) callSpans(app, deps.tracer);
  registerOperations(app, {
    services,
    handlers,
    validators: services.validators,
    metrics: health.metrics,
    unauthenticated: deps.unauthenticated,
    accountCalls: services.accountCalls,
  });
  await consoleFiles(app, deps.consoleDirectory);
  return app;
}

/** Joins the writes of messages, which the library sends separately; an injected request has no connection for it. */
const corked = (socket: WebSocket, connection: Socket): LiveSocket =>
  connection instanceof Socket
    ? Object.assign(socket, { cork: () => connection.cork(), uncork: () => connection.uncork() })
    : socket;

/** Delays refusals of callers without a valid login, and for unknown addresses. Server faults are answered at once. */
function slowRefusals(app: FastifyInstance, refusals: SlowRefusals): void {
  app.addHook('onSend', async (request, { statusCode }) => {
    if (statusCode >= 400 && statusCode < 500 && !request.call?.session)
      await refusals.turn(clientAddress(request));
  });
  app.addHook('preClose', async () => refusals.stop());
}

/**
 * Sets headers for everything that is served. The policy allows only the server's own files, and map pictures: the
 * console has no inline script.
 */
async function securityHeaders(
  app: FastifyInstance,
  publicUrl: string,
  { imageOrigins, connectOrigins }: Pick<AppDeps, 'imageOrigins' | 'connectOrigins'>,
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // Charts, virtual rows and dialogs set computed positions and sizes as style attributes.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...imageOrigins],
        fontSrc: ["'self'", 'data:'],
        // This includes the live socket: since CSP 3, 'self' covers ws and wss.
        connectSrc: ["'self'", ...connectOrigins],
        workerSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    // On plain http it would lock people out. Subdomains are excluded, because they may run other services.
    hsts: publicUrl.startsWith('https:') ? { maxAge: yearS, includeSubDomains: false } : false,
    // This equals frame-ancestors above, for clients that do not support it.
    xFrameOptions: { action: 'deny' },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'no-referrer' },
  });
  app.addHook('onSend', async (request, reply) => {
    if (/^\/(api|auth|admin)\//.test(request.url)) reply.header('cache-control', 'no-store');
  });
}
