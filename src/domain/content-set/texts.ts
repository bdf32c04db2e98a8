import type { Text } from '../text/text.ts';
import type { SetProblem } from './problem.ts';

/** Returns the message for a refused archive, the same on server and console. */
export function setProblemText(problem: SetProblem): Text {
  switch (problem.code) {
    case 'tooLarge':
      return {
        en: `The file exceeds the maximum size of ${problem.megabytes} MB.`,
        ko: `파일이 최대 크기 ${problem.megabytes}MB를 초과합니다.`,
      };
    case 'notZip':
      return {
        en: 'Unsupported format: only ZIP archives of a metadata set are accepted.',
        ko: '지원하지 않는 형식입니다. 메타데이터 세트 ZIP 파일만 사용할 수 있습니다.',
      };
    case 'tooMany':
      return { en: 'The archive has too many files.', ko: '압축 파일에 파일이 너무 많습니다.' };
    case 'tooMuch':
      return {
        en: 'The archive would be larger than 64 MB when it is unpacked.',
        ko: '압축을 풀면 64MB를 초과합니다.',
      };
    case 'noChannels':
      return { en: 'The archive has no channels.json.', ko: '압축 파일에 channels.json이 없습니다.' };
    case 'path':
      return {
        en: `The archive has a file outside of its folders: ${problem.name}.`,
        ko: `허용되지 않는 경로의 파일이 있습니다: ${problem.name}`,
      };
    case 'link':
      return {
        en: `The archive has a link or a special file: ${problem.name}.`,
        ko: `링크 또는 특수 파일이 있습니다: ${problem.name}`,
      };
    case 'twice':
      return { en: `The archive has ${problem.name} twice.`, ko: `${problem.name} 파일이 두 번 있습니다.` };
    case 'packed':
      return {
        en: `${problem.name} is encrypted, or packed in an unsupported way.`,
        ko: `${problem.name} 파일이 암호화되었거나 지원하지 않는 방식으로 압축되었습니다.`,
      };
    case 'damaged':
      return {
        en: `${problem.name} is damaged or incomplete.`,
        ko: `${problem.name} 파일이 손상되었습니다.`,
      };
    case 'unknown':
      return {
        en: `${problem.name} does not belong to a metadata set.`,
        ko: `${problem.name} 파일은 메타데이터 세트에 속하지 않습니다.`,
      };
    case 'notJson':
      return { en: `${problem.name} could not be read.`, ko: `${problem.name} 파일을 읽을 수 없습니다.` };
    case 'entry':
      return {
        en: `${problem.name} is no valid entry.`,
        ko: `${problem.name}번째 항목이 올바르지 않습니다.`,
      };
    case 'noPicture':
      return {
        en: `The archive lacks the picture ${problem.name}.`,
        ko: `그림 ${problem.name}이(가) 없습니다.`,
      };
    case 'picture':
      return {
        en: `${problem.name} has the wrong format or size.`,
        ko: `그림 ${problem.name}의 형식이나 크기가 올바르지 않습니다.`,
      };
    default:
      return problem satisfies never;
  }
}
