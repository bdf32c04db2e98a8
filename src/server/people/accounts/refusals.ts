import { ApiError, hintError, type Language } from '#server/core/http/api-error.ts';
import type { Outcome } from './accounts.ts';
import type { LinkFault } from './invitations.ts';

const words = {
  own: {
    en: 'You cannot do this with your own account.',
    ko: '본인 계정에는 이 작업을 할 수 없습니다.',
  },
  last: {
    en: 'This is the last account that can administer roles. Give another one such a role first.',
    ko: '역할을 관리할 수 있는 마지막 계정입니다. 먼저 다른 계정에 해당 역할을 부여하세요.',
  },
  impossible: {
    en: 'The account is not in a state for this any more. Look at it again.',
    ko: '계정 상태가 바뀌어 이 작업을 할 수 없습니다. 다시 확인하세요.',
  },
} as const;

const refusal = (what: keyof typeof words, language: Language) =>
  new ApiError('custom', { status: 409, message: words[what][language] });

const notOwn: Record<Language, string> = {
  en: 'This is not the e-mail address of your account.',
  ko: '본인 계정의 이메일 주소가 아닙니다.',
};

export const otherAddress = (language: Language): ApiError => {
  const message = notOwn[language];
  return new ApiError('custom', { message, data: { errors: [{ field: 'body.email', message }] } });
};

const stays: Record<Language, string> = {
  en: 'An account stays in its organisation.',
  ko: '계정의 조직은 바꿀 수 없습니다.',
};
const two: Record<Language, string> = {
  en: 'opId and companyId name two organisations.',
  ko: 'opId와 companyId가 서로 다른 조직을 가리킵니다.',
};

/** Refuses a move: `companyId` must be the account's present organisation. */
export function refuseMove(companyId: string | undefined, opId: string, language: Language): void {
  if (companyId !== undefined && companyId !== opId) throw otherCompany(stays[language]);
}

/** Returns the organisation of an invitation by either of its names. */
export function oneOrganisation(
  { opId, companyId }: { opId?: string | undefined; companyId?: string | undefined },
  language: Language,
): string | undefined {
  if (opId !== undefined && companyId !== undefined && opId !== companyId) throw otherCompany(two[language]);
  return opId ?? companyId;
}

const otherCompany = (message: string): ApiError =>
  new ApiError('custom', { message, data: { errors: [{ field: 'body.companyId', message }] } });

export const ownAccount = (language: Language): ApiError => refusal('own', language);

/** Throws the answer to a failed change. */
export function checkOutcome(outcome: Outcome, language: Language): void {
  switch (outcome.kind) {
    case 'changed':
      return;
    case 'stale':
      throw hintError('conflict', { version: outcome.version });
    case 'last':
    case 'impossible':
      throw refusal(outcome.kind, language);
  }
}

/** Builds ER-013 with the reason, so that its page can show advice: 400 from the check, 409 from accepting. */
export const linkRefused = (reason: LinkFault): ApiError =>
  new ApiError('usercodefail', { data: { reason } });
export const acceptRefused = (reason: LinkFault): ApiError => hintError('usercodefail', { reason });

const tooOften: Record<Language, (seconds: number) => string> = {
  en: (seconds) => `Too many attempts. Try again in ${seconds} seconds.`,
  ko: (seconds) => `시도 횟수가 너무 많습니다. ${seconds}초 후에 다시 시도하세요.`,
};

/** Builds a 429: `retryAfter` in seconds, in the text and in the header. */
export const slowedDown = (retryAfter: number, language: Language): ApiError =>
  new ApiError('custom', { status: 429, message: tooOften[language](retryAfter), data: { retryAfter } });

const downloads: Record<Language, (seconds: number) => string> = {
  en: (seconds) => `You downloaded your data several times already. Try again in ${seconds} seconds.`,
  ko: (seconds) => `내 데이터를 이미 여러 번 다운로드했습니다. ${seconds}초 후에 다시 시도하세요.`,
};

/** Builds a 429: `retryAfter` in seconds, in the text and in the header. */
export const tooManyDownloads = (retryAfter: number, language: Language): ApiError =>
  new ApiError('custom', { status: 429, message: downloads[language](retryAfter), data: { retryAfter } });
