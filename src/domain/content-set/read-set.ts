import { checkMedia, type MediaUse } from '../media/rules.ts';
import { unzipped, type ZipEntry, ZipRefusal, zipEntries } from '../zip.ts';
import { refusedEntry } from './entry-rules.ts';
import { mostSetBytes, type SetListName, setListNames, setLists, vodFile } from './files.ts';
import { type Lineup, readLineup } from './lineup.ts';
import { type SetProblem, SetRefusal } from './problem.ts';

export interface ReadSet {
  lineup: Lineup;
  /** Returns the bytes of a picture; null: the set has none of this name. */
  picture(name: string): Promise<Uint8Array<ArrayBuffer> | null>;
  /** Raw VOD list; null: none. */
  vods: Uint8Array | null;
}

/** Upper limits, above the largest composed set: five lists and their pictures. */
const most = { entries: 20_000, unpacked: 64 * 1024 * 1024 };

/** Opens the archive of a metadata set. Throws `SetRefusal`, or `ZipRefusal`. */
export async function openSet(bytes: Uint8Array<ArrayBuffer>): Promise<ReadSet> {
  if (bytes.length > mostSetBytes)
    throw new SetRefusal({ code: 'tooLarge', megabytes: mostSetBytes / 1024 ** 2 });
  const entries = new Map(zipEntries(bytes, most).map((entry) => [entry.name, entry]));
  for (const name of entries.keys())
    if (!isKnown(name)) throw new SetRefusal({ code: name.endsWith('/') ? 'path' : 'unknown', name });
  const fileOf = async (name: string) => {
    const entry: ZipEntry | undefined = entries.get(name);
    return entry ? unzipped(bytes, entry) : null;
  };
  return { lineup: await readLineup(fileOf), picture: fileOf, vods: await fileOf(vodFile) };
}

const lists: readonly string[] = [...Object.values(setLists), vodFile];
const isKnown = (name: string): boolean => lists.includes(name) || /^images\/[\w.-]{1,100}\.png$/.test(name);

const useOf: Record<SetListName, MediaUse> = {
  channel: 'channel',
  radioChannel: 'channel',
  banner: 'banner',
  liveAd: 'liveAd',
};

/**
 * Opens a set that is to be stored: checks its entries by the rules of the lists, and each picture by its list's
 * format.
 */
export async function checkSet(
  bytes: Uint8Array<ArrayBuffer>,
): Promise<{ set: ReadSet } | { problem: SetProblem }> {
  try {
    const set = await openSet(bytes);
    const name = refusedEntry(set.lineup);
    if (name !== null) throw new SetRefusal({ code: 'entry', name });
    if (set.vods) JSON.parse(new TextDecoder().decode(set.vods));
    const checked = new Set<string>();
    for (const list of setListNames)
      for (const { image: name } of set.lineup[list]) {
        const use = useOf[list];
        if (checked.has(`${use} ${name}`)) continue;
        checked.add(`${use} ${name}`);
        const picture = await set.picture(name);
        if (!picture) throw new SetRefusal({ code: 'noPicture', name });
        const read = async (start: number, end: number) => picture.slice(start, end);
        const found = await checkMedia(use, { size: picture.length, read });
        if ('problem' in found) throw new SetRefusal({ code: 'picture', name });
      }
    return { set };
  } catch (error) {
    if (error instanceof SetRefusal || error instanceof ZipRefusal) return { problem: error.problem };
    if (error instanceof SyntaxError) return { problem: { code: 'notJson', name: vodFile } };
    throw error;
  }
}
