import { createHash } from 'node:crypto';
import { type Zippable, zipSync } from 'fflate';
import { canonicalJson } from '#domain/canonical-json.ts';
import {
  mostSetBytes,
  type SetListName,
  setListNames,
  setLists,
  vodFile,
} from '#domain/content-set/files.ts';
import type { Json } from '#machines/json.ts';
import type { BlobStore } from '#server/core/blobs/port.ts';
import { ApiError } from '#server/core/http/api-error.ts';
import { detailsOf, type ItemRow } from '../lists/kinds.ts';
import type { SetVods } from '../vods/set-vods.ts';

export type Lists = Record<SetListName, readonly ItemRow[]>;

/** VOD part; null: none was fetched, and the set has none. */
export type SetContent = Lists & { vods: SetVods | null };

/** Internal purpose of uploaded archives. */
export const setPurpose = 'metadata';

export interface Part {
  list: SetListName | 'vod';
  count: number;
  size: number;
}

/** Earliest time that a ZIP file can state, so that equal lists give equal bytes. */
const noTime = new Date(1980, 0, 1);

export const partsOf = (lists: SetContent): Part[] => [
  ...setListNames.map((list) => ({
    list,
    count: lists[list].length,
    size: lists[list].reduce((sum, row) => sum + row.size_bytes, 0),
  })),
  ...(lists.vods ? [{ list: 'vod' as const, count: lists.vods.count, size: lists.vods.size }] : []),
];

/** Tells if the pictures alone exceed a set's limit, so that they need not be read. */
export function isTooLarge(lists: Lists): boolean {
  const sizes = new Map(
    setListNames.flatMap((list) => lists[list].map((row) => [row.sha256, row.size_bytes] as const)),
  );
  return [...sizes.values()].reduce((sum, size) => sum + size, 0) > mostSetBytes;
}

/** Computes a key that is equal for lists with equal archives. */
export const keyOf = (lists: SetContent): string => {
  const entries: Json = [...setListNames.map((list) => lists[list].map(entryOf)), lists.vods?.sha256 ?? null];
  return createHash('sha256').update(canonicalJson(entries)).digest('hex');
};

/** Builds an entry for set-top boxes, without its editor and time. */
const entryOf = (row: ItemRow) => ({
  id: row.item_id,
  name: row.name,
  ...detailsOf(row),
  image: `images/${row.sha256}.png`,
});

/** Computes a digest that changes whenever boxes would read something else in the entry. */
export const entryDigest = (row: ItemRow): string =>
  createHash('sha256')
    .update(canonicalJson(entryOf(row)))
    .digest('hex')
    .slice(0, 16);

/** Builds the archive. Equal lists give equal bytes: files sorted by name, entries in list order, keys sorted. */
export async function archiveOf(
  lists: SetContent,
  blobs: BlobStore,
): Promise<{ bytes: Uint8Array; sha256: string }> {
  const files = new Map<string, Uint8Array>();
  for (const list of setListNames) {
    const entries: Json = lists[list].map(entryOf);
    files.set(setLists[list], new TextEncoder().encode(`${canonicalJson(entries)}\n`));
    for (const { sha256 } of lists[list]) {
      const name = `images/${sha256}.png`;
      if (!files.has(name)) files.set(name, await bytesOf(blobs, sha256));
    }
  }
  if (lists.vods) files.set(vodFile, new TextEncoder().encode(`${lists.vods.entries}\n`));
  const named: Zippable = {};
  // Pictures are already compressed.
  for (const name of [...files.keys()].toSorted())
    named[name] = [
      files.get(name) ?? new Uint8Array(),
      { level: name.endsWith('.json') ? 9 : 0, mtime: noTime },
    ];
  const bytes = zipSync(named);
  return { bytes, sha256: createHash('sha256').update(bytes).digest('hex') };
}

export async function bytesOf(blobs: BlobStore, sha256: string): Promise<Buffer> {
  const stream = await blobs.read(sha256);
  if (!stream) throw new ApiError('nofile');
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part);
  return Buffer.concat(parts);
}

/** Name and digest of each entry, by its id. */
export type Contents = Record<string, { name: string; is: string }>;

/** Summarises the entries of a set, for later comparison. */
export const contentsOf = (lists: SetContent): Contents =>
  Object.fromEntries([
    ...setListNames.flatMap((list) =>
      lists[list].map((row) => [row.item_id, { name: row.name, is: entryDigest(row) }]),
    ),
    ...(lists.vods
      ? [['vods', { name: `VOD ${lists.vods.version}`, is: lists.vods.sha256.slice(0, 16) }]]
      : []),
  ]);

const mostNames = 20;

/** Formats changes as `+ News, − Old, ~ Sports`; a mere reordering is not mentioned. */
export function changesOf(before: Contents, after: Contents): string {
  const came = Object.keys(after).filter((id) => !before[id]);
  const went = Object.keys(before).filter((id) => !after[id]);
  const changed = Object.keys(after).filter((id) => before[id] && before[id].is !== after[id]?.is);
  const names = [
    ...came.map((id) => `+ ${after[id]?.name}`),
    ...went.map((id) => `− ${before[id]?.name}`),
    ...changed.map((id) => `~ ${after[id]?.name}`),
  ];
  return names.length > mostNames ? `${names.slice(0, mostNames).join(', ')} …` : names.join(', ');
}
