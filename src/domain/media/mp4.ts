import { CustomSource, Input, MP4 } from 'mediabunny';
import { MediaRefusal, type MediaSource } from './source.ts';

export interface Video {
  width: number;
  height: number;
  /** Longest duration of its tracks and its header. */
  milliseconds: number;
}

const damaged = () => new MediaRefusal({ code: 'damaged' });

/** Reads size and duration of an MP4 video from its boxes; H.264 with AAC or without sound. */
export async function readMp4(source: MediaSource): Promise<Video> {
  await walkBoxes(source);
  const input = new Input({
    formats: [MP4],
    source: new CustomSource({ getSize: () => source.size, read: (start, end) => source.read(start, end) }),
  });
  try {
    const video = await input.getPrimaryVideoTrack();
    if (!video) throw damaged();
    const sounds = await input.getAudioTracks();
    const codecs = await Promise.all(sounds.map((track) => track.getCodec()));
    if ((await video.getCodec()) !== 'avc' || codecs.some((codec) => codec !== 'aac'))
      throw new MediaRefusal({ code: 'codec' });
    // Rotated videos are shown rotated, so the displayed size counts.
    const [width, height] = [await video.getDisplayWidth(), await video.getDisplayHeight()];
    const lengths = await Promise.all([video, ...sounds].map((track) => track.computeDuration()));
    return {
      width,
      height,
      milliseconds: Math.round(Math.max(await input.computeDuration(), ...lengths) * 1000),
    };
  } catch (error) {
    if (error instanceof MediaRefusal) throw error;
    throw damaged();
  } finally {
    input.dispose();
  }
}

/** Checks that boxes follow without gaps and end at the end of the file, unlike in a truncated one. */
async function walkBoxes({ size, read }: MediaSource): Promise<void> {
  const types: string[] = [];
  for (let at = 0; at < size; ) {
    const head = await read(at, Math.min(size, at + 16));
    if (head.length < 8) throw types.length === 0 ? new MediaRefusal({ code: 'notMp4' }) : damaged();
    const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
    const type = String.fromCharCode(...head.subarray(4, 8));
    if (types.length === 0 && type !== 'ftyp') throw new MediaRefusal({ code: 'notMp4' });
    let length = view.getUint32(0);
    if (length === 1) length = head.length < 16 ? 0 : Number(view.getBigUint64(8));
    else if (length === 0) length = size - at;
    if (length < 8 || at + length > size) throw damaged();
    types.push(type);
    at += length;
  }
  if (!types.includes('moov') || !types.some((type) => type === 'mdat')) throw damaged();
}
