import { defineMessages } from '#web/i18n/message.ts';

/** CO-098, as people read them. */
export const feedbackTypes = defineMessages('feedback.type', {
  bug: { en: 'Something is wrong', ko: '잘못된 점' },
  new: { en: 'Something is missing', ko: '없는 기능' },
  improve: { en: 'Something could be better', ko: '개선할 점' },
  misc: { en: 'Anything else', ko: '기타' },
});
