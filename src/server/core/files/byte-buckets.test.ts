import { expect, test } from 'vitest';
import { ByteBuckets, type ByteLimit, type ByteShare } from './byte-buckets.ts';

const limit = (key: string, bytesPerSecond: number): ByteLimit => ({ key, bytesPerSecond });

/** Runs downloads that send whenever allowed, until a time; returns the bytes of each. */
function run(until: number, join: (buckets: ByteBuckets) => ByteShare[]): number[] {
  let now = 10_000;
  const shares = join(new ByteBuckets(() => now));
  const turns = shares.map((share) => ({ share, at: now, bytes: 0, sent: 0 }));
  for (;;) {
    const next = turns.reduce((first, one) => (one.at < first.at ? one : first));
    if (next.at > 10_000 + until) return turns.map(({ sent }) => sent);
    now = next.at;
    next.sent += next.bytes;
    next.bytes = next.share.slice();
    next.at = now + next.share.take(next.bytes);
  }
}

const near = (bytes: number, wanted: number) => expect(Math.abs(bytes - wanted) / wanted).toBeLessThan(0.1);

test('keeps a limit over time, however large', () => {
  for (const rate of [2_000, 100_000, 50_000_000]) {
    const [sent = 0] = run(20_000, (buckets) => [buckets.join([limit('r', rate)])]);
    near(sent, rate * 20);
  }
});

test('gives downloads that share a limit equal parts, and one of another rollout its own', () => {
  const sent = run(60_000, (buckets) => [
    ...Array.from({ length: 10 }, () => buckets.join([limit('a', 100_000)])),
    buckets.join([limit('b', 100_000)]),
  ]);
  for (const bytes of sent.slice(0, 10)) near(bytes, 600_000);
  near(sent[10] ?? 0, 6_000_000);
});

test('applies the smallest of several limits: rollout, organisation and server', () => {
  const [slow = 0, fast = 0] = run(20_000, (buckets) => [
    buckets.join([limit('server', 1_000_000), limit('rollout', 100_000)]),
    buckets.join([limit('server', 1_000_000)]),
  ]);
  near(slow, 2_000_000);
  near(slow + fast, 20_000_000);
});

test('gives each of many downloads bytes about once a second under a slow limit', () => {
  const buckets = new ByteBuckets(() => 0);
  const shares = Array.from({ length: 40 }, () => buckets.join([limit('r', 80_000)]));
  expect(shares[0]?.slice()).toBe(2_000);
  const waits = shares.map((share) => share.take(share.slice()));
  expect(Math.max(...waits)).toBeLessThanOrEqual(1_000);
  for (const share of shares.slice(1)) share.leave();
  expect(shares[0]?.slice()).toBe(65_536);
  expect(buckets.join([limit('s', 1)]).slice()).toBe(1_024);
});

test('saves up only a moment of an unused limit, and applies a new rate to running downloads', () => {
  let now = 0;
  const buckets = new ByteBuckets(() => now);
  const share = buckets.join([limit('r', 1_000)]);
  now = 3_600_000;
  expect(share.take(1_250)).toBe(0);
  expect(share.take(1_000)).toBe(1_000);
  buckets.join([limit('r', 10_000)]).leave();
  expect(share.take(10_000)).toBe(2_000);
  expect(share.take(1)).toBe(3_000);
});
