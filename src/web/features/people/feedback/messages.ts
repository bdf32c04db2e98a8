import { defineMessages } from '#web/i18n/message.ts';

export const messages = defineMessages('feedback', {
  title: { en: 'Feedback', ko: '의견' },
  context: {
    en: 'What people of your organisation say of the console, newest first',
    ko: '조직의 사용자가 콘솔에 대해 보낸 의견, 최신순',
  },
  keyword: { en: 'Words of the title or text', ko: '제목 또는 내용의 단어' },
  type: { en: 'Type', ko: '유형' },
  subject: { en: 'Title', ko: '제목' },
  contents: { en: 'Text', ko: '내용' },
  user: { en: 'From', ko: '보낸 사람' },
  company: { en: 'Organisation', ko: '조직' },
  time: { en: 'Sent', ko: '보낸 시각' },
  diagnostics: { en: 'Sent along', ko: '함께 보낸 정보' },
  none: { en: 'No feedback', ko: '의견 없음' },
  noneHelp: {
    en: 'Users send feedback from the help menu in the top bar.',
    ko: '누구나 상단 바의 도움말 메뉴에서 보낼 수 있습니다.',
  },
  read: { en: 'Read “{title}”', ko: '“{title}” 읽기' },
});
