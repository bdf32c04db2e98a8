import type { Language } from '#server/core/http/api-error.ts';

/** Returns the error of RU-121 if that is the only reason. */
export function allRefused(
  refusals: readonly { reason: string }[],
  language: Language,
): { message?: string } {
  if (refusals.length === 0)
    return {
      message: language === 'ko' ? '대상에 단말이 없습니다.' : 'The target has no devices.',
    };
  const isOld = refusals.every(({ reason }) => reason === 'notNewer' || reason === 'upToDate');
  if (!isOld) return {};
  return {
    message:
      language === 'ko'
        ? '새 펌웨어 버전은 이미 설치된 버전보다 높아야 합니다.'
        : 'The new firmware version must be higher than the previously installed version.',
  };
}

/** ER-025 */
export const partText = (
  { started, refused }: { started: number; refused: number },
  language: Language,
): string =>
  language === 'ko'
    ? `단말 ${started}대에서 실행했습니다. ${refused}대는 조건을 충족하지 않습니다.`
    : `Executed for ${started} devices, conditions of ${refused} not satisfied.`;
