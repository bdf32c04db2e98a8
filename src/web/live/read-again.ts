import type { QueryClient } from '@tanstack/react-query';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { LiveMessage } from '#domain/live-message.ts';
import { after, nowMs } from '#web/ambient/clock.ts';
import { guarded } from '#web/ambient/faults.ts';
import { useLiveFacts } from './use-live.ts';

/** One reading for a burst of messages, milliseconds. */
const settleMs = 400;
/** Between two readings of one answer: a fleet that changes all the time does not keep a page reading. */
const gapMs = 2_000;

/**
 * Reads again what live messages make old. Each query says which these are (`meta.changedBy`), so it is heard from the moment
 * that it begins to read: a page begins before it is shown, and goes on after it was left.
 */
export function readsAgain(client: QueryClient) {
  const waiting = new Map<string, () => void>();
  const lastAt = new Map<string, number>();
  return {
    hear(message: LiveMessage): void {
      for (const { meta, queryHash, queryKey } of client.getQueryCache().getAll()) {
        if (!meta?.changedBy || waiting.has(queryHash)) continue;
        let isChanged = false;
        guarded('live message', () => {
          isChanged = meta.changedBy?.(message) ?? false;
        });
        if (!isChanged) continue;
        const now = nowMs();
        const pause = Math.max(settleMs, (lastAt.get(queryHash) ?? 0) + gapMs - now);
        const read = () => {
          waiting.delete(queryHash);
          lastAt.set(queryHash, nowMs());
          void client.invalidateQueries({ queryKey, exact: true });
        };
        waiting.set(queryHash, after(pause, read));
      }
    },
    stop(): void {
      for (const forget of waiting.values()) forget();
      waiting.clear();
    },
  };
}

/** Runs once for all pages, in the shell. */
export function useLiveReads(): void {
  const client = useQueryClient();
  const [reads] = useState(() => readsAgain(client));
  useLiveFacts((message) => reads.hear(message));
  useEffect(() => () => reads.stop(), [reads]);
}
