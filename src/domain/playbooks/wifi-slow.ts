import { readGroups } from '#domain/device-parameters/settings.ts';
import { clientsOnBand, type ReportedClients } from '#domain/radio/band-clients.ts';
import type { Radio } from '#domain/radio/limits.ts';
import { type ChannelLoad, type Neighbour, recommendChannel } from '#domain/radio/recommendation.ts';
import { widthOf } from '#domain/radio/spectrum.ts';
import { stationCountOf, stationsOf } from '#domain/radio/stations.ts';
import type { Json, JsonObject } from '#machines/json.ts';
import type { Figure, Finding, Proposal } from '#machines/playbook/events.ts';
import {
  figure,
  finding,
  type Judgement,
  numberIn,
  type Observed,
  objectIn,
  taskOf,
  textIn,
} from './judgement.ts';
import { evaluatePing } from './reachability.ts';

/** Channel load (domain/radio/recommendation.ts) that users notice: one network at -70 dBm on the whole channel. */
const crowded = 25;
/** Maximum share of the load that remains after a change worth its interruption. */
const worthwhile = 0.8;
/** Signal in dBm below which a mesh uplink or a client is slow on any channel (CO-055). */
const weakSignal = -70;

/** Returns the networks of a scan without the device's own. */
function neighboursIn(scan: JsonObject, own: readonly string[]): Neighbour[] {
  const entries = Array.isArray(scan.entries) ? scan.entries.map(objectIn) : [];
  return entries
    .filter(({ ssid }) => !own.includes(textIn(ssid) ?? ''))
    .map((one) => ({
      band: textIn(one.operating_frequency_band),
      channel: numberIn(one.channel),
      width: widthOf(textIn(one.operating_channel_bandwidth)),
      signal: numberIn(one.signal_strength),
    }));
}

const valuesOf = (band: string, { channel, load, networks, strongest }: ChannelLoad) => ({
  band,
  channel,
  networks,
  load: Math.round(load),
  strongest: strongest ?? 0,
});

interface Band {
  figures: Figure[];
  findings: Finding[];
  proposals: Proposal[];
  /** Load that a change would remove. */
  gain: number;
}

/** Evaluates one radio: the load of its channel, and a better one if it is worth a change. */
function evaluateRadio(
  { model }: Observed,
  radio: Radio,
  neighbours: readonly Neighbour[],
  count: number | null,
): Band {
  const band = radio.frequency_band ?? '';
  const found = recommendChannel(model, radio, neighbours);
  if (!found?.current || radio.enable === false) return { figures: [], findings: [], proposals: [], gain: 0 };
  const { current, best, staysBest } = found;
  const figures = [
    figure('channelLoad', Math.round(current.load), band),
    figure('channelNetworks', current.networks, band),
  ];
  const evaluated = (weight: Finding['weight'], id: string): Band => ({
    figures,
    findings: [finding(weight, id, valuesOf(band, current))],
    proposals: [],
    gain: 0,
  });
  if (current.load < crowded) return evaluated('fine', 'channelFine');
  // The recommendation also weighs radar and habit; for slow Wi-Fi only less load helps.
  // A crowded channel slows no one while the device has no client on it.
  const isUnused = count === 0;
  if (staysBest || best.load > current.load * worthwhile)
    return isUnused ? evaluated('fine', 'channelUnused') : evaluated('problem', 'channelBusy');
  const settings = (wanted: object): JsonObject => ({ radios: [{ idx: radio.idx, ...wanted }] });
  const wasAuto = radio.auto_channel_enable === true;
  return {
    figures,
    findings: [finding(isUnused ? 'hint' : 'problem', 'channelCrowded', valuesOf(band, current))],
    proposals: [
      {
        id: `channel:${band}:${best.channel}`,
        reason: best.radarCheck ? 'freerChannelRadar' : 'freerChannel',
        values: { ...valuesOf(band, best), current: current.channel },
        // Choosing a channel turns automatic selection off.
        task: taskOf(
          'RadioSettings',
          settings({ ...(wasAuto ? { auto_channel_enable: false } : {}), channel: best.channel }),
        ),
        undo: taskOf(
          'RadioSettings',
          settings(wasAuto ? { auto_channel_enable: true } : { channel: current.channel }),
        ),
      },
    ],
    gain: current.load - best.load,
  };
}

/** Converts bits per second of a speed test to Mbit/s. */
const bitRate = (value: Json | undefined): number | null => {
  const bits = numberIn(value);
  return bits === null ? null : Math.round(bits / 100_000) / 10;
};

/** Evaluates "Wi-Fi is slow": a crowded channel, a weak mesh uplink, or another cause than Wi-Fi. */
export function evaluateWifi(observed: Observed): Judgement {
  const { results, readings } = observed;
  const { radio: radios } = readGroups(['radio'], readings);
  const own = radios.flatMap(({ ssid_name: name }) => name ?? []);
  const neighbours = results.WifiScanChannel ? neighboursIn(results.WifiScanChannel, own) : null;
  const clients: ReportedClients = { stations: stationsOf(readings), count: stationCountOf(readings) };
  const onBand = (radio: Radio) => clientsOnBand(clients, radio.frequency_band);
  const bands =
    neighbours === null
      ? []
      : radios.map((radio) => evaluateRadio(observed, radio, neighbours, onBand(radio).count));
  const heard = radios
    .filter(({ enable }) => enable !== false)
    .flatMap((radio) => {
      const { count, weakest } = onBand(radio);
      return weakest === null || count === null
        ? []
        : [{ band: radio.frequency_band ?? '', signal: weakest, count }];
    });
  const line = evaluatePing(results.PingTest);
  const signal = numberIn(results.WifiSignalStrength?.average_signal_strength);
  const download = bitRate(results.DownloadSpeed?.download_speed);
  return {
    figures: [
      ...bands.flatMap((band) => band.figures),
      ...(signal === null ? [] : [figure('signal', signal)]),
      ...heard.map(({ band, signal: weakest }) => figure('clientSignal', weakest, band)),
      ...line.figures,
      ...(download === null ? [] : [figure('download', download)]),
    ],
    findings: [
      ...bands.flatMap((band) => band.findings),
      ...(signal === null
        ? []
        : [
            finding(
              signal < weakSignal ? 'problem' : 'fine',
              signal < weakSignal ? 'signalWeak' : 'signalFine',
              { signal },
            ),
          ]),
      ...heard.map((one) =>
        finding(
          one.signal < weakSignal ? 'hint' : 'fine',
          one.signal < weakSignal ? 'clientWeak' : 'clientFine',
          one,
        ),
      ),
      ...line.findings,
    ],
    // The step with the largest gain comes first.
    proposals: bands.toSorted((one, other) => other.gain - one.gain).flatMap((band) => band.proposals),
  };
}
