import { defineMessages } from '#web/i18n/message.ts';

export const importMessages = defineMessages('presets.import', {
  choose: { en: 'Preset file', ko: '프리셋 파일' },
  imported: { en: 'Preset imported as a draft', ko: '프리셋을 초안으로 가져왔습니다' },
  withoutPassphrases: {
    en: 'Imported as a draft. Edit it to enter {count, plural, one {# passphrase} other {# passphrases}}.',
    ko: '초안으로 가져왔습니다. 편집하여 암호 {count, number}개를 입력하세요.',
  },
  notAFile: { en: 'This is not a preset file.', ko: '프리셋 파일이 아닙니다.' },
});
