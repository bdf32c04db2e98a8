import { createHash } from 'node:crypto';
import { canonicalJson } from '#domain/canonical-json.ts';
import { setListNames, vodFile } from '#domain/content-set/files.ts';
import { checkSet, type ReadSet } from '#domain/content-set/read-set.ts';
import { setProblemText } from '#domain/content-set/texts.ts';
import type { Json } from '#machines/json.ts';
import type { BlobStore } from '#server/core/blobs/port.ts';
import { ApiError } from '#server/core/http/api-error.ts';
import type { Call } from '#server/core/http/call.ts';
import { bytesOf, type Contents, type Part } from './archive.ts';

interface UploadedSet {
  parts: Part[];
  contents: Contents;
}

/** Validates an uploaded archive as a set; its bytes stay unchanged. */
export async function readUploaded(
  blobs: BlobStore,
  sha256: string,
  language: Call<'addMetadataSet'>['language'],
): Promise<UploadedSet> {
  const checked = await checkSet(new Uint8Array(await bytesOf(blobs, sha256)));
  if ('set' in checked) return { parts: await partsIn(checked.set), contents: contentsIn(checked.set) };
  const message = setProblemText(checked.problem)[language];
  const reason = checked.problem.code;
  throw new ApiError('custom', { message, data: { errors: [{ field: 'body.uploadId', message, reason }] } });
}

async function partsIn({ lineup, picture, vods }: ReadSet): Promise<Part[]> {
  const parts: Part[] = [];
  for (const list of setListNames) {
    let size = 0;
    for (const { image } of lineup[list]) size += (await picture(image))?.length ?? 0;
    parts.push({ list, count: lineup[list].length, size });
  }
  if (vods) parts.push({ list: 'vod', count: vodsIn(vods), size: vods.length });
  return parts;
}

function vodsIn(file: Uint8Array): number {
  const entries: unknown = JSON.parse(new TextDecoder().decode(file));
  return Array.isArray(entries) ? entries.length : 0;
}

function contentsIn({ lineup, vods }: ReadSet): Contents {
  const contents: Contents = {};
  for (const list of setListNames)
    for (const entry of lineup[list]) {
      const json: Json = { ...entry };
      contents[entry.id] = { name: entry.name, is: digest(canonicalJson(json)) };
    }
  if (vods) contents.vods = { name: vodFile, is: digest(vods) };
  return contents;
}

const digest = (of: string | Uint8Array): string =>
  createHash('sha256').update(of).digest('hex').slice(0, 16);
