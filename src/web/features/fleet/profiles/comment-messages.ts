import { defineMessages } from '#web/i18n/message.ts';

export const commentMessages = defineMessages('profiles.comments', {
  title: { en: 'Comments', ko: '댓글' },
  none: { en: 'No comments yet.', ko: '아직 댓글이 없습니다.' },
});
