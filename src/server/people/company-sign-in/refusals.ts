import { ApiError, type Language } from '#server/core/http/api-error.ts';
import type { FoundRecord } from '../identity-provider/domain-records.ts';
import type { FaultReason } from '../identity-provider/provider-fault.ts';

type Words = Record<Language, string>;

/** Texts for administrators who configure the provider. */
const faults: Record<FaultReason, Words> = {
  insecure: {
    en: 'The address must begin with https://.',
    ko: '주소는 https://로 시작해야 합니다.',
  },
  inward: {
    en: 'This address is in a private network, where the server looks for no provider. Whoever runs the server can allow its name (IDENTITY_PROVIDER_HOSTS).',
    ko: '이 주소는 사설 네트워크에 있어 서버가 접속하지 않습니다. 서버 운영자가 호스트 이름을 허용할 수 있습니다(IDENTITY_PROVIDER_HOSTS).',
  },
  unreachable: {
    en: 'There is no answer from this address. Check it, and whether this server may reach it.',
    ko: '이 주소에서 응답이 없습니다. 주소와 서버의 네트워크 연결을 확인하세요.',
  },
  noDocument: {
    en: 'This address has no OpenID Connect configuration. Enter the issuer as the provider shows it, without /.well-known.',
    ko: '이 주소에 OpenID Connect 설정이 없습니다. 인증 서비스에 표시된 발급자 주소를 /.well-known 없이 입력하세요.',
  },
  otherIssuer: {
    en: 'The provider at this address has another issuer. Enter the issuer exactly as the provider shows it.',
    ko: '이 주소의 인증 서비스는 발급자가 다릅니다. 인증 서비스에 표시된 발급자 주소를 그대로 입력하세요.',
  },
  incomplete: {
    en: 'The provider does not offer the sign-in by code that is needed here.',
    ko: '이 인증 서비스는 필요한 코드 방식 로그인을 지원하지 않습니다.',
  },
  tooLong: {
    en: 'The answer from this address is too long for an OpenID Connect configuration.',
    ko: '이 주소의 응답이 OpenID Connect 설정으로 보기에 너무 깁니다.',
  },
  client: {
    en: 'The provider refuses client ID and secret.',
    ko: '클라이언트 ID 또는 비밀 값이 거부되었습니다.',
  },
  denied: { en: 'The provider did not sign you in.', ko: '인증 서비스에서 로그인되지 않았습니다.' },
  code: { en: 'The provider did not take the code.', ko: '인증 서비스가 코드를 받지 않았습니다.' },
  untrusted: { en: 'The answer is not proved.', ko: '응답을 신뢰할 수 없습니다.' },
};

export const faultWords = (reason: FaultReason, language: Language): string => faults[reason][language];

const records: Record<Exclude<FoundRecord, 'right'>, Words> = {
  missing: {
    en: 'DNS has no TXT record of this name yet. A new one can take an hour to be seen.',
    ko: 'DNS에 이 이름의 TXT 레코드가 없습니다. 새 레코드가 반영되기까지 한 시간 정도 걸릴 수 있습니다.',
  },
  other: {
    en: 'The TXT record has another value. Copy the value exactly as it is shown here.',
    ko: 'TXT 레코드의 값이 다릅니다. 여기에 표시된 값을 그대로 복사하세요.',
  },
  silent: {
    en: 'DNS gives no answer for this domain. Try again in a moment.',
    ko: '이 도메인에 대한 DNS 응답이 없습니다. 잠시 후 다시 시도하세요.',
  },
};

/** Returns the text for administrators of the DNS record. */
export const recordWords = (found: Exclude<FoundRecord, 'right'>, language: Language): string =>
  records[found][language];

type Field = 'clientSecret' | 'domains' | 'roles';

const fieldWords: Record<Field, (what: string) => Words> = {
  clientSecret: () => ({
    en: 'Enter the secret for this issuer.',
    ko: '이 발급자의 비밀 값을 입력하세요.',
  }),
  domains: (what) => ({
    en: `In use by another organisation: ${what}.`,
    ko: `다른 조직에서 사용 중입니다: ${what}`,
  }),
  roles: (what) => ({
    en: `You may not give this role: ${what}.`,
    ko: `부여할 수 없는 역할입니다: ${what}`,
  }),
};

/** Builds a refusal that is shown at its form field. `what`: the refused part. */
export function refusedField(field: Field, language: Language, what = ''): ApiError {
  const message = fieldWords[field](what)[language];
  const data = { errors: [{ field: `body.${field}`, message }] };
  return new ApiError('custom', { message, data, ...(field === 'domains' ? { status: 409 } : {}) });
}
