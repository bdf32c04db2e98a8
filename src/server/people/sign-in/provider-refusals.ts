import { ApiError, type Language } from '#server/core/http/api-error.ts';
import { type FaultReason, ProviderFault } from '#server/people/identity-provider/provider-fault.ts';

type Words = Record<Language, string>;

const notSetUp: Words = {
  en: 'The company sign-in is not set up correctly. Ask your administrator.',
  ko: '회사 계정 로그인이 올바르게 설정되어 있지 않습니다. 관리자에게 문의하세요.',
};
const notTrusted: Words = {
  en: 'The answer of your identity provider could not be verified. Sign in again.',
  ko: '회사 인증 서비스의 응답을 확인할 수 없습니다. 다시 로그인하세요.',
};

/** Texts for the user signing in, who cannot change the configuration and must not learn it. */
const toPerson: Partial<Record<FaultReason, { status: number; words: Words }>> = {
  unreachable: {
    status: 503,
    words: {
      en: 'Your identity provider does not answer. Try again in a moment.',
      ko: '회사 인증 서비스가 응답하지 않습니다. 잠시 후 다시 시도하세요.',
    },
  },
  denied: {
    status: 403,
    words: {
      en: 'Your identity provider did not sign you in. Try again, or ask your administrator.',
      ko: '회사 인증 서비스에서 로그인되지 않았습니다. 다시 시도하거나 관리자에게 문의하세요.',
    },
  },
  code: { status: 400, words: notTrusted },
  untrusted: { status: 400, words: notTrusted },
};

/** Throws a provider's fault with the text for the user signing in. */
export function refusedByProvider(error: unknown, language: Language): never {
  if (!(error instanceof ProviderFault)) throw error;
  const { status, words } = toPerson[error.reason] ?? { status: 502, words: notSetUp };
  throw new ApiError('custom', { status, message: words[language] });
}

/** Reason that a user whom the provider has signed in gets no session here. */
export type AdmissionRefusal =
  | 'noAddress'
  | 'foreignAddress'
  | 'unverifiedAddress'
  | 'unknown'
  | 'otherPerson'
  | 'noRole'
  | 'above'
  | 'last'
  | 'expired'
  | 'stopped';

const admissionRefusals: Record<AdmissionRefusal, Words> = {
  noAddress: {
    en: 'Your identity provider tells no e-mail address of yours. Ask your administrator.',
    ko: '회사 인증 서비스에 이메일 주소가 없습니다. 관리자에게 문의하세요.',
  },
  foreignAddress: {
    en: 'Your e-mail address at your identity provider is not in a domain of your organisation. Ask your administrator.',
    ko: '회사 인증 서비스의 이메일 주소가 소속 조직의 도메인이 아닙니다. 관리자에게 문의하세요.',
  },
  unverifiedAddress: {
    en: 'Your identity provider has not verified your e-mail address. Ask your administrator.',
    ko: '회사 인증 서비스에서 이메일 주소가 확인되지 않았습니다. 관리자에게 문의하세요.',
  },
  unknown: {
    en: 'You have no account here. Ask your administrator for an invitation.',
    ko: '등록된 계정이 없습니다. 관리자에게 초대를 요청하세요.',
  },
  otherPerson: {
    en: 'The account with your e-mail address belongs to another person of your identity provider. Ask your administrator.',
    ko: '이 이메일 주소의 계정은 다른 사람의 회사 계정에 연결되어 있습니다. 관리자에게 문의하세요.',
  },
  noRole: {
    en: 'Your identity provider gives you no role here. Ask your administrator.',
    ko: '회사 인증 서비스에서 이 시스템의 역할이 부여되지 않았습니다. 관리자에게 문의하세요.',
  },
  above: {
    en: 'Your role is more powerful than the company sign-in may give. Sign in with your password.',
    ko: '현재 역할은 회사 계정 로그인으로 부여할 수 있는 권한보다 높습니다. 비밀번호로 로그인하세요.',
  },
  last: {
    en: 'You are the last who can administer roles, and your identity provider gives you another role. Sign in with your password.',
    ko: '역할을 관리할 수 있는 마지막 계정인데 회사 인증 서비스에서 다른 역할이 부여되었습니다. 비밀번호로 로그인하세요.',
  },
  expired: {
    en: 'Your invitation has expired. Ask your administrator for a new one.',
    ko: '초대가 만료되었습니다. 관리자에게 다시 초대를 요청하세요.',
  },
  stopped: {
    en: 'Your account is stopped. Ask your administrator.',
    ko: '계정이 중지되었습니다. 관리자에게 문의하세요.',
  },
};

/** Builds a 403 with the reason, since the user is authenticated. */
export const admissionRefused = (reason: AdmissionRefusal, language: Language): ApiError =>
  new ApiError('custom', { status: 403, message: admissionRefusals[reason][language], data: { reason } });

const others = {
  noProvider: {
    en: 'There is no company sign-in for this address. Sign in with your password.',
    ko: '이 주소로는 회사 계정 로그인을 이용할 수 없습니다. 비밀번호로 로그인하세요.',
  },
  over: {
    en: 'This sign-in took too long, or was finished already. Start it again.',
    ko: '로그인 시간이 지났거나 이미 완료되었습니다. 다시 시작하세요.',
  },
  otherAccount: {
    en: 'You showed another account to your identity provider. Try again with your own.',
    ko: '다른 회사 계정으로 확인했습니다. 본인 계정으로 다시 시도하세요.',
  },
} satisfies Record<string, Words>;

/** Reveals only that the domain has no provider. */
export const noProvider = (language: Language): ApiError =>
  new ApiError('nodata', { message: others.noProvider[language] });

export const signInOver = (language: Language): ApiError =>
  new ApiError('tokenerr', { message: others.over[language] });

export const otherAccount = (language: Language): ApiError =>
  new ApiError('custom', { status: 403, message: others.otherAccount[language] });
