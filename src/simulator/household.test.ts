import { describe, expect, test } from 'vitest';
import { Readings } from '#domain/device-parameters/readings.ts';
import { differencesOf } from '#domain/topology/difference.ts';
import { holdsTopology, topologyOf, topologyPaths } from '#domain/topology/topology.ts';
import { Bench } from './testing.ts';

const reported = (bench: Bench) =>
  Object.assign({}, ...topologyPaths.map((path) => bench.get(path))) as Record<string, string>;
const read = (bench: Bench) => topologyOf(new Readings(Object.entries(reported(bench))));
const minutes = (count: number) => count * 60_000;

describe('the home of a router and its extender', () => {
  const [router, extender] = [new Bench('AR2146').connect(), new Bench('EAP2244').connect()];

  test('is the same for both', () => {
    expect(holdsTopology(reported(router))).toBe(true);
    const [master, slave] = read(router);
    const own = read(extender);
    expect(master).toMatchObject({ type: 'Master', mac_address: router.agent.identity.macAddress });
    expect(slave).toMatchObject({ type: 'Slave', mac_address: extender.agent.identity.macAddress });
    const macs = (nodes: typeof own) =>
      nodes.flatMap(({ stations }) => stations.map((one) => one.mac_address));
    const ofExtender = own.find(({ mac_address: mac }) => mac === slave?.mac_address);
    expect(macs(ofExtender ? [ofExtender] : [])).toEqual(macs(slave ? [slave] : []));
  });

  test('changes as people move: a client joins, leaves or roams, and an uplink changes its band', () => {
    const kinds = new Set<string>();
    let before = read(router);
    for (let at = 0; at < 120; at += 1) {
      router.clock.advance(minutes(2));
      const after = read(router);
      for (const { change } of differencesOf(before, after)) kinds.add(change.kind);
      before = after;
    }
    expect([...kinds].sort()).toEqual(['band', 'came', 'gone', 'moved']);
  });
});

test('unplugs an extender at times that only its router reports', () => {
  const router = new Bench('AR3030W').connect();
  const counts = new Set<number>();
  for (let at = 0; at < 60; at += 1) {
    counts.add(read(router).length);
    router.clock.advance(minutes(5));
  }
  expect(counts.size).toBeGreaterThan(1);
});
