import type { AppProblem } from '#domain/apps/content/problem.ts';
import type { AppPlatform } from '#domain/apps/platform.ts';
import type { Disagreement } from '#domain/apps/stated.ts';
import type { Language } from '#server/core/http/api-error.ts';

type Texts = Record<Language, string>;

/** Describes what is wrong with the bytes of a file, and what to do. */
export function problemText(problem: AppProblem): Texts {
  if (problem.code === 'manifestTooLarge')
    return {
      en: `The manifest states ${problem.megabytes} MB. It was not unpacked: no app needs more than 4 MB.`,
      ko: `매니페스트 크기가 ${problem.megabytes}MB로 표시되어 있어 압축을 풀지 않았습니다. 4MB를 넘는 앱은 없습니다.`,
    };
  return problems[problem.code];
}

const problems: Record<Exclude<AppProblem['code'], 'manifestTooLarge'>, Texts> = {
  empty: { en: 'The file is empty.', ko: '빈 파일입니다.' },
  unknown: {
    en: 'The file is neither an APK nor a container archive (tar, tar.gz).',
    ko: 'APK도 컨테이너 아카이브(tar, tar.gz)도 아닌 파일입니다.',
  },
  damaged: {
    en: 'The file is damaged or incomplete. Build or download it again.',
    ko: '손상되었거나 완전하지 않은 파일입니다. 다시 빌드하거나 내려받으십시오.',
  },
  ambiguous: {
    en: 'The file holds two archives in one. Devices could read another app than the one checked here.',
    ko: '한 파일에 아카이브가 두 개 들어 있습니다. 단말이 여기서 확인한 앱과 다른 앱을 읽을 수 있습니다.',
  },
  bomb: {
    en: 'The file would unpack to far more than its size. It was not unpacked.',
    ko: '압축을 풀면 파일 크기보다 훨씬 커지는 파일이므로 풀지 않았습니다.',
  },
  noManifest: {
    en: 'The archive has no AndroidManifest.xml, so it is no Android app.',
    ko: 'AndroidManifest.xml이 없어 Android 앱이 아닙니다.',
  },
  badManifest: {
    en: 'The AndroidManifest.xml cannot be read.',
    ko: 'AndroidManifest.xml을 읽을 수 없습니다.',
  },
  noVersionCode: {
    en: 'The manifest has no version code, by which devices tell versions apart.',
    ko: '매니페스트에 단말이 버전을 구분하는 버전 코드가 없습니다.',
  },
  split: {
    en: 'The file is one part of a split app. Upload the whole app as one APK.',
    ko: '분할된 앱의 일부입니다. 전체 앱을 하나의 APK로 업로드하십시오.',
  },
  unsigned: {
    en: 'The APK is not signed. Devices do not install it.',
    ko: '서명되지 않은 APK이므로 단말에 설치되지 않습니다.',
  },
  severalSigners: {
    en: 'The APK has more than one signer. Sign it with one key.',
    ko: '서명자가 여러 명인 APK입니다. 하나의 키로 서명하십시오.',
  },
  badSignature: {
    en: "The APK's signature does not match its content. It was changed after signing.",
    ko: 'APK의 서명이 내용과 일치하지 않습니다. 서명한 후에 변경되었습니다.',
  },
  unknownSignature: {
    en: 'The APK is signed by an algorithm that Waymark does not know.',
    ko: 'Waymark가 알지 못하는 알고리즘으로 서명된 APK입니다.',
  },
  noImage: {
    en: 'The archive holds no container image (no index.json or manifest.json).',
    ko: '컨테이너 이미지가 없는 아카이브입니다(index.json 또는 manifest.json 없음).',
  },
  severalImages: {
    en: 'The archive holds more than one image or tag. Save one image with one tag.',
    ko: '이미지나 태그가 여러 개 들어 있습니다. 태그가 하나인 이미지 하나만 저장하십시오.',
  },
};

const fields: Record<'platform' | 'packageName' | 'version', Texts> = {
  platform: { en: 'platform', ko: '플랫폼' },
  packageName: { en: 'package', ko: '패키지' },
  version: { en: 'version', ko: '버전' },
};

