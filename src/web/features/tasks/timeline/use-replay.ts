import { useCallback, useEffect, useRef, useState } from 'react';
import { useLiveFacts, useResync } from '#web/live/use-live.ts';
import { eventPage, readEvents } from '../queries.ts';
import { Replay } from '../replay/replay.ts';

export interface ReplayState {
  replay: Replay;
  /** Grows with every event, so that what is drawn from the replay is drawn again. */
  version: number;
  loading: boolean;
  error: Error | null;
}

/** The stream of a task, read page by page and then kept up by the live socket. */
export function useReplay(taskId: string): ReplayState & { again: () => void } {
  const [state, setState] = useState(() => ({ taskId, replay: new Replay() }));
  const [version, setVersion] = useState(0);
  const [loading, setLoading] = useState(true);
  const [error, setError] = useState<Error | null>(null);
  if (state.taskId !== taskId) {
    setState({ taskId, replay: new Replay() });
    setVersion(0);
  }
  const { replay } = state;
  const reading = useRef<AbortController | null>(null);

  const read = useCallback(() => {
    reading.current?.abort();
    const stop = new AbortController();
    reading.current = stop;
    setLoading(true);
    setError(null);
    void readAll(taskId, replay, stop.signal, setVersion)
      .catch((reason: unknown) => {
        if (!stop.signal.aborted) setError(reason instanceof Error ? reason : new Error(String(reason)));
      })
      .finally(() => {
        if (!stop.signal.aborted) setLoading(false);
      });
  }, [taskId, replay]);
  useEffect(() => {
    read();
    return () => reading.current?.abort();
  }, [read]);

  useLiveFacts((message) => {
    if (message.task_id !== taskId) return;
    if (replay.join([message.fact]) > 0) setVersion(replay.version);
    else if (message.fact.version > replay.version && !loading) read();
  });
  useResync(read);
  return { replay, version, loading, error, again: read };
}

async function readAll(taskId: string, replay: Replay, signal: AbortSignal, show: (version: number) => void) {
  for (;;) {
    const events = await readEvents(taskId, replay.version, signal);
    if (signal.aborted) return;
    replay.join(events);
    show(replay.version);
    if (events.length < eventPage) return;
  }
}
