import { defineMessages } from '#web/i18n/message.ts';

export const whyMessages = defineMessages({
  requested: { id: 'why.requested', defaultMessage: 'The request is stored and is being authorised.' },
  authorised: {
    id: 'why.authorised',
    defaultMessage: 'The request is authorised and about to join the queue.',
  },
  offline: {
    id: 'why.offline',
    defaultMessage: 'The device is offline. The command is sent as soon as it connects.',
  },
  offlineAdvice: {
    id: 'why.offlineAdvice',
    defaultMessage: 'Ask the customer to check power and network, or cancel the task.',
  },
  behind: {
    id: 'why.behind',
    defaultMessage: 'Tasks of the same kind that go first on this device: {position}.',
  },
  behindAdvice: {
    id: 'why.behindAdvice',
    defaultMessage: 'Cancel the tasks in front if they are no longer needed.',
  },
  next: { id: 'why.next', defaultMessage: 'It is next in the queue and about to be sent.' },
  unanswered: {
    id: 'why.unanswered',
    defaultMessage: 'The command was sent (attempt {attempts}) and the device has not answered yet.',
  },
  unansweredAdvice: {
    id: 'why.unansweredAdvice',
    defaultMessage: 'A busy device may take a minute. It may be cancelled.',
  },
  unsafeAdvice: {
    id: 'why.unsafeAdvice',
    defaultMessage: 'It is not sent again by itself, because nobody could tell whether it ran twice.',
  },
  restarting: {
    id: 'why.restarting',
    defaultMessage: 'The device has gone down. It must report its restart to confirm.',
  },
  willRestart: {
    id: 'why.willRestart',
    defaultMessage: 'The device has accepted the command and is about to restart.',
  },
  lostWhileRunning: {
    id: 'why.lostWhileRunning',
    defaultMessage: 'The device accepted the command, then lost its connection. Its result may still come.',
  },
  lostAdvice: {
    id: 'why.lostAdvice',
    defaultMessage: 'It keeps trying to deliver the result once it is back.',
  },
  firstSample: {
    id: 'why.firstSample',
    defaultMessage: 'The device is running it; the first sample has not come yet.',
  },
  sampling: {
    id: 'why.sampling',
    defaultMessage: 'The device is running it: {samples, plural, one {# sample} other {# samples}} so far.',
  },
  working: {
    id: 'why.working',
    defaultMessage: 'The device is running it and has not reported the result yet.',
  },
  cancelAdvice: { id: 'why.cancelAdvice', defaultMessage: 'It may be cancelled.' },
  cancelling: {
    id: 'why.cancelling',
    defaultMessage: 'The device was asked to stop and has not confirmed it yet.',
  },
});
