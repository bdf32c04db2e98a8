import type { Json, JsonObject } from '#machines/json.ts';

/** Readers of what devices answer. A device may leave anything out: what is not there is null, never 0. */
const isObject = (value: Json | undefined): value is JsonObject =>
  value !== null && typeof value === 'object' && !Array.isArray(value);
const objectOf = (value: Json | undefined): JsonObject => (isObject(value) ? value : {});
const numeric = (value: Json | undefined): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;
const text = (value: Json | undefined): string | null =>
  typeof value === 'string' && value !== '' ? value : null;

export function pingResult(value: Json) {
  const result = objectOf(value);
  const successes = numeric(result.success_count);
  const failures = numeric(result.failure_count);
  const sent = (successes ?? 0) + (failures ?? 0);
  return {
    host: text(result.host),
    average: numeric(result.average_response_time),
    maximum: numeric(result.maximum_response_time),
    minimum: numeric(result.minimum_response_time),
    successes,
    failures,
    /** CO-059: share of answers among all echoes. */
    successRate: successes === null || sent === 0 ? null : successes / sent,
  };
}

export interface Hop {
  index: number;
  host: string | null;
  address: string | null;
  /** Three, where the device gave three. */
  times: readonly (string | null)[];
  errorCode: number | null;
}

export function hopsOf(value: Json): Hop[] {
  const { hops } = objectOf(value);
  if (!Array.isArray(hops)) return [];
  return hops.map((entry, position) => {
    const hop = objectOf(entry);
    const times = (text(hop.rt_times) ?? '').split(',').map((time) => time.trim() || null);
    return {
      // `hop` is the server's word, and a device's own number may begin anywhere.
      index: numeric(hop.hop) ?? position + 1,
      host: text(hop.host),
      address: text(hop.host_address),
      times: [0, 1, 2].map((turn) => times[turn] ?? null),
      errorCode: numeric(hop.error_code),
    };
  });
}

export function speedResult(value: Json) {
  const result = objectOf(value);
  const client = objectOf(result.client);
  return {
    /** Bits a second. */
    speed: numeric(result.download_speed) ?? numeric(result.upload_speed),
    latency: numeric(result.latency),
    bytes: numeric(result.test_bytes),
    clientIp: text(client.ip),
    clientIsp: text(client.isp),
  };
}

export function signalResult(value: Json) {
  const result = objectOf(value);
  return {
    count: numeric(result.sample_count),
    average: numeric(result.average_signal_strength),
    minimum: numeric(result.minimum_signal_strength),
    maximum: numeric(result.maximum_signal_strength),
  };
}

/** A network around a device, as its scan found it (001 §3). */
export interface ScanEntry {
  /** Empty: it hides its name. */
  ssid: string;
  bssid: string | null;
  channel: number | null;
  bandwidth: string | null;
  /** dBm */
  signal: number | null;
  standards: string | null;
  security: string | null;
  band: string | null;
}

/** `found`: more than the entries where only the strongest were kept; null where the device did not report it. */
export function scanResult(value: Json): { entries: ScanEntry[]; found: number | null } {
  const { entries, entry_count: found } = objectOf(value);
  const read = (Array.isArray(entries) ? entries : []).map((one): ScanEntry => {
    const entry = objectOf(one);
    return {
      ssid: text(entry.ssid) ?? '',
      bssid: text(entry.bssid),
      channel: numeric(entry.channel),
      bandwidth: text(entry.operating_channel_bandwidth),
      signal: numeric(entry.signal_strength),
      standards: text(entry.supported_standards),
      security: text(entry.security_mode_enabled),
      band: text(entry.operating_frequency_band),
    };
  });
  return { entries: read, found: numeric(found) ?? (Array.isArray(entries) ? read.length : null) };
}

/** A scan of the tuner. */
export const tunerScanResult = (value: Json) => ({ channels: numeric(objectOf(value).channels_found) });

/** An upgrade of the remote control. */
export const remoteResult = (value: Json) => ({ version: text(objectOf(value).firmware_version) });

/** Pictures of a screen. */
export const captureResult = (value: Json) => ({ pictures: numeric(objectOf(value).pictures) });

/** Describes the change to an app. */
export const appResult = (value: Json) => {
  const { app_version: version, startStop } = objectOf(value);
  return { version: text(version), isStart: startStop === 'start' || startStop === 'restart' };
};

/** Percentage that a long command last reported; null where it reports none. */
export const percentOf = (sample: unknown): number | null =>
  typeof sample === 'object' && sample !== null && 'progress' in sample && typeof sample.progress === 'number'
    ? sample.progress
    : null;

export const responseTimes = (samples: readonly JsonObject[]): (number | null)[] =>
  samples.map((sample) => numeric(sample.response_time));

export const signals = (samples: readonly JsonObject[]): (number | null)[] =>
  samples.map((sample) => numeric(sample.signal_strength));

export type SignalRating = 'good' | 'warning' | 'bad';

/** CO-053..CO-055. */
export const ratingOf = (dbm: number): SignalRating => (dbm < -70 ? 'bad' : dbm < -60 ? 'warning' : 'good');
