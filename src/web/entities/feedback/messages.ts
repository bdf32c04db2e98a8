import { defineMessages } from '#web/i18n/message.ts';

/** CO-098, as people read them. */
export const feedbackTypes = defineMessages({
  bug: { id: 'feedback.type.bug', defaultMessage: 'Something is wrong' },
  new: { id: 'feedback.type.new', defaultMessage: 'Something is missing' },
  improve: { id: 'feedback.type.improve', defaultMessage: 'Something could be better' },
  misc: { id: 'feedback.type.misc', defaultMessage: 'Anything else' },
});
