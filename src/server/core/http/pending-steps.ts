import type { PendingStep } from '#server/core/http/session.ts';

import { ApiError, type Language } from './api-error.ts';

const words: Record<PendingStep, Record<Language, string>> = {
  password: {
    en: 'You signed in with a temporary password. Set a new one first.',
    ko: '임시 비밀번호로 로그인했습니다. 먼저 새 비밀번호를 설정하세요.',
  },
  twoFactor: {
    en: 'Your organisation requires two-factor sign-in. Set it up first.',
    ko: '소속 조직에서 2단계 인증을 요구합니다. 먼저 2단계 인증을 설정하세요.',
  },
};

/**
 * Builds `custom` with 403 (ER-005): a login with a pending step is refused with the reason, whatever it calls
 * (TN-210).
 */
export const pendingStepRefusal = (owes: PendingStep, language: Language): ApiError =>
  new ApiError('custom', { status: 403, message: words[owes][language], data: { owes } });
