import type { ModelProfile } from '#domain/models.ts';
import { type Radio, radioOptions } from './limits.ts';
import { bandOf, needsRadarCheck, overlapOf, type Span, spanOf, widthOf } from './spectrum.ts';

/** A network in a scan, as the recommendation needs it. */
export interface Neighbour {
  /** Band in the spelling of TR-181. */
  band: string | null;
  channel: number | null;
  /** Width in MHz. */
  width: number;
  /** Signal in dBm. */
  signal: number | null;
}

export interface ChannelLoad {
  channel: number;
  /** Sum over the overlapping networks of overlap × dB above noise; 0: a free channel. */
  load: number;
  /** Number of overlapping networks. */
  networks: number;
  /** Strongest of these networks in dBm; null: none. */
  strongest: number | null;
  radarCheck: boolean;
}

export interface Recommendation {
  /** Channels that the radio lists as possible and that fit its width, best first. */
  channels: ChannelLoad[];
  /** Present channel of the radio, even if it is not among the choices. */
  current: ChannelLoad | null;
  best: ChannelLoad;
  /** True if the present channel is as good: a change would gain too little for its interruption. */
  staysBest: boolean;
}

/** Level in dBm below which a network is not received. */
const noiseFloor = -95;
/** Maximum relative load of a channel worth a change: all clients lose their connection for some seconds. */
const worthwhile = 0.8;
/** Weight of the radar check and the duty to leave, as of a network at -85 dBm on the whole channel. */
const radarCost = 10;
/** The three channels that do not overlap; a network between two of them disturbs both and detects neither. */
const apart = [1, 6, 11];

type Model = Pick<ModelProfile, 'modelName' | 'operatingStandard' | 'securitySupport'>;

/** Computes the load of a span by the networks around. */
function loadOf(own: Span, neighbours: readonly Neighbour[]): Omit<ChannelLoad, 'channel' | 'radarCheck'> {
  let load = 0;
  let networks = 0;
  let strongest: number | null = null;
  for (const { band, channel, width, signal } of neighbours) {
    const known = bandOf(band);
    if (!known || channel === null || signal === null || signal <= noiseFloor) continue;
    const shared = overlapOf(own, spanOf(known, channel, width)) / (own.to - own.from);
    if (shared === 0) continue;
    networks += 1;
    strongest = Math.max(strongest ?? signal, signal);
    load += shared * Math.min(signal - noiseFloor, 65);
  }
  return { load: Math.round(load * 10) / 10, networks, strongest };
}

/**
 * Recommends the least disturbed channel for a radio with its present width; null without a choice, or if the device
 * reported too little. `neighbours` are those of all bands, without the device's own networks.
 */
export function recommendChannel(
  model: Model,
  radio: Radio,
  neighbours: readonly Neighbour[],
): Recommendation | null {
  const band = bandOf(radio.frequency_band);
  if (!band) return null;
  const width = widthOf(radio.operating_channel_bandwidth);
  const near = neighbours.filter((one) => one.band === band);
  const at = (channel: number): ChannelLoad => ({
    channel,
    ...loadOf(spanOf(band, channel, width), near),
    radarCheck: needsRadarCheck(band, channel, width),
  });
  // For a radio with automatic selection, the configurable channels are considered.
  const settable = radio.extension_channel === 'Auto' ? { ...radio, extension_channel: null } : radio;
  const offered = radioOptions(model, settable).channels;
  const usual = band === '2.4GHz' ? offered.filter((channel) => apart.includes(channel)) : offered;
  const current = radio.channel === null ? null : at(radio.channel);
  const costOf = ({ load, radarCheck }: ChannelLoad) => load + (radarCheck ? radarCost : 0);
  // Among equals, the present channel comes first, then the lower one.
  const order = (one: ChannelLoad) => [costOf(one), one.channel === current?.channel ? 0 : 1, one.channel];
  const channels = (usual.length > 0 ? usual : offered).map(at).toSorted((one, other) => {
    const [own, others] = [order(one), order(other)];
    const first = own.findIndex((value, index) => value !== others[index]);
    return (own[first] ?? 0) - (others[first] ?? 0);
  });
  const [best] = channels;
  if (!best) return null;
  const staysBest = current !== null && costOf(best) >= costOf(current) * worthwhile;
  return { channels, current, best: staysBest ? current : best, staysBest };
}
