import { defineMessages } from '#web/i18n/message.ts';

/** Texts of the dialogs for set-top boxes; loaded with them. */
export const messages = defineMessages('setTopAction', {
  lnbTitle: {
    en: '{count, plural, one {LNB settings of {name}} other {LNB settings of # devices}}',
    ko: '{count, plural, =1 {{name} 단말의 LNB 설정} other {단말 #대의 LNB 설정}}',
  },
  lnbBody: {
    en: 'Must match the LNB of the satellite dish. Scan channels afterwards.',
    ko: '위성 안테나의 LNB에 맞아야 합니다. 적용한 다음 채널을 검색하세요.',
  },
  lnbVerb: {
    en: '{count, plural, one {Apply LNB settings} other {Apply to # devices}}',
    ko: '{count, plural, =1 {LNB 설정 적용} other {#대에 적용}}',
  },
  lnbType: { en: 'LNB type', ko: 'LNB 종류' },
  lnbUniversal: { en: 'Universal', ko: '유니버설' },
  lnbSingle: { en: 'Single band', ko: '단일 대역' },
  lnbDiseqc: { en: 'DiSEqC switch', ko: 'DiSEqC 스위치' },
  lnbUnicable: { en: 'Unicable (one cable)', ko: '유니케이블(단일 케이블)' },
  lnbOscillators: { en: 'Local oscillators (MHz)', ko: '국부 발진 주파수(MHz)' },
  lnbOscillator: { en: 'Local oscillator (MHz)', ko: '국부 발진 주파수(MHz)' },
  lnbPort: { en: 'Port', ko: '포트' },
  lnbBand: { en: 'User band', ko: '사용자 대역' },
  lnbRange: {
    en: 'Enter a whole number from {from} to {to}.',
    ko: '{from}부터 {to}까지의 정수를 입력하세요.',
  },
  lnbSame: {
    en: '{count, plural, one {This LNB setting is already applied.} other {This LNB setting is already applied on all # devices.}}',
    ko: '{count, plural, =1 {이미 적용된 LNB 설정입니다.} other {단말 #대 모두에 이미 적용된 LNB 설정입니다.}}',
  },
  lnbSomeSame: {
    en: '{count, plural, one {# device already has this setting and is skipped.} other {# devices already have this setting and are skipped.}}',
    ko: '{count, plural, other {#대에는 이미 이 설정이 적용되어 있어 제외됩니다.}}',
  },
  osdTitle: {
    en: '{count, plural, one {Message on the screen of {name}} other {Message on # screens}}',
    ko: '{count, plural, =1 {{name} 단말 화면에 메시지 표시} other {단말 #대의 화면에 메시지 표시}}',
  },
  osdBody: {
    en: 'Shown on the television to everyone in the room. Plain text.',
    ko: 'TV 앞에 있는 누구나 읽을 수 있습니다. 서식 없는 텍스트만 표시됩니다.',
  },
  osdVerb: {
    en: '{count, plural, one {Send message} other {Send to # devices}}',
    ko: '{count, plural, =1 {메시지 보내기} other {#대에 보내기}}',
  },
  osdText: { en: 'Message', ko: '메시지' },
  osdCount: {
    en: '{length, number} of {most, number} characters',
    ko: '{most, number}자 중 {length, number}자',
  },
  osdPreview: { en: 'Preview', ko: '미리 보기' },
  osdPreviewEmpty: { en: 'Your message', ko: '여기에 메시지가 표시됩니다' },
  osdProblemEmpty: { en: 'Enter a message.', ko: '메시지를 입력하세요.' },
  osdTooLong: {
    en: 'Shorten it to {most, number} characters; it has {length, number}.',
    ko: '{most, number}자 이하로 줄이세요. 지금은 {length, number}자입니다.',
  },
  osdControls: {
    en: 'It contains invisible control characters. Type it again instead of pasting it.',
    ko: '보이지 않는 제어 문자가 들어 있습니다. 붙여 넣지 말고 직접 입력하세요.',
  },
});
