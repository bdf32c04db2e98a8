import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BenchServer, startBench } from './bench-server.ts';

const metricsToken = 'a-token-of-monitoring';
let bench: BenchServer;
beforeAll(async () => {
  bench = await startBench({ metricsToken });
}, 120_000);
afterAll(() => bench.close());

test('shows every figure of the server on the dashboard, and no other', async () => {
  const dashboard = await readFile('deploy/grafana/waymark.json', 'utf8');
  const shown = new Set(dashboard.match(/waymark_\w+/g)?.map((name) => name.replace(/_bucket$/, '')));
  const { body } = await bench.app.inject({
    url: '/metrics',
    headers: { authorization: `Bearer ${metricsToken}` },
  });
  const exported = new Set(Array.from(body.matchAll(/^# TYPE (waymark_\w+)/gm), ([, name]) => name));
  expect([...shown].toSorted()).toEqual([...exported].toSorted());
});
