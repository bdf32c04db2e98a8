import { createContext, useContext } from 'react';
import type { Moment } from '../queries.ts';
import type { DevicePast } from './queries.ts';

/** The moment that a part of the page shows, and what differs now; null: the present. */
export const MomentContext = createContext<{ at: string; past: DevicePast | undefined } | null>(null);

export const useMoment = (): Moment => useContext(MomentContext)?.at ?? null;

export const useDifferences = (): DevicePast['differences'] =>
  useContext(MomentContext)?.past?.differences ?? none;

const none: DevicePast['differences'] = [];