const platformNames: Record<AppPlatform, string> = { android: 'Android', quantum: 'Quantum' };
const shown = (value: string) => (value === 'android' || value === 'quantum' ? platformNames[value] : value);

/** Names both sides, or what is missing. */
export function disagreementText(difference: Disagreement): Texts {
  const { en, ko } = fields[difference.field];
  if ('missing' in difference)
    return {
      en: `The file does not say its ${en}. Enter it.`,
      ko: `파일에 ${ko} 정보가 없습니다. 입력하십시오.`,
    };
  const [typed, file] = [shown(difference.typed), shown(difference.file)];
  return {
    en: `The entered ${en} is “${typed}”, that of the file “${file}”.`,
    ko: `입력한 ${ko}: “${typed}”, 파일의 ${ko}: “${file}”. 서로 다릅니다.`,
  };
}

export const nameTexts: Record<'empty' | 'underscore', Texts> = {
  empty: { en: 'This value is required.', ko: '필수 입력 항목입니다.' },
  underscore: {
    en: 'The app name must not contain underscores.',
    ko: '앱 이름에는 밑줄(_)을 사용할 수 없습니다.',
  },
};

/** Refusals of an upload that others must decide about. */
export const conflictTexts = {
  named: (name: string): Texts => ({
    en: `Another app is called “${name}”. Choose another name.`,
    ko: `“${name}” 이름의 다른 앱이 있습니다. 다른 이름을 사용하십시오.`,
  }),
  packaged: (name: string): Texts => ({
    en: `This package belongs to the app “${name}”. Add the file to it as a version.`,
    ko: `앱 “${name}”의 패키지입니다. 해당 앱의 새 버전으로 추가하십시오.`,
  }),
  otherPackage: (before: string, now: string): Texts => ({
    en: `The app's package is “${before}”, that of the file “${now}”.`,
    ko: `앱의 패키지: “${before}”, 파일의 패키지: “${now}”. 서로 다릅니다.`,
  }),
  sameVersion: (version: string): Texts => ({
    en: `The app has version ${version} already.`,
    ko: `앱에 이미 버전 ${version}이 있습니다.`,
  }),
  notHigher: (version: string, highest: string): Texts => ({
    en: `Version ${version} is not higher than ${highest}.`,
    ko: `버전 ${version}은(는) ${highest}보다 높지 않습니다.`,
  }),
  codeNotHigher: (code: number, highest: number, version: string): Texts => ({
    en: `Version code ${code} is not higher than ${highest} of version ${version}.`,
    ko: `버전 코드 ${code}은(는) 버전 ${version}의 ${highest}보다 높지 않습니다.`,
  }),
  otherSigner: (version: string, before: string): Texts => ({
    en: `Version ${version} was signed by another key (${before}). Devices refuse such an update. State a reason to add the file anyway.`,
    ko: `버전 ${version}은(는) 다른 키(${before})로 서명되었습니다. 단말은 이런 업데이트를 거부합니다. 그래도 추가하려면 사유를 입력하십시오.`,
  }),
  approved: { en: 'An approved app file cannot be edited.', ko: '승인된 앱 파일은 수정할 수 없습니다.' },
  isApproved: { en: 'The file is approved already.', ko: '이미 승인된 파일입니다.' },
  notApproved: { en: 'The file is not approved.', ko: '승인되지 않은 파일입니다.' },
  secondPerson: {
    en: 'Another person than the uploader must approve this file.',
    ko: '업로드한 사람이 아닌 다른 사람이 승인해야 합니다.',
  },
  used: (names: string, others: number): Texts => ({
    en: names
      ? `The file is in use: ${names}${others ? ` and ${others} more` : ''}. Try again when that has ended.`
      : `The file is in use ${others} times. Try again when that has ended.`,
    ko: names
      ? `사용 중인 파일: ${names}${others ? ` 외 ${others}건` : ''}. 완료된 후 다시 시도하십시오.`
      : `${others}건에서 사용 중인 파일입니다. 완료된 후 다시 시도하십시오.`,
  }),
  icon: {
    en: 'The icon must be a PNG picture of up to 512 × 512 pixels and 64 KB.',
    ko: '아이콘은 512 × 512픽셀, 64KB 이하의 PNG여야 합니다.',
  },
} as const;
