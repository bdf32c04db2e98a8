import type { ModelProfile } from '#domain/models.ts';
import { type Radio, radioOptions } from './limits.ts';
import { bandOf, needsRadarCheck, overlapOf, type Span, spanOf, widthOf } from './spectrum.ts';

/** A network that a scan found, as the recommendation needs it. */
export interface Neighbour {
  /** As TR-181 writes it. */
  band: string | null;
  channel: number | null;
  /** MHz */
  width: number;
  /** dBm */
  signal: number | null;
}

export interface ChannelLoad {
  channel: number;
  /** Sum over the networks that overlap it of share of the channel × dB above the noise; 0 is a free channel. */
  load: number;
  /** Networks that overlap it. */
  networks: number;
  /** The loudest of them, dBm; null where there is none. */
  strongest: number | null;
  radarCheck: boolean;
}

export interface Recommendation {
  /** Best first; only channels that the radio lists as possible and that its width fits. */
  channels: ChannelLoad[];
  /** The one the radio is on, even where it would not be offered. */
  current: ChannelLoad | null;
  best: ChannelLoad;
  /** The present one is as good: to change it would gain too little for what it costs its clients. */
  staysBest: boolean;
}

/** dBm. What is weaker is not heard as a network. */
const noiseFloor = -95;
/** A channel must be better by so much to be worth a change: all clients lose their connection for some seconds. */
const worthwhile = 0.8;
/** What the wait for radar and the duty to leave weigh: as much as a network at -85 dBm on the whole channel. */
const radarCost = 10;
/** The three that do not overlap each other; a network between two of them disturbs both and hears neither. */
const apart = [1, 6, 11];

type Model = Pick<ModelProfile, 'modelName' | 'operatingStandard' | 'securitySupport'>;

/** How busy the networks around make a span. */
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
 * The channel on which a radio would be disturbed least, with its present width; null where there is nothing to choose or
 * the device reported too little. `neighbours` are those of all bands, without the device's own networks.
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
  // A radio that chooses by itself is asked for the channels it could be set to.
  const settable = radio.extension_channel === 'Auto' ? { ...radio, extension_channel: null } : radio;
  const offered = radioOptions(model, settable).channels;
  const usual = band === '2.4GHz' ? offered.filter((channel) => apart.includes(channel)) : offered;
  const current = radio.channel === null ? null : at(radio.channel);
  const costOf = ({ load, radarCheck }: ChannelLoad) => load + (radarCheck ? radarCost : 0);
  // Of equals: the one it has, then the lower one.
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
