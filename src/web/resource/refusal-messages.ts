import type { RowRefusal } from '#domain/import-refusals.ts';
import { defineMessages, type Messages } from '#web/i18n/message.ts';

/** Reasons why a value is refused: in a row of a file, or in a call. */
export const rowRefusalTexts = defineMessages('resource.refusal', {
  required: { en: 'A value is required.', ko: '값을 입력해야 합니다.' },
  boolean: { en: 'Must be true or false.', ko: 'true 또는 false여야 합니다.' },
  number: { en: 'Must be a number.', ko: '숫자여야 합니다.' },
  atLeast: { en: 'Must be {limit, number} or more.', ko: '{limit, number} 이상이어야 합니다.' },
  atMost: { en: 'Must be {limit, number} or less.', ko: '{limit, number} 이하여야 합니다.' },
  shortest: {
    en: 'Must have {limit, plural, one {# character} other {# characters}} or more.',
    ko: '{limit, number}자 이상이어야 합니다.',
  },
  longest: {
    en: 'Must have {limit, plural, one {# character} other {# characters}} or less.',
    ko: '{limit, number}자 이하여야 합니다.',
  },
  pattern: {
    en: 'Has a form or characters that are not accepted. Accepted: {pattern}',
    ko: '허용되지 않는 형식이나 문자가 있습니다. 허용 형식: {pattern}',
  },
  choice: {
    en: '{value} must be one of: {choices}',
    ko: '{value}은(는) 선택할 수 없는 값입니다. 선택 가능: {choices}',
  },
  form: { en: 'This value is not accepted here.', ko: '여기에 사용할 수 없는 값입니다.' },
  twice: { en: 'This row is in the file twice.', ko: '파일에 같은 행이 두 번 있습니다.' },
  reference: { en: 'Names nothing that exists.', ko: '존재하지 않는 항목을 가리킵니다.' },
  taken: {
    en: 'Another row has one of these values already.',
    ko: '다른 행에서 이미 사용 중인 값이 있습니다.',
  },
  value: { en: 'The column does not take this value.', ko: '이 열에 저장할 수 없는 값입니다.' },
  short: {
    en: 'The row has {cells, number} of {columns, number} cells. Fill in the line, with a separator for each empty cell.',
    ko: '이 행에는 셀이 {columns, number}개 중 {cells, number}개만 있습니다. 빈 셀에도 구분 기호를 넣어 줄을 채우세요.',
  },
  stray: {
    en: 'Column {column} has no name, but the row has {value} there. Name the column, or put quotation marks around a value that contains the separator.',
    ko: '{column} 열에는 이름이 없는데 이 행에 값이 있습니다: {value}. 열 이름을 넣거나, 구분 기호가 들어간 값을 따옴표로 묶으세요.',
  },
  damaged: {
    en: 'Some characters can’t be read: {value}. Try another encoding, or save the file as UTF-8 again.',
    ko: '읽을 수 없는 글자가 있습니다: {value}. 다른 인코딩을 선택하거나 파일을 UTF-8로 다시 저장하세요.',
  },
  shortened: {
    en: 'A spreadsheet shortened this number: {value}. Format the column as text and enter the full value.',
    ko: '스프레드시트에서 줄어든 숫자입니다: {value}. 열 서식을 텍스트로 바꾸고 전체 값을 입력하세요.',
  },
  lostZeros: {
    en: '{value} may have lost leading zeros in a spreadsheet (expected {padded}). Format the column as text and enter the full value.',
    ko: '{value} 앞의 0이 스프레드시트에서 사라진 것 같습니다(예상 값: {padded}). 열 서식을 텍스트로 바꾸고 전체 값을 입력하세요.',
  },
  sheetError: {
    en: '{value} is an error of a formula. Correct the cell.',
    ko: '{value}은(는) 수식 오류입니다. 셀을 고치세요.',
  },
  strayKey: { en: 'There is no permission {key}.', ko: '{key} 권한은 존재하지 않습니다.' },
  keepsKey: {
    en: 'The system administrator must keep the permission {key}.',
    ko: '시스템 관리자의 {key} 권한은 제거할 수 없습니다.',
  },
  rootOnly: {
    en: 'The permission {key} works in the root organisation only.',
    ko: '{key} 권한은 최상위 조직에서만 사용할 수 있습니다.',
  },
  noAdministrator: {
    en: 'No account that can administer the installation would remain.',
    ko: '설치를 관리할 수 있는 계정이 남지 않습니다.',
  },
  notHeld: {
    en: 'You can’t give more than you have yourself.',
    ko: '본인보다 많은 권한은 부여할 수 없습니다.',
  },
  rule: { en: '{message}', ko: '{message}' },
  madeDate: {
    en: "A spreadsheet turned the value into the date {value}. Enter it again as text, or with ' before it if it is right.",
    ko: '스프레드시트가 값을 날짜로 바꾸었습니다: {value}. 텍스트로 다시 입력하거나, 맞는 값이면 앞에 작은따옴표를 붙이세요.',
  },
  placeholder: {
    en: '“{value}” means an empty cell. Enter the value.',
    ko: '“{value}”는 빈 셀을 뜻합니다. 값을 입력하세요.',
  },
}) satisfies Messages<RowRefusal>;

