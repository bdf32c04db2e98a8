import { useCallback, useEffect, useRef, useState } from 'react';
import { useLiveFacts, useResync } from '#web/live/use-live.ts';
import { readTask, type Task } from '../queries.ts';
import { Replay } from '../replay/replay.ts';
import { readStream } from './read-stream.ts';

export interface Reading {
  replay: Replay;
  /** Grows with every event, so that what is drawn from the replay is drawn again. */
  version: number;
  /** What the list knows of the task; null before the first answer. */
  task: Task | null;
  reading: boolean;
  error: Error | null;
  again: () => void;
}

/** The stream of a task, read page by page and then kept up by the live socket. For one task: key it by its id. */
export function useReplay(taskId: string): Reading {
  const [replay] = useState(() => new Replay());
  const [version, setVersion] = useState(0);
  const [task, setTask] = useState<Task | null>(null);
  const [reading, setReading] = useState(true);
  const [error, setError] = useState<Error | null>(null);
  const stop = useRef<AbortController | null>(null);
  /** Newest version that the socket told of; while pages are read it may be ahead of them. */
  const heard = useRef(0);

  const read = useCallback(() => {
    stop.current?.abort();
    const reader = new AbortController();
    const { signal } = reader;
    stop.current = reader;
    const run = async () => {
      const known = await readTask(taskId, signal);
      setTask(known);
      do {
        await readStream(taskId, replay, Math.max(known.version, heard.current), signal, setVersion);
      } while (heard.current > replay.version && !signal.aborted);
    };
    setReading(true);
    setError(null);
    void run()
      .catch((reason: unknown) => {
        if (!signal.aborted) setError(reason instanceof Error ? reason : new Error(String(reason)));
      })
      .finally(() => {
        if (!signal.aborted) setReading(false);
      });
  }, [taskId, replay]);
  useEffect(() => {
    read();
    return () => stop.current?.abort();
  }, [read]);

  useLiveFacts((message) => {
    if (message.task_id !== taskId) return;
    heard.current = Math.max(heard.current, message.fact.version);
    if (replay.join([message.fact]) > 0) setVersion(replay.version);
    else if (message.fact.version > replay.version && !reading) read();
  });
  useResync((reason) => {
    if (reason === 'epoch') {
      replay.clear();
      heard.current = 0;
      setVersion(0);
    }
    read();
  });
  return { replay, version, task, reading, error, again: read };
}
