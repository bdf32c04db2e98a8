import {
  type PasswordOwner,
  type PasswordProblem,
  type PasswordRules,
  passwordProblem,
} from '#domain/passwords/rules.ts';
import { isTrivial } from '#domain/passwords/strength.ts';
import { ApiError, type Language } from '#server/core/http/api-error.ts';
import { isCommonPassword } from './common-passwords.ts';

/** Reasons for refusing a password, for pages that do not have the list of common ones. */
const words: Record<Exclude<PasswordProblem, 'length'>, Record<Language, string>> = {
  characters: {
    en: 'Use letters, digits and signs of an English keyboard, without spaces.',
    ko: '공백 없이 영문자, 숫자, 특수 문자만 사용하세요.',
  },
  classes: {
    en: 'Use upper case and lower case letters, digits and special characters.',
    ko: '영문 대문자, 소문자, 숫자, 특수 문자를 모두 포함하세요.',
  },
  repeats: {
    en: 'Use no character more than three times.',
    ko: '같은 문자는 세 번까지만 사용할 수 있습니다.',
  },
  personal: {
    en: 'Use no part of the name or of the e-mail address.',
    ko: '이름이나 이메일 주소의 일부를 사용할 수 없습니다.',
  },
  common: {
    en: 'Many people use this password, so it is tried first. Choose another one.',
    ko: '널리 쓰여 추측하기 쉬운 비밀번호입니다. 다른 비밀번호를 입력하세요.',
  },
};

/** Reason if any visible character is allowed. */
const unseen: Record<Language, string> = {
  en: 'Use no tabs, line breaks or other control characters.',
  ko: '탭이나 줄바꿈 같은 제어 문자는 사용할 수 없습니다.',
};

const length = {
  en: ({ passwordMin, passwordMax }: PasswordRules) => `Use ${passwordMin} to ${passwordMax} characters.`,
  ko: ({ passwordMin, passwordMax }: PasswordRules) => `${passwordMin}~${passwordMax}자로 입력하세요.`,
};

function wordsOf(problem: PasswordProblem, rules: PasswordRules, language: Language): string {
  if (problem === 'length') return length[language](rules);
  return problem === 'characters' && !rules.composed ? unseen[language] : words[problem][language];
}

/** Throws `custom` with the field if a new password is not allowed. `field`: of the body. */
export function checkNewPassword(
  password: string,
  about: PasswordOwner,
  { rules, language, field = 'password' }: { rules: PasswordRules; language: Language; field?: string },
): void {
  // With all four classes only the list is checked, as specified.
  const isCommon = (text: string) => isCommonPassword(text) || (!rules.composed && isTrivial(text));
  const problem = passwordProblem(password, about, rules, isCommon);
  if (problem === null) return;
  const message = wordsOf(problem, rules, language);
  throw new ApiError('custom', { message, data: { errors: [{ field: `body.${field}`, message, problem }] } });
}
