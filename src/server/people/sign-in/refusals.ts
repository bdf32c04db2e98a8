import { ApiError, type Language } from '#server/core/http/api-error.ts';
import { SignInRefused } from '../sessions/sign-in-guard.ts';

const words = {
  attempts: {
    en: (seconds: number) => `Too many failed logins. Try again in ${seconds} seconds.`,
    ko: (seconds: number) => `로그인에 여러 번 실패했습니다. ${seconds}초 후에 다시 시도하세요.`,
  },
  mails: {
    en: (seconds: number) =>
      `Too many verification mails were sent. Use the latest one, or try again in ${seconds} seconds.`,
    ko: (seconds: number) =>
      `인증 메일을 너무 많이 보냈습니다. 가장 최근 메일을 사용하거나 ${seconds}초 후에 다시 시도하세요.`,
  },
} as const;

/** Builds a 429: `retryAfter` in seconds, in the text and in the header. */
export const tooMany = (what: keyof typeof words, retryAfter: number, language: Language): ApiError =>
  new ApiError('custom', { status: 429, message: words[what][language](retryAfter), data: { retryAfter } });

/** Builds a 503: sign-in is not possible right now. */
const crowded = (retryAfter: number): ApiError =>
  new ApiError('timeout', { status: 503, data: { retryAfter } });

/** Maps the guard's refusal to an answer. */
export function refusedByGuard(error: unknown, language: Language): never {
  if (!(error instanceof SignInRefused)) throw error;
  throw error.crowded ? crowded(error.retryAfter) : tooMany('attempts', error.retryAfter, language);
}
