import type { Station } from './stations.ts';

/** Clients of a device as it listed them, and its own count of them; null: not reported. */
export interface ReportedClients {
  stations: readonly Pick<Station, 'active' | 'frequency_band' | 'signal_strength'>[];
  count: number | null;
}

/** Clients on one band; `count` null: unknown. `weakest`: signal in dBm of the client that is heard worst. */
export interface BandClients {
  count: number | null;
  weakest: number | null;
}

/**
 * Returns the clients on a band. "None" needs proof: the device counts its clients, lists them all, and gives the band
 * of each. A device that lists fewer than it counts, or gives no band, leaves the other bands unknown.
 */
export function clientsOnBand({ stations, count }: ReportedClients, band: string | null): BandClients {
  const here = stations.filter(({ active }) => active !== false);
  const own = here.filter((one) => band !== null && one.frequency_band === band);
  const signals = own.flatMap(({ signal_strength: signal }) => signal ?? []);
  const isComplete =
    count !== null && stations.length >= count && here.every((one) => one.frequency_band !== null);
  return {
    count: own.length > 0 || isComplete ? own.length : null,
    weakest: signals.length > 0 ? Math.min(...signals) : null,
  };
}
