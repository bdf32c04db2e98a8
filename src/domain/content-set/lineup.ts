import { type SetListName, setListNames, setLists } from './files.ts';
import { SetRefusal } from './problem.ts';

export interface ChannelEntry {
  id: string;
  name: string;
  logicalChannelNumber: number;
  /** Name of the picture in the archive. */
  image: string;
}
export interface BannerEntry {
  id: string;
  name: string;
  type: 'Advertisement' | 'Channel' | 'VOD';
  linkId: string | null;
  image: string;
}
export interface LiveAdEntry {
  id: string;
  name: string;
  lcnList: string;
  endDate: string | null;
  startHour: number;
  endHour: number;
  position: 'topLeft' | 'topRight' | 'bottomLeft' | 'bottomRight' | 'bottom';
  description: string;
  image: string;
}

/** Content of a metadata set for viewers. */
export interface Lineup {
  channel: ChannelEntry[];
  radioChannel: ChannelEntry[];
  banner: BannerEntry[];
  liveAd: LiveAdEntry[];
}

/** Maximum entries of a list, as in the product's own lists. */
const mostEntries = 5_000;
const positions = ['topLeft', 'topRight', 'bottomLeft', 'bottomRight', 'bottom'];
const types = ['Advertisement', 'Channel', 'VOD'];

/** Reads the lists of a set; `fileOf` returns a file by its name, or null. Throws the first problem. */
export async function readLineup(fileOf: (name: string) => Promise<Uint8Array | null>): Promise<Lineup> {
  if ((await fileOf(setLists.channel)) === null) throw new SetRefusal({ code: 'noChannels' });
  const lineup: Lineup = { channel: [], radioChannel: [], banner: [], liveAd: [] };
  for (const list of setListNames) {
    const file = await fileOf(setLists[list]);
    if (file) Object.assign(lineup, { [list]: entriesOf(list, file) });
  }
  return lineup;
}

function entriesOf(list: SetListName, file: Uint8Array): unknown[] {
  const name = setLists[list];
  const entries = parsed(name, file);
  if (!Array.isArray(entries) || entries.length > mostEntries)
    throw new SetRefusal({ code: 'notJson', name });
  for (const [at, entry] of entries.entries())
    if (!isRecord(entry) || !isEntry[list](entry))
      throw new SetRefusal({ code: 'entry', name: `${name} ${at + 1}` });
  return entries;
}

function parsed(name: string, file: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(file));
  } catch {
    throw new SetRefusal({ code: 'notJson', name });
  }
}

type Fields = Record<string, unknown>;
const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown, most: number): value is string =>
  typeof value === 'string' && value.length <= most;
const isWithin = (value: unknown, from: number, to: number): boolean =>
  Number.isInteger(value) && Number(value) >= from && Number(value) <= to;
const isNamed = ({ id, name, image }: Fields): boolean =>
  isText(id, 64) && id !== '' && isText(name, 100) && name.trim() !== '' && isText(image, 200);
const isChannel = (entry: Fields): boolean => isNamed(entry) && isWithin(entry.logicalChannelNumber, 1, 9999);

const isEntry: Record<SetListName, (entry: Fields) => boolean> = {
  channel: isChannel,
  radioChannel: isChannel,
  banner: (entry) =>
    isNamed(entry) &&
    types.includes(String(entry.type)) &&
    (entry.linkId === null || isText(entry.linkId, 200)),
  liveAd: (entry) =>
    isNamed(entry) &&
    isText(entry.lcnList, 500) &&
    /^\d{1,4}(,\d{1,4})*$/.test(entry.lcnList) &&
    (entry.endDate === null || (isText(entry.endDate, 10) && /^\d{4}-\d\d-\d\d$/.test(entry.endDate))) &&
    isWithin(entry.startHour, 0, 23) &&
    isWithin(entry.endHour, 0, 24) &&
    positions.includes(String(entry.position)) &&
    isText(entry.description, 200),
};
