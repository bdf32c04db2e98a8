import type { FastifyInstance } from 'fastify';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';

const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5];

/** Figures of this process for Prometheus; each server has its own, so that tests do not share them. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #counts = new Counter({
    name: 'waymark_operations_total',
    help: 'Calls by operation and result code.',
    labelNames: ['operation', 'code'],
    registers: [this.#registry],
  });
  readonly #durations = new Histogram({
    name: 'waymark_operation_seconds',
    help: 'Time to answer.',
    labelNames: ['operation'],
    buckets: seconds,
    registers: [this.#registry],
  });

  /** A figure that is asked for when /metrics is read; NaN where it cannot be told, so that the others still are. */
  gauge({ name, help, value }: { name: string; help: string; value(): number | Promise<number> }): void {
    new Gauge({
      name,
      help,
      registers: [this.#registry],
      async collect() {
        const unknown = () => Number.NaN;
        this.set(await Promise.resolve().then(value).catch(unknown));
      },
    });
  }

  operation(operation: string, code: string, ms: number): void {
    this.#counts.inc({ operation, code });
    this.#durations.observe({ operation }, ms / 1000);
  }

  text(): Promise<string> {
    return this.#registry.metrics();
  }
}

interface HealthDeps {
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
