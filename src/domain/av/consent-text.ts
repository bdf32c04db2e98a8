/** Languages of the prompt on a television. */
export const consentLanguages = ['en', 'ko'] as const;
export type ConsentLanguage = (typeof consentLanguages)[number];

/** Seconds to answer the prompt. */
export const answerSeconds = 60;

const texts: Record<ConsentLanguage, (operator: string, minutes: number) => string> = {
  en: (operator, minutes) =>
    `${operator} would like to see what is on this television, to help you. Pictures of the screen are sent for at most ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}. You can end this at any time.`,
  ko: (operator, minutes) =>
    `${operator}에서 문제 해결을 위해 이 TV 화면을 확인하려고 합니다. 화면 사진이 최대 ${minutes}분 동안 전송되며, 언제든지 중지할 수 있습니다.`,
};

/** Returns the prompt for the person in front of the television, as stored in the consent log. */
export const consentText = (language: ConsentLanguage, operator: string, seconds: number): string =>
  texts[language](operator, Math.ceil(seconds / 60));
