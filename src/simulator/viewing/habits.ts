import { between, mix, nameKey, unit } from '../random.ts';
import {
  broadcastAt,
  type Channel,
  channels,
  onDemand,
  onlineService,
  type Programme,
  vodService,
} from './schedule.ts';

/** Viewing of a household as a function of box and day: the same box and day give the same views. */

export interface PlannedView {
  kind: 'linear' | 'online' | 'vod';
  /** Start and end in seconds since 1970. */
  from: number;
  to: number;
  service: Channel;
  programme: Programme;
}

/** The households live nine hours ahead of UTC. */
const zoneSeconds = 9 * 3600;
const hour = 3600;

interface Sitting {
  from: number;
  to: number;
}

/** Returns the times of a local day, counted from 1970, in which someone watches. */
function sittingsOf(seed: number, day: number): Sitting[] {
  const share = (name: string) => unit(seed, name, day);
  const midnight = day * 86_400 - zoneSeconds;
  const isWeekend = [0, 6].includes((day + 4) % 7);
  const sitting = (name: string, earliest: number, latest: number, longest: number): Sitting => {
    const from = midnight + between(earliest * hour, latest * hour, share(`${name}.from`));
    return { from, to: from + between(longest * hour * 0.15, longest * hour, share(`${name}.length`)) };
  };
  // The household is away on some days.
  if (share('away') < 0.05) return [];
  const all: Sitting[] = [];
  if (share('morning') < 0.45) all.push(sitting('morning', 6, 8, 1));
  if (share('afternoon') < (isWeekend ? 0.7 : 0.15)) all.push(sitting('afternoon', 12, 15, 3));
  if (share('evening') < 0.88) all.push(sitting('evening', 18, 22, 3.5));
  return all;
}

/** Returns the views of a local day in their order, each within one programme. */
export function viewsOfDay(seed: number, day: number): PlannedView[] {
  const views: PlannedView[] = [];
  let turn = 0;
  for (const { from, to } of sittingsOf(seed, day)) {
    let channel = favourite(seed, day, turn);
    for (let at = from; at < to; turn += 1) {
      const share = (name: string) => unit(seed, name, day, turn);
      const isDemanded = share('demand') < 0.06;
      if (isDemanded) {
        const kind = share('kind') < 0.6 ? 'online' : 'vod';
        const until = Math.min(to, at + between(900, 4500, share('stay')));
        const service = kind === 'online' ? onlineService : vodService;
        const choice = mix(seed, nameKey('choice'), day, turn);
        views.push({ kind, from: at, to: until, service, programme: onDemand(kind, choice) });
        at = until + 1;
        continue;
      }
      // Most stays are zaps of some seconds.
      const isZap = share('zap') < 0.78;
      const until = Math.min(
        to,
        at + (isZap ? between(2, 40, share('stay')) : between(240, 3600, share('stay'))),
      );
      views.push(...linear(channel, at, until));
      channel = share('favourite') < 0.5 ? favourite(seed, day, turn) : (channel + 1) % channels.length;
      at = until + between(0, 2, share('gap'));
    }
  }
  return views;
}

/** A household has a few channels that it prefers. */
const favourite = (seed: number, day: number, turn: number): number =>
  mix(seed, nameKey('taste'), Math.floor(3 * unit(seed, 'mood', day, turn) ** 2)) % channels.length;

/** Divides a stay on a channel where the programme changes. */
function linear(channel: number, from: number, to: number): PlannedView[] {
  const service = channels[channel];
  if (!service) return [];
  const views: PlannedView[] = [];
  for (let at = from; at < to; ) {
    const { name, dvbId, to: end } = broadcastAt(channel, at);
    const until = Math.min(end, to);
    views.push({ kind: 'linear', from: at, to: until, service, programme: { name, dvbId } });
    at = until;
  }
  return views;
}

/** Returns the local day of a time, counted from 1970. */
export const dayOf = (second: number): number => Math.floor((second + zoneSeconds) / 86_400);
