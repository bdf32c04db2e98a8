import { readPng } from '#domain/media/png.ts';
import { MediaRefusal } from '#domain/media/source.ts';
import type { Receiver } from '#server/core/files/device-files.ts';
import type { ContentGrants } from './grants.ts';
import type { NewScreen } from './queries/screens.ts';

interface ScreenDeps {
  grants: ContentGrants;
  store(screen: NewScreen): Promise<void>;
  /** Tells if the box's organisation has an equally new picture of this view. */
  hasSince(screen: Omit<NewScreen, 'png'>): Promise<boolean>;
  now(): number;
}

/** Milliseconds in which one picture is read: a thousand boxes that fetch a set at once send the same picture. */
const enoughMs = 60_000;
/** Maximum bytes of one picture. */
const mostBytes = 512 * 1024;
const most = { width: 1280, height: 720 };

/** Accepts pictures of a set on a box: with the grant of its download, and only PNG. */
export const screenReceiver =
  ({ grants, store, hasSince, now }: ScreenDeps): Receiver =>
  async ({ sha256, grant: text, view, bytes }) => {
    const grant = grants.read(text);
    if (grant?.sha256 !== sha256 || grant.kind !== 'DsmCc') return 403;
    if (grant.expiresAt < now()) return 410;
    if (view !== 'live' && view !== 'home') return 400;
    const { endpointId } = grant;
    const since = new Date(now() - enoughMs);
    if (await hasSince({ sha256, view, endpoint_id: endpointId, taken_at: since })) return 204;
    const png = await collected(bytes);
    if (png === null) return 413;
    if (!(await isPicture(png))) return 415;
    await store({ sha256, view, endpoint_id: endpointId, png, taken_at: new Date(now()) });
    return 204;
  };

/** Reads the body; null: larger than a picture may be. */
async function collected(bytes: AsyncIterable<Uint8Array>): Promise<Buffer | null> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of bytes) {
    size += part.length;
    if (size > mostBytes) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

async function isPicture(png: Buffer): Promise<boolean> {
  const read = async (start: number, end: number) => new Uint8Array(png.subarray(start, end));
  try {
    await readPng({ size: png.length, read }, ({ width, height }) => {
      if (width > most.width || height > most.height) throw new MediaRefusal({ code: 'notPng' });
    });
    return true;
  } catch (error) {
    if (error instanceof MediaRefusal) return false;
    throw error;
  }
}
