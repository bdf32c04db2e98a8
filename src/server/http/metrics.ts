/** Gauges asked for when /metrics is read: name, help, value. */
export type Gauge = { name: string; help: string; value(): number | Promise<number> };

const buckets = [5, 10, 25, 50, 100, 250, 500, 1_000, 5_000];

/** Counters of this process in the Prometheus text format (version 0.0.4). */
export class Metrics {
  readonly #counts = new Map<string, number>();
  readonly #buckets = new Map<string, number[]>();
  readonly #sums = new Map<string, number>();
  readonly #gauges: Gauge[] = [];

  gauge(gauge: Gauge): void {
    this.#gauges.push(gauge);
  }

  operation(operation: string, code: string, ms: number): void {
    const key = `operation="${operation}",code="${code}"`;
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
    const counts = this.#buckets.get(operation) ?? buckets.map(() => 0);
    buckets.forEach((limit, index) => {
      if (ms <= limit) counts[index] = (counts[index] ?? 0) + 1;
    });
    this.#buckets.set(operation, counts);
    this.#sums.set(operation, (this.#sums.get(operation) ?? 0) + ms / 1000);
  }

  async text(): Promise<string> {
    const lines = [
      '# HELP waymark_operations_total Calls by operation and result code.',
      '# TYPE waymark_operations_total counter',
    ];
    const totals = new Map<string, number>();
    for (const [key, count] of this.#counts) {
      lines.push(`waymark_operations_total{${key}} ${count}`);
      const operation = key.slice('operation="'.length, key.indexOf('",'));
      totals.set(operation, (totals.get(operation) ?? 0) + count);
    }
    lines.push(
      '# HELP waymark_operation_seconds Time to answer.',
      '# TYPE waymark_operation_seconds histogram',
    );
    for (const [operation, counts] of this.#buckets) {
      const label = `operation="${operation}"`;
      const total = totals.get(operation) ?? 0;
      counts.forEach((count, index) => {
        lines.push(
          `waymark_operation_seconds_bucket{${label},le="${(buckets[index] ?? 0) / 1000}"} ${count}`,
        );
      });
      lines.push(
        `waymark_operation_seconds_bucket{${label},le="+Inf"} ${total}`,
        `waymark_operation_seconds_sum{${label}} ${this.#sums.get(operation) ?? 0}`,
        `waymark_operation_seconds_count{${label}} ${total}`,
      );
    }
    for (const { name, help, value } of this.#gauges)
      lines.push(`# HELP ${name} ${help}`, `# TYPE ${name} gauge`, `${name} ${await value()}`);
    return `${lines.join('\n')}\n`;
  }
}
