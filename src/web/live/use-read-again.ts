import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { LiveMessage } from '#domain/live-message.ts';
import { after } from '#web/ambient/clock.ts';
import { useLiveFacts, useResync } from './use-live.ts';

const settleMs = 400;

/**
 * What live messages change is read again, once for a burst of them. For the shell, not for the page that shows it: a page
 * begins to read before it is there, and what happens meanwhile is news to it too.
 */
export function useReadAgain(
  queryKey: QueryKey,
  concerns: (message: LiveMessage) => boolean,
  pauseMs = settleMs,
): void {
  const queries = useQueryClient();
  const waiting = useRef<(() => void) | null>(null);
  const soon = () => {
    waiting.current ??= after(pauseMs, () => {
      waiting.current = null;
      void queries.invalidateQueries({ queryKey });
    });
  };
  useEffect(
    () => () => {
      waiting.current?.();
      waiting.current = null;
    },
    [],
  );
  useLiveFacts((message) => {
    if (concerns(message)) soon();
  });
  // After a loss of the connection everything is read again (http/query-client.ts).
  useResync((reason) => {
    if (reason !== 'returned') soon();
  });
}
