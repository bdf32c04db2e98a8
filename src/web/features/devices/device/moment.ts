import { createContext, useContext } from 'react';
import type { DevicePast } from './past-queries.ts';
import type { Device, Moment } from './queries.ts';

interface Shown {
  at: string;
  /** Present values that differ, once they are read. */
  past: DevicePast | undefined;
  /** The device as it is. */
  present: Device;
}

/** The moment that a part of the page shows; null: the present. */
export const MomentContext = createContext<Shown | null>(null);

export const useMoment = (): Moment => useContext(MomentContext)?.at ?? null;

/** The device as it is, where a part of the page shows how it was. */
export const usePresent = (): Device | null => useContext(MomentContext)?.present ?? null;

export const useDifferences = (): DevicePast['differences'] =>
  useContext(MomentContext)?.past?.differences ?? none;

const none: DevicePast['differences'] = [];
