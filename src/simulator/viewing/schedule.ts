import { mix, nameKey } from '../random.ts';

/** Linear channels and their programmes, as they are broadcast to all boxes: functions of the time alone. */

export interface Channel {
  id: string;
  number: number;
  name: string;
}

const names = [
  'KBS 1',
  'KBS 2',
  'MBC',
  'SBS',
  'EBS',
  'YTN',
  'tvN',
  'JTBC',
  'Sports One',
  'Movie Classic',
  'Kids Time',
  'Nature World',
] as const;

export const channels: readonly Channel[] = names.map((name, index) => ({
  id: `dvb://1.${100 + index}.${1 + index}`,
  number: 1 + index,
  name,
}));

export interface Programme {
  name: string;
  /** Identity of the broadcast; empty: it has none. */
  dvbId: string;
}

export interface Broadcast extends Programme {
  /** Start and end in seconds since 1970. */
  from: number;
  to: number;
}

const minutes = [30, 60, 45, 90] as const;
/** Series with the number of their season; the others have no episodes. */
const series = [
  ['Harbour Lights', 2],
  ['The Eleventh Floor', 1],
  ['Kitchen of the South', 4],
  ['Night Shift', 3],
  ['Letters from Jeju', 1],
] as const;
const others = [
  'News',
  'Weather and Traffic',
  'Morning Talk',
  'Match of the Day',
  'Film',
  'Wild Coast',
] as const;

/** Returns the programme of a channel at a time. */
export function broadcastAt(channel: number, second: number): Broadcast {
  const length = 60 * (minutes[channel % minutes.length] ?? 60);
  const day = Math.floor(second / 86_400);
  const place = Math.floor((second - day * 86_400) / length);
  const from = day * 86_400 + place * length;
  // The same place of each day has the same series, one episode a day.
  const chosen = mix(nameKey('programme'), channel, place) % (series.length + others.length);
  const [title, season] = series[chosen] ?? [others[chosen - series.length] ?? 'Film', 0];
  const episode = 1 + (day % 60);
  const slug = title.toLowerCase().replaceAll(' ', '-');
  return {
    name: title,
    dvbId: season === 0 ? '' : `${slug}_S${season}_E${episode}`,
    from,
    to: Math.min(from + length, (day + 1) * 86_400),
  };
}

/** Contents that are watched on demand: of the online catalogue, and films. */
export const onlineService: Channel = { id: 'online://northlight', number: 900, name: 'Northlight Play' };
export const vodService: Channel = { id: 'vod://cinema', number: 901, name: 'Cinema' };

export function onDemand(kind: 'online' | 'vod', choice: number): Programme {
  if (kind === 'vod') return { name: `Film ${1 + (choice % 40)}`, dvbId: '' };
  const [title, season] = series[choice % series.length] ?? series[0];
  const slug = title.toLowerCase().replaceAll(' ', '-');
  return { name: title, dvbId: `${slug}_S${season}_E${1 + (choice % 12)}` };
}
