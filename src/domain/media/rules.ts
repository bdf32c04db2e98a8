import { readPng } from './png.ts';
import { type MediaProblem, MediaRefusal, type MediaSource, megabyte } from './source.ts';

/** Uses of files (RU-098..RU-101, CO-075..CO-077). */
export type MediaUse = 'channel' | 'banner' | 'liveAd' | 'bootAd';

interface Rule {
  most: number;
  width: number;
  height: number;
  /** A smaller size is permitted as well. */
  atMost?: true;
}

/** Pictures have a few hundred kB; a metadata set must stay below 20 MB (RU-107). */
const picture = 4 * megabyte;
export const mediaRules: Record<MediaUse, Rule> = {
  channel: { most: picture, width: 106, height: 106 },
  banner: { most: picture, width: 1280, height: 600 },
  liveAd: { most: picture, width: 1280, height: 600, atMost: true },
  bootAd: { most: 40 * megabyte, width: 1280, height: 720 },
};
/** Maximum length of a boot ad in seconds. */
export const longestBootAd = 30;

export interface CheckedMedia {
  width: number;
  height: number;
  /** Length of a video; null for a picture. */
  milliseconds: number | null;
}

/** Checks a file for its use: returns its size, or the first problem. */
export async function checkMedia(
  use: MediaUse,
  source: MediaSource,
): Promise<{ media: CheckedMedia } | { problem: MediaProblem }> {
  const rule = mediaRules[use];
  try {
    if (source.size > rule.most)
      throw new MediaRefusal({ code: 'tooLarge', megabytes: rule.most / megabyte });
    if (use !== 'bootAd') {
      const size = await readPng(source, (found) => compare(found, rule));
      return { media: { ...size, milliseconds: null } };
    }
    const { readMp4 } = await import('./mp4.ts');
    const video = await readMp4(source);
    compare(video, rule);
    if (video.milliseconds > longestBootAd * 1000)
      throw new MediaRefusal({
        code: 'tooLong',
        seconds: Math.ceil(video.milliseconds / 100) / 10,
        most: longestBootAd,
      });
    return { media: video };
  } catch (error) {
    if (error instanceof MediaRefusal) return { problem: error.problem };
    throw error;
  }
}

function compare({ width, height }: { width: number; height: number }, rule: Rule): void {
  const needed = `${rule.width}×${rule.height}`;
  if (rule.atMost) {
    if (width > rule.width || height > rule.height)
      throw new MediaRefusal({ code: 'exceeds', width, height, most: needed });
  } else if (width !== rule.width || height !== rule.height)
    throw new MediaRefusal({ code: 'resolution', width, height, needed });
}
