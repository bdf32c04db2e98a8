import { ApiError, type Language } from '#server/core/http/api-error.ts';
import type { Account } from '#server/core/http/session.ts';
import type { CoreServices } from '#server/core/services.ts';

import { exclusiveProviderOf } from '#server/people/identity-provider/queries/providers.ts';

const words: Record<Language, (company: string) => string> = {
  en: (company) =>
    `${company} signs in with its own identity provider only. Choose "Use your company account" on the sign-in page.`,
  ko: (company) =>
    `${company} 구성원은 회사 인증 서비스로만 로그인할 수 있습니다. 로그인 화면의 '회사 계정으로 로그인'을 선택하세요.`,
};

/**
 * Throws if the organisation allows sign-in only through its provider. It is called after the password or passkey was
 * right, so that an attacker learns nothing.
 */
export async function refuseWhereProviderAlone(
  { database }: Pick<CoreServices, 'database'>,
  { accountId }: Account,
  language: Language,
): Promise<void> {
  const alone = await exclusiveProviderOf(database.sql, accountId);
  if (alone) throw new ApiError('custom', { status: 403, message: words[language](alone.companyName) });
}
