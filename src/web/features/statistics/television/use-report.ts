import type { QueryClient } from '@tanstack/react-query';
import { useQueryClient } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { createActor } from 'xstate';
import type { RangeFault } from '#machines/statistics-query/events.ts';
import { statisticsQueryMachine } from '#machines/statistics-query/machine.ts';
import { every, nowMs } from '#web/ambient/clock.ts';
import { inspection } from '#web/ambient/inspection.ts';
import { ApiError } from '#web/http/api-error.ts';
import { connection } from '#web/http/connection.ts';
import type { Ask } from './queries.ts';

/** Greatest age of shown figures in milliseconds, as of other pages: reports of boxes arrive all the time. */
const readAgainMs = 60_000;
/** Milliseconds for which an answer is taken again without a call: the page before is one step back. */
const keptMs = 60_000;

/** State of one report on a page. */
export interface Reading<T> {
  state: 'loading' | 'empty' | 'refused' | 'shown' | 'stale' | 'failed';
  /** The answer of exactly this report; undefined: there is none. */
  data: T | undefined;
  error: Error | null;
  fault: RangeFault | null;
  /** Milliseconds, the client's clock: when the answer arrived; 0: there is none. */
  readAt: number;
  refresh(): void;
}

const queryKeyOf = ({ name, body }: Pick<Ask<unknown>, 'name' | 'body'>) =>
  ['statistics', 'television', name, body] as const;
const keyOf = (ask: Pick<Ask<unknown>, 'name' | 'body'>): string => JSON.stringify(queryKeyOf(ask));

/** Performs what the machine asks for; the machine alone decides whose answer is shown. */
class ReportShell<T> {
  readonly #client: QueryClient;
  readonly #answers = new Map<number, { data: T; at: number }>();
  #ask: Ask<T> | null = null;
  #error: Error | null = null;
  readonly actor = createActor(
    statisticsQueryMachine.provide({
      actions: {
        read: (_, { attempt, fresh }) => void this.#read(attempt, fresh),
        cancel: () => this.#cancel(),
      },
    }),
    inspection,
  );

  constructor(client: QueryClient) {
    this.#client = client;
    this.actor.start();
  }

  ask(ask: Ask<T>): void {
    this.#cancel();
    this.#answers.clear();
    this.#ask = ask;
    this.actor.send({ type: 'query.asked', data: { key: keyOf(ask), ...ask.report } });
  }

  refresh = (): void => this.actor.send({ type: 'refresh.due', data: {} });

  leave(): void {
    this.#cancel();
  }

  answer(attempt: number | null): { data: T; at: number } | undefined {
    return attempt === null ? undefined : this.#answers.get(attempt);
  }

  error(): Error | null {
    return this.#error;
  }

  async #read(attempt: number, fresh: boolean): Promise<void> {
    const ask = this.#ask;
    if (ask === null) return;
    try {
      const data = await this.#client.fetchQuery({
        queryKey: queryKeyOf(ask),
        queryFn: ({ signal }) => ask.read(signal),
        staleTime: fresh ? 0 : keptMs,
      });
      this.#answers.set(attempt, { data, at: nowMs() });
      this.actor.send({ type: 'answer.received', data: { attempt } });
    } catch (cause) {
      const error = cause instanceof Error ? cause : new Error(String(cause));
      if (attempt === this.actor.getSnapshot().context.attempt) this.#error = error;
      const code = error instanceof ApiError ? error.code : error.name;
      this.actor.send({ type: 'answer.failed', data: { attempt, code } });
    }
  }

  #cancel(): void {
    if (this.#ask) void this.#client.cancelQueries({ queryKey: queryKeyOf(this.#ask), exact: true });
  }
}

/** Reads a report, and again when it is older than a minute and in sight, or the connection is back. */
export function useReport<T>(ask: Ask<T>): Reading<T> {
  const client = useQueryClient();
  const [shell] = useState(() => new ReportShell<T>(client));
  const key = keyOf(ask);
  const { isPersonal = false } = ask;
  const send = useEffectEvent(() => shell.ask(ask));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a report is identified by its key
  useEffect(() => send(), [key]);
  useEffect(() => {
    const stopClock = every(readAgainMs, () => {
      if (!isPersonal && document.visibilityState === 'visible') shell.refresh();
    });
    const stopReturn = connection.onReturn(shell.refresh);
    return () => {
      stopClock();
      stopReturn();
      shell.leave();
    };
  }, [shell, isPersonal]);
  const snapshot = useSelector(shell.actor, (current) => current);
  const { context } = snapshot;
  // The report of this moment is asked for after the page is drawn: what another one answered is not shown until then.
  const isOwn = context.report?.key === key;
  const answer = isOwn ? shell.answer(context.shown) : undefined;
  return {
    state: isOwn && snapshot.value !== 'idle' ? snapshot.value : 'loading',
    data: answer?.data,
    error: isOwn && context.failure !== null ? shell.error() : null,
    fault: isOwn ? context.fault : null,
    readAt: answer?.at ?? 0,
    refresh: shell.refresh,
  };
}
