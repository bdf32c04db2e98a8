import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { differencesOf, type NodeChange } from '#domain/topology/difference.ts';
import { every } from '#web/ambient/clock.ts';
import { type AccessPoint, type Moments, momentQuery, momentsQuery, type Topology } from './queries.ts';

/** Milliseconds that a moment is shown while the history plays. */
const playEveryMs = 1500;
const none: Moments = [];
const noAccessPoints: readonly AccessPoint[] = [];

export interface Shown {
  /** Oldest first. */
  moments: Moments;
  /** Place among the moments; as many as there are: the latest reading. */
  at: number;
  /** The last place to go to: of a past state its own moment, else the latest reading. */
  last: number;
  isLoading: boolean;
  go(at: number): void;
  /** Time of the moment that is compared with; empty: the one before. */
  base: string;
  compareWith(createTime: string): void;
  playing: boolean;
  play(on: boolean): void;
  accessPoints: readonly AccessPoint[];
  /** ISO text of the moment that is compared with; null where there is none. */
  since: string | null;
  changes: readonly NodeChange[];
  /** Nodes of the compared moment, for the names of those that are gone. */
  earlier: readonly AccessPoint[];
  error: Error | null;
}

/**
 * The shown moment of a home network and its changes since another one (TN-288). `until`: of a past state, which has the
 * moments up to then; null: the present.
 */
export function useMoments(now: Topology, until: string | null): Shown {
  const mac = now.macAddress ?? '';
  const known = useQuery({ ...momentsQuery(mac), enabled: mac !== '' });
  // The same array while the data is the same: each new one would restart the wait for the next moment.
  const moments = useMemo(() => {
    const then = until === null ? Number.POSITIVE_INFINITY : Date.parse(until);
    return known.data?.filter(({ createTime }) => Date.parse(createTime) <= then).toReversed() ?? none;
  }, [known.data, until]);
  const last = until === null ? moments.length : moments.length - 1;
  /** Null: the last one, however many moments come. */
  const [picked, setChosen] = useState<string | null>(null);
  const chosen = picked ?? moments[last]?.createTime ?? null;
  const [base, compareWith] = useState('');
  const [playing, play] = useState(false);
  const found = moments.findIndex(({ createTime }) => createTime === chosen);
  const at = found < 0 ? moments.length : found;
  // The latest reading is what the last moment became: it is compared with the one before that.
  const before = moments[at === moments.length ? at - 2 : at - 1];
  const since = (base === '' ? before?.createTime : base) ?? null;
  const shown = useQuery({ ...momentQuery(mac, chosen ?? ''), enabled: found >= 0 });
  const other = useQuery({ ...momentQuery(mac, since ?? ''), enabled: since !== null });
  const go = (to: number) => setChosen(moments[Math.min(to, last)]?.createTime ?? null);
  const isLast = at === last;
  useEffect(() => {
    if (!playing) return;
    if (isLast) return play(false);
    return every(playEveryMs, () => setChosen(moments[at + 1]?.createTime ?? null));
  }, [playing, isLast, at, moments]);
  const unread = until === null ? now.accessPoints : noAccessPoints;
  const accessPoints = (found < 0 ? (until === null ? now : undefined) : shown.data)?.accessPoints ?? unread;
  const isThere = found < 0 || shown.data !== undefined;
  return {
    moments,
    at,
    last,
    isLoading: known.isLoading || shown.isLoading,
    go,
    base,
    compareWith,
    playing,
    play: (on) => {
      // From the end it plays from the start again.
      if (on && isLast) go(0);
      play(on);
    },
    accessPoints,
    since,
    changes: other.data && isThere ? differencesOf(other.data.accessPoints, accessPoints) : [],
    earlier: other.data?.accessPoints ?? [],
    error: shown.error ?? other.error ?? known.error,
  };
}
