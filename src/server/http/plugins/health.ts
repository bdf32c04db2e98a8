import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../metrics.ts';

export interface HealthDeps {
  /** Rejects when the server cannot do its work; it then answers 503 and a load balancer looks elsewhere. */
  ready(): Promise<void>;
  metrics: Metrics;
}

/** /healthz: the process lives. /readyz: it can answer. /metrics: Prometheus. None of them tells about people or devices. */
export function healthRoutes(app: FastifyInstance, { ready, metrics }: HealthDeps): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    try {
      await ready();
      return { status: 'ready' };
    } catch {
      return reply.code(503).send({ status: 'not ready' });
    }
  });
  app.get('/metrics', async (_request, reply) =>
    reply.type('text/plain; version=0.0.4; charset=utf-8').send(await metrics.text()),
  );
}
