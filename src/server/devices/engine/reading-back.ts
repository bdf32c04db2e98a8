import type { Clock } from '#domain/clock.ts';
import { type ReadBack, readBackOf } from '#domain/device-parameters/read-back.ts';
import type { RetryPolicy } from '#server/core/streams/retry-policy.ts';
import type { DeviceGateway, RequestOptions } from '../gateway/port.ts';

type Values = Record<string, string>;

interface ReadBackDeps {
  clock: Pick<Clock, 'after'>;
  gateway: Pick<DeviceGateway, 'get'>;
  retry: RetryPolicy;
  observed(endpointId: string, source: 'get' | 'set', values: Values): Promise<void>;
}

/**
 * Milliseconds before the values are read again: some agents answer a Set before they apply it, and report the old
 * values for a while.
 */
const readAgainMs = [2_000, 6_000];

/** Reads the written values back; after a Set without refusals it reads again before one counts as not applied. */
export async function readBackAfter(
  { clock, gateway, retry, observed }: ReadBackDeps,
  endpointId: string,
  change: { writes: Values; before: Values; paths: string[]; isRefused?: boolean; asked: RequestOptions },
): Promise<{ reported: Values; readBack: ReadBack[] }> {
  const { writes, before, paths, isRefused = false, asked } = change;
  let reported: Values = {};
  for (const waitMs of [0, ...(isRefused ? [] : readAgainMs)]) {
    if (waitMs > 0) await new Promise<void>((resolve) => void clock.after(waitMs, resolve));
    const now = await gateway.get(endpointId, paths, asked);
    if (now.kind !== 'values') break;
    reported = now.values;
    if (Object.keys(reported).length > 0)
      await retry.until('operate', () => observed(endpointId, 'get', now.values));
    const isKept = readBackOf(writes, before, reported).some(({ outcome }) => outcome === 'notApplied');
    if (!isKept) break;
  }
  return { reported, readBack: readBackOf(writes, before, reported) };
}