/** Input that a pattern of the contract accepts. Patterns that are not here get `fieldPattern`. */
export const patternTexts = defineMessages('resource.pattern', {
  name: {
    en: 'Use only A–Z, a–z, 0–9, spaces, and the characters - _ .',
    ko: '영문자, 숫자, 공백과 - _ . 문자만 사용할 수 있습니다.',
  },
  word: {
    en: 'Use only A–Z, a–z, 0–9, and the characters - _ .',
    ko: '영문자, 숫자와 - _ . 문자만 사용할 수 있습니다.',
  },
  ascii: {
    en: 'Use only letters without accents, digits, spaces and ASCII punctuation.',
    ko: '영문자, 숫자, 공백과 ASCII 문장 부호만 사용할 수 있습니다.',
  },
  key: { en: 'Enter 64 hexadecimal digits (0–9, A–F).', ko: '16진수 64자리를 입력하세요(0–9, A–F).' },
  blank: {
    en: 'Enter at least one character that is not a space.',
    ko: '공백이 아닌 문자를 하나 이상 입력하세요.',
  },
  outerBlanks: { en: 'It must not begin or end with a space.', ko: '공백으로 시작하거나 끝날 수 없습니다.' },
  phone: { en: 'The phone number format is incorrect.', ko: '전화번호 형식이 올바르지 않습니다.' },
  email: { en: 'The email format is incorrect.', ko: '이메일 형식이 올바르지 않습니다.' },
  channels: {
    en: 'Enter channel numbers from 1 to 9999, separated by commas.',
    ko: '1~9999 사이의 채널 번호를 쉼표로 구분해 입력하세요.',
  },
  country: { en: 'Enter two capital letters, such as ZA.', ko: '대문자 두 글자를 입력하세요. 예: ZA' },
});

/** Answers of a proxy between the browser and the server. */
export const foreignTexts = defineMessages('resource.foreign', {
  tooLarge: {
    en: 'A proxy before the server refuses requests of this size (413). Ask your administrator to raise its limit.',
    ko: '서버 앞의 프록시가 이 크기의 요청을 거부합니다(413). 관리자에게 제한을 늘려 달라고 요청하세요.',
  },
  tooSlow: {
    en: 'A proxy before the server stopped waiting (504). It may have been carried out: check before you repeat it.',
    ko: '서버 앞의 프록시가 응답을 기다리다 중단했습니다(504). 이미 실행되었을 수 있으니 다시 하기 전에 확인하세요.',
  },
  away: {
    en: 'A proxy before the server cannot reach it ({status}). Try again in a moment.',
    ko: '서버 앞의 프록시가 서버에 연결할 수 없습니다({status}). 잠시 후 다시 시도하세요.',
  },
  other: {
    en: 'This answer ({status}) is not from the server, but from a proxy before it. Ask your administrator.',
    ko: '서버가 아니라 앞의 프록시가 보낸 응답입니다({status}). 관리자에게 문의하세요.',
  },
});
