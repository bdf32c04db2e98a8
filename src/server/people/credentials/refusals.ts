import { ApiError, type Language } from '#server/core/http/api-error.ts';
import { SignInRefused } from '#server/people/sessions/sign-in-guard.ts';

/** RU-009. */
const wrongOld: Record<Language, string> = {
  en: 'The current password you entered is incorrect.',
  ko: '현재 비밀번호가 올바르지 않습니다.',
};

export const wrongPassword = (language: Language): ApiError => {
  const message = wrongOld[language];
  return new ApiError('custom', { message, data: { errors: [{ field: 'body.oldPassword', message }] } });
};

/** RU-086. */
const wrongFormat: Record<Language, string> = {
  en: 'The email format is incorrect.',
  ko: '이메일 형식이 올바르지 않습니다.',
};

export const wrongEmail = (language: Language): ApiError => {
  const message = wrongFormat[language];
  return new ApiError('custom', { message, data: { errors: [{ field: 'body.email', message }] } });
};

const wrong: Record<Language, string> = {
  en: 'This code is not right, or was used already. Wait for the next one.',
  ko: '코드가 올바르지 않거나 이미 사용되었습니다. 다음 코드를 입력하세요.',
};

export const wrongCode = (language: Language): ApiError => {
  const message = wrong[language];
  return new ApiError('custom', { message, data: { errors: [{ field: 'body.oneTimeCode', message }] } });
};

const required: Record<Language, string> = {
  en: 'Your organisation requires two-factor sign-in. Set up another second factor first.',
  ko: '소속 조직에서 2단계 인증을 요구합니다. 먼저 다른 2단계 인증 수단을 설정하세요.',
};

/** Builds a 409 if a required factor would be removed, because its owner could do nothing afterwards. */
export const requiredByPolicy = (language: Language): ApiError =>
  new ApiError('custom', { status: 409, message: required[language] });

const ownFirst: Record<Language, string> = {
  en: 'Set up a second factor for your own account first.',
  ko: '먼저 본인 계정의 2단계 인증을 설정하세요.',
};

/** Builds a 409: an administrator who requires a second factor must have one first. */
export const ownFactorFirst = (language: Language): ApiError =>
  new ApiError('custom', { status: 409, message: ownFirst[language] });

const words = {
  attempts: {
    en: (seconds: number) => `Too many wrong attempts. Try again in ${seconds} seconds.`,
    ko: (seconds: number) => `여러 번 잘못 입력했습니다. ${seconds}초 후에 다시 시도하세요.`,
  },
  mails: {
    en: (seconds: number) =>
      `Too many mails were asked for. Use the latest one, or try again in ${seconds} seconds.`,
    ko: (seconds: number) =>
      `메일을 너무 많이 요청했습니다. 가장 최근 메일을 사용하거나 ${seconds}초 후에 다시 시도하세요.`,
  },
} as const;

const tooMany = (what: keyof typeof words, retryAfter: number, language: Language): ApiError =>
  new ApiError('custom', { status: 429, message: words[what][language](retryAfter), data: { retryAfter } });

export const tooManyMails = (retryAfter: number, language: Language): ApiError =>
  tooMany('mails', retryAfter, language);

export const tooManyAttempts = (retryAfter: number, language: Language): ApiError =>
  tooMany('attempts', retryAfter, language);

/** Maps the guard's refusal to an answer. */
export function refusedAttempt(error: unknown, language: Language): never {
  if (!(error instanceof SignInRefused)) throw error;
  const { retryAfter, crowded } = error;
  throw crowded
    ? new ApiError('timeout', { status: 503, data: { retryAfter } })
    : tooManyAttempts(retryAfter, language);
}
