import { createHash, timingSafeEqual } from 'node:crypto';
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { TlsSource } from '../network/tls-server.ts';
import { ApiError } from './api-error.ts';
import { listening, requestTimeout } from './listening.ts';
import type { Metrics } from './metrics.ts';
import { errorAnswers, errorBody, frameworkAnswer } from './plugins/errors.ts';
import { refuseConnection } from './plugins/refused-requests.ts';

/** Details for the operator's monitoring: log positions, and the kind of database. */
type Details = Record<string, string | number>;

export interface Health {
  /** Rejects when the server cannot work; it then answers 503 and a load balancer uses another one. */
  ready(): Promise<Details>;
  metrics: Metrics;
}

/**
 * `tokens`: callers with one of them see everything; null: no caller can. `everybody`: for a port that only the operator
 * reaches.
 */
export type HealthAccess = { tokens: Tokens | null } | 'everybody';

/** Returns the currently valid tokens. */
export type Tokens = () => readonly string[];

/**
 * Serves /healthz: the process lives. /readyz: it can answer. /metrics: Prometheus. None of them reveals people or
 * devices.
 */
export function healthRoutes(app: FastifyInstance, { ready, metrics }: Health, access: HealthAccess): void {
  const mayLook = (request: FastifyRequest) => access === 'everybody' || shows(request, access.tokens);
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (request, reply) => {
    try {
      const details = await ready();
      return { status: 'ready', ...(mayLook(request) ? details : {}) };
    } catch (error) {
      const reason = error instanceof Error && mayLook(request) ? { reason: error.message } : {};
      return reply.code(503).send({ status: 'not ready', ...reason });
    }
  });
  if (access !== 'everybody' && access.tokens === null) return;
  app.get('/metrics', async (request, reply) => {
    if (!mayLook(request)) throw new ApiError('jwterr');
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(await metrics.text());
  });
}

/** Serves only the three paths, on their own port. */
export function internalApp(
  health: Health,
  loggerInstance: FastifyBaseLogger,
  tls: TlsSource | null,
): FastifyInstance {
  const app: FastifyInstance = fastify({
    loggerInstance,
    ...listening(tls),
    requestTimeout,
    logController: new LogController({ disableRequestLogging: true }),
    frameworkErrors: (error, request, reply) => {
      const answer = frameworkAnswer(error);
      return (reply as FastifyReply).code(answer.status).send(errorBody(answer, request));
    },
    clientErrorHandler: refuseConnection,
    forceCloseConnections: 'idle',
  });
  errorAnswers(app);
  app.setNotFoundHandler(async () => {
    throw new ApiError('notfound');
  });
  healthRoutes(app, health, 'everybody');
  return app;
}

/** Checks a token. Digests are compared, so that the time reveals nothing about the token. */
function shows(request: FastifyRequest, tokens: Tokens | null): boolean {
  const [scheme, shown] = (request.headers.authorization ?? '').split(' ');
  if (tokens === null || scheme?.toLowerCase() !== 'bearer' || !shown) return false;
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return tokens().some((token) => timingSafeEqual(digest(shown), digest(token)));
}
