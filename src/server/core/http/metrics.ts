import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { boundedCheck } from './bounded-check.ts';

const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5];

/** Metrics of this process for Prometheus; each server has its own, so that tests do not share them. */
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

  readonly #unauthenticated = new Counter({
    name: 'waymark_unauthenticated_calls_total',
    help: 'Refused calls that nobody authenticated, by operation and result code.',
    labelNames: ['operation', 'code'],
    registers: [this.#registry],
  });

  /** Adds a gauge that is computed when /metrics is read; NaN if that fails, so that the others are still reported. */
  gauge({ name, help, value }: { name: string; help: string; value(): number | Promise<number> }): void {
    const figure = boundedCheck(async () => value());
    new Gauge({
      name,
      help,
      registers: [this.#registry],
      async collect() {
        this.set(await figure().catch(() => Number.NaN));
      },
    });
  }

  /** Adds a gauge with a value for each label. */
  gauges({
    label,
    values,
    ...named
  }: {
    name: string;
    help: string;
    label: string;
    values(): Record<string, number>;
  }): void {
    new Gauge({
      ...named,
      labelNames: [label],
      registers: [this.#registry],
      collect() {
        for (const [of, value] of Object.entries(values())) this.set({ [label]: of }, value);
      },
    });
  }

  operation(operation: string, code: string, ms: number): void {
    this.#counts.inc({ operation, code });
    this.#durations.observe({ operation }, ms / 1000);
  }

  unauthenticated(operation: string, code: string): void {
    this.#unauthenticated.inc({ operation, code });
  }

  text(): Promise<string> {
    return this.#registry.metrics();
  }
}
