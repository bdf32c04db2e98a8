import { defineMessages } from '#web/i18n/message.ts';

export const messages = defineMessages('account', {
  newPassword: { en: 'New password', ko: '새 비밀번호' },
  repeatPassword: { en: 'New password again', ko: '새 비밀번호 확인' },
  notMatched: { en: 'Password Not matched.', ko: '비밀번호가 일치하지 않습니다.' },
  missing: { en: 'Enter a new password', ko: '새 비밀번호를 입력하세요' },
  weak: { en: 'The password does not meet all rules below', ko: '아래 규칙에 맞지 않는 항목이 있습니다' },
  show: { en: 'Show password', ko: '비밀번호 표시' },
  hide: { en: 'Hide password', ko: '비밀번호 숨기기' },
  strength: { en: 'Strength: {strength}', ko: '강도: {strength}' },
  strengthWeak: { en: 'weak', ko: '약함' },
  strengthFair: { en: 'fair', ko: '보통' },
  strengthStrong: { en: 'strong', ko: '강함' },
  rules: { en: 'Rules for passwords', ko: '비밀번호 규칙' },
  kept: { en: '{rule}: met', ko: '{rule}: 충족' },
  open: { en: '{rule}: not yet', ko: '{rule}: 미충족' },
  length: { en: '{min} to {max} characters', ko: '{min}~{max}자' },
  classes: {
    en: 'Upper case, lower case, a digit and a special character',
    ko: '영문 대문자, 소문자, 숫자, 특수 문자 모두 포함',
  },
  characters: { en: 'ASCII characters, no spaces', ko: '공백 없이 영문 키보드의 문자만 사용' },
  anyCharacters: {
    en: 'Any characters, including spaces: a sentence is easy to remember',
    ko: '공백을 포함해 모든 문자 사용 가능: 문장은 기억하기 쉽습니다',
  },
  repeats: {
    en: 'No character more than three times (up to 20 characters)',
    ko: '같은 문자는 세 번까지(20자 이하일 때)',
  },
  personal: {
    en: 'No name or word of your e-mail address (3 letters or more)',
    ko: '이름이나 이메일 주소의 단어 사용 불가(세 글자 이상)',
  },
});
