import type { Language } from '#server/core/http/api-error.ts';

/** Returns the text of an order without a device that gets it. */
export function allRefused(
  refusals: readonly { reason: string }[],
  language: Language,
): { message?: string } {
  const isKorean = language === 'ko';
  if (refusals.length === 0)
    return { message: isKorean ? '대상에 단말이 없습니다.' : 'The target has no devices.' };
  const isOld = refusals.every(({ reason }) => reason === 'upToDate' || reason === 'newerThere');
  if (isOld)
    return {
      message: isKorean
        ? '모든 단말에 이 버전 또는 더 새로운 버전이 설치되어 있습니다.'
        : 'All devices have this version or a newer one.',
    };
  return {
    message: isKorean ? '조건을 충족하는 단말이 없습니다.' : 'No device of the target meets the conditions.',
  };
}

/** ER-025, for apps. */
export const partText = (
  { started, refused }: { started: number; refused: number },
  language: Language,
): string =>
  language === 'ko'
    ? `단말 ${started}대에서 실행했습니다. ${refused}대는 조건을 충족하지 않습니다.`
    : `Executed for ${started} devices, conditions of ${refused} not satisfied.`;
