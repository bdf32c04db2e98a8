import type { Text } from '../text/text.ts';
import type { MediaProblem } from './source.ts';

/**
 * Returns the message for a refused file in both languages, as in RU-098 and RU-102; the same on server and console.
 */
export function problemText(problem: MediaProblem): Text {
  switch (problem.code) {
    case 'tooLarge':
      return {
        en: `The file exceeds the maximum size of ${problem.megabytes} MB.`,
        ko: `파일이 최대 크기 ${problem.megabytes}MB를 초과합니다.`,
      };
    case 'notPng':
      return {
        en: 'Unsupported format: only PNG pictures are accepted.',
        ko: '지원하지 않는 형식입니다. PNG 그림만 사용할 수 있습니다.',
      };
    case 'animated':
      return {
        en: 'Unsupported format: the picture is animated.',
        ko: '지원하지 않는 형식입니다. 움직이는 그림은 사용할 수 없습니다.',
      };
    case 'notMp4':
      return { en: 'Only MP4 file format is supported.', ko: 'MP4 파일 형식만 지원합니다.' };
    case 'codec':
      return {
        en: 'Unsupported format: the video must be H.264 and the sound AAC.',
        ko: '지원하지 않는 형식입니다. 영상은 H.264, 음성은 AAC여야 합니다.',
      };
    case 'damaged':
      return { en: 'The file is damaged or incomplete.', ko: '파일이 손상되었거나 완전하지 않습니다.' };
    case 'resolution':
      return {
        en: `Unsupported resolution: ${problem.width}×${problem.height}. It must be ${problem.needed}.`,
        ko: `지원하지 않는 해상도입니다: ${problem.width}×${problem.height}. ${problem.needed}이어야 합니다.`,
      };
    case 'exceeds':
      return {
        en: `Exceeds the maximum width or height: ${problem.width}×${problem.height}. At most ${problem.most}.`,
        ko: `최대 너비 또는 높이를 초과합니다: ${problem.width}×${problem.height}. 최대 ${problem.most}입니다.`,
      };
    case 'tooLong':
      return {
        en: `The video is ${problem.seconds} seconds long. At most ${problem.most} seconds.`,
        ko: `영상 길이가 ${problem.seconds}초입니다. 최대 ${problem.most}초입니다.`,
      };
    default:
      return problem satisfies never;
  }
}
