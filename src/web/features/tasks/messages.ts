import { defineMessages } from '#web/i18n/message.ts';

export const messages = defineMessages({
  title: { id: 'tasks.title', defaultMessage: 'Tasks' },
  context: {
    id: 'tasks.context',
    defaultMessage: 'Every task requested of devices, newest first. Nothing is ever deleted.',
  },
  device: { id: 'tasks.device', defaultMessage: 'Device' },
  requestedBy: { id: 'tasks.requestedBy', defaultMessage: 'Requested by' },
  requestedAt: { id: 'tasks.requestedAt', defaultMessage: 'Requested' },
  duration: { id: 'tasks.duration', defaultMessage: 'Duration' },
  action: { id: 'tasks.action', defaultMessage: 'Action' },
  account: { id: 'tasks.account', defaultMessage: 'Account' },
  accountHint: { id: 'tasks.accountHint', defaultMessage: 'Requester' },
  endpointId: { id: 'tasks.endpointId', defaultMessage: 'Endpoint ID' },
  state: { id: 'tasks.state', defaultMessage: 'State' },
  from: { id: 'tasks.from', defaultMessage: 'From' },
  to: { id: 'tasks.to', defaultMessage: 'Until' },
  noTasks: { id: 'tasks.noTasks', defaultMessage: 'No tasks yet' },
  noTasksHelp: {
    id: 'tasks.noTasksHelp',
    defaultMessage: 'Open a device and run a diagnosis: its timeline will stand here.',
  },
  openDevices: { id: 'tasks.openDevices', defaultMessage: 'Open the device list' },
  cancel: { id: 'tasks.cancel', defaultMessage: 'Cancel task' },
  cancelTooLate: { id: 'tasks.cancelTooLate', defaultMessage: 'The task has ended.' },
  cancelNever: {
    id: 'tasks.cancelNever',
    defaultMessage: 'A reboot or factory reset that was sent cannot be called back.',
  },
  cancelForbidden: { id: 'tasks.cancelForbidden', defaultMessage: 'Your role may not cancel tasks.' },
  cancelSent: { id: 'tasks.cancelSent', defaultMessage: 'The device is asked to stop.' },
  whyWaiting: { id: 'tasks.whyWaiting', defaultMessage: 'Why is it waiting?' },
  deadlineOfflineWait: { id: 'tasks.deadline.offlineWait', defaultMessage: 'Wait in queue' },
  deadlineDelivery: { id: 'tasks.deadline.delivery', defaultMessage: 'Delivery' },
  deadlineFirstProgress: { id: 'tasks.deadline.firstProgress', defaultMessage: 'First sample' },
  deadlineCompletion: { id: 'tasks.deadline.completion', defaultMessage: 'Completion' },
  whyEnded: { id: 'tasks.whyEnded', defaultMessage: 'How it ended' },
  askedByAt: { id: 'tasks.askedByAt', defaultMessage: 'Requested by {name} at {time}' },
  bulkAction: { id: 'tasks.bulkAction', defaultMessage: 'Its bulk action' },
  batch: { id: 'tasks.batch', defaultMessage: 'All tasks of the same command' },
  batchChip: { id: 'tasks.batchChip', defaultMessage: 'Command' },
  noSuchTask: { id: 'tasks.noSuchTask', defaultMessage: 'No such task' },
  noSuchTaskHelp: {
    id: 'tasks.noSuchTaskHelp',
    defaultMessage: 'There is no task with this id among the devices you may see.',
  },
  openTasks: { id: 'tasks.openTasks', defaultMessage: 'Open the task list' },
  chainNote: {
    id: 'tasks.chainNote',
    defaultMessage: 'Not checked here. Export the task and run the offline verifier to prove the chain.',
  },
  effectOperate: {
    id: 'tasks.effectOperate',
    defaultMessage: 'Sends the command to the device, attempt {attempt}',
  },
  effectCancelOperate: {
    id: 'tasks.effectCancelOperate',
    defaultMessage: 'Asks the device to stop the command {path}',
  },
});

/** How a task ended. */
export const verdictMessages = defineMessages({
  failed: { id: 'verdict.failed', defaultMessage: 'It failed: {message} ({code})' },
  expired: {
    id: 'verdict.expired',
    defaultMessage: 'It waited {offlineWait} for its turn on the device and was never sent.',
  },
  expiredAgain: {
    id: 'verdict.expiredAgain',
    defaultMessage:
      'It was sent, the session ended before the device answered, and it waited {offlineWait} in vain to be sent again.',
  },
  expiredAdvice: {
    id: 'verdict.expiredAdvice',
    defaultMessage: 'It is safe to ask again once the device is online.',
  },
  timedOut: {
    id: 'verdict.timedOut',
    defaultMessage: 'It was sent, and nothing came back within {delivery}.',
  },
  timedOutAdvice: {
    id: 'verdict.timedOutAdvice',
    defaultMessage: 'Check the connection of the device, then ask again.',
  },
  unknownNoResult: {
    id: 'verdict.unknownNoResult',
    defaultMessage: 'The device accepted it and reported no result within {completion}.',
  },
  unknownNoSample: {
    id: 'verdict.unknownNoSample',
    defaultMessage: 'The device accepted it and sent no sample within {firstProgress}.',
  },
  unknownNoBoot: {
    id: 'verdict.unknownNoBoot',
    defaultMessage: 'It was sent, and the device reported no restart within {delivery}.',
  },
  unknownAdvice: {
    id: 'verdict.unknownAdvice',
    defaultMessage: 'Nobody can tell whether it was done. An answer that still comes is kept here.',
  },
  cameLate: {
    id: 'verdict.cameLate',
    defaultMessage:
      'Since then {late, plural, one {# answer has} other {# answers have}} come late; see the last events.',
  },
  cancelledByUser: { id: 'verdict.cancelledByUser', defaultMessage: 'It was cancelled by hand.' },
  cancelledLeftScreen: {
    id: 'verdict.cancelledLeftScreen',
    defaultMessage: 'It was cancelled because the page that showed it was left.',
  },
  cancelledFoundOnReturn: {
    id: 'verdict.cancelledFoundOnReturn',
    defaultMessage: 'It was still running when the page was opened again, and was cancelled.',
  },
  cancelledReplaced: {
    id: 'verdict.cancelledReplaced',
    defaultMessage: 'It was cancelled because a newer one took its place.',
  },
  cancelledWithBulkAction: {
    id: 'verdict.cancelledWithBulkAction',
    defaultMessage: 'It was cancelled together with the other tasks of its bulk action.',
  },
  superseded: {
    id: 'verdict.superseded',
    defaultMessage: 'A later lock or unlock of the same device made it pointless before it was sent.',
  },
});

/** Why a task waits. */
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
