import { defineMessages } from '#web/i18n/message.ts';

export const messages = defineMessages({
  title: { id: 'tasks.title', defaultMessage: 'Tasks' },
  context: {
    id: 'tasks.context',
    defaultMessage: 'Every task requested of devices, newest first. Tasks are never deleted.',
  },
  device: { id: 'tasks.device', defaultMessage: 'Device' },
  result: { id: 'tasks.result', defaultMessage: 'Result' },
  requestedBy: { id: 'tasks.requestedBy', defaultMessage: 'Requested by' },
  requestedAt: { id: 'tasks.requestedAt', defaultMessage: 'Requested' },
  duration: { id: 'tasks.duration', defaultMessage: 'Duration' },
  action: { id: 'tasks.action', defaultMessage: 'Action' },
  endpointId: { id: 'tasks.endpointId', defaultMessage: 'Endpoint ID' },
  state: { id: 'tasks.state', defaultMessage: 'State' },
  tabs: { id: 'tasks.tabs', defaultMessage: 'Tasks by state' },
  tabAll: { id: 'tasks.tab.all', defaultMessage: 'All' },
  tabWaiting: { id: 'tasks.tab.waiting', defaultMessage: 'Waiting' },
  tabRunning: { id: 'tasks.tab.running', defaultMessage: 'Running' },
  tabFailed: { id: 'tasks.tab.failed', defaultMessage: 'Failed or unknown' },
  tabDone: { id: 'tasks.tab.done', defaultMessage: 'Done' },
  noneInTab: { id: 'tasks.noneInTab', defaultMessage: 'No tasks in this tab' },
  noneInTabHelp: {
    id: 'tasks.noneInTabHelp',
    defaultMessage: 'They appear here as they come. Tasks in other states are in the other tabs.',
  },
  from: { id: 'tasks.from', defaultMessage: 'From' },
  to: { id: 'tasks.to', defaultMessage: 'Until' },
  noTasks: { id: 'tasks.noTasks', defaultMessage: 'No tasks yet' },
  noTasksHelp: {
    id: 'tasks.noTasksHelp',
    defaultMessage: 'Open a device and run a diagnosis: its timeline appears here.',
  },
  openDevices: { id: 'tasks.openDevices', defaultMessage: 'Open the device list' },
  cancel: { id: 'tasks.cancel', defaultMessage: 'Cancel task' },
  cancelTooLate: { id: 'tasks.cancelTooLate', defaultMessage: 'The task has ended.' },
  cancelNever: {
    id: 'tasks.cancelNever',
    defaultMessage: 'A reboot or factory reset that was already sent cannot be cancelled.',
  },
  cancelSent: { id: 'tasks.cancelSent', defaultMessage: 'The device was asked to stop.' },
  cancelUnsent: {
    id: 'tasks.cancelUnsent',
    defaultMessage: 'Cancelled before it was sent to the device.',
  },
  whyWaiting: { id: 'tasks.whyWaiting', defaultMessage: 'Why is it waiting?' },
  fieldOutputs: { id: 'timeline.fieldOutputs', defaultMessage: 'Other outputs of the device' },
  fieldReadBack: { id: 'timeline.fieldReadBack', defaultMessage: 'Requested and reported values' },
  fieldWas: { id: 'timeline.fieldWas', defaultMessage: 'Settings before the change' },
  fieldWrote: { id: 'timeline.fieldWrote', defaultMessage: 'Written values' },
  fieldParams: { id: 'tasks.field.params', defaultMessage: 'Parameters, such as hosts' },
  deadlineOfflineWait: { id: 'tasks.deadline.offlineWait', defaultMessage: 'Wait in queue' },
  deadlineDelivery: { id: 'tasks.deadline.delivery', defaultMessage: 'Delivery' },
  deadlineFirstProgress: { id: 'tasks.deadline.firstProgress', defaultMessage: 'First sample' },
  deadlineSettle: { id: 'tasks.deadline.settle', defaultMessage: 'Time to settle' },
  deadlineCheckIn: { id: 'tasks.deadline.checkIn', defaultMessage: 'Check-in' },
  deadlineCompletion: { id: 'tasks.deadline.completion', defaultMessage: 'Completion' },
  askedByAt: { id: 'tasks.askedByAt', defaultMessage: 'Requested by {name} at {time}' },
  bulkAction: { id: 'tasks.bulkAction', defaultMessage: 'Open its bulk action' },
  batch: { id: 'tasks.batch', defaultMessage: 'All tasks of the same command' },
  batchChip: { id: 'tasks.batchChip', defaultMessage: 'Command' },
  noSuchTask: { id: 'tasks.noSuchTask', defaultMessage: 'Task not found' },
  noSuchTaskHelp: {
    id: 'tasks.noSuchTaskHelp',
    defaultMessage: 'It does not exist, or it belongs to a device that you cannot see.',
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
  effectTakeBackChange: {
    id: 'tasks.effectTakeBackChange',
    defaultMessage: 'Have the device take the change back',
  },
  effectConfirmChange: {
    id: 'tasks.effectConfirmChange',
    defaultMessage: 'Check the connection and confirm the change',
  },
  effectCancelOperate: {
    id: 'tasks.effectCancelOperate',
    defaultMessage: 'Asks the device to stop the command {path}',
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
    defaultMessage:
      '{position, plural, one {# task of the same kind goes first on this device.} other {# tasks of the same kind go first on this device.}}',
  },
  behindAdvice: {
    id: 'why.behindAdvice',
    defaultMessage: 'Cancel the tasks ahead if they are no longer needed.',
  },
  next: { id: 'why.next', defaultMessage: 'It is next in the queue and about to be sent.' },
  unanswered: {
    id: 'why.unanswered',
    defaultMessage: 'The command was sent (attempt {attempts}) and the device has not answered yet.',
  },
  unansweredAdvice: {
    id: 'why.unansweredAdvice',
    defaultMessage: 'An answer can take up to a minute. You can cancel the task.',
  },
  unsafeAdvice: {
    id: 'why.unsafeAdvice',
    defaultMessage: 'It is not sent again automatically, because it could run twice.',
  },
  restarting: {
    id: 'why.restarting',
    defaultMessage: 'The device has gone down. Its restart confirms the task.',
  },
  willRestart: {
    id: 'why.willRestart',
    defaultMessage: 'The device has accepted the command and is about to restart.',
  },
  lostWhileRunning: {
    id: 'why.lostWhileRunning',
    defaultMessage: 'The device accepted the command, then lost its connection. Its result may still arrive.',
  },
  lostAdvice: {
    id: 'why.lostAdvice',
    defaultMessage: 'The device keeps trying to deliver the result once it is back online.',
  },
  firstSample: {
    id: 'why.firstSample',
    defaultMessage: 'The device is running it; the first sample has not arrived yet.',
  },
  sampling: {
    id: 'why.sampling',
    defaultMessage: 'The device is running it: {samples, plural, one {# sample} other {# samples}} so far.',
  },
  working: {
    id: 'why.working',
    defaultMessage: 'The device is running it and has not reported the result yet.',
  },
  cancelAdvice: { id: 'why.cancelAdvice', defaultMessage: 'You can cancel the task.' },
  settling: {
    id: 'why.settling',
    defaultMessage: 'The device has applied the change. It reverts unless the connection test confirms it.',
  },
  settlingAdvice: {
    id: 'why.settlingAdvice',
    defaultMessage: 'You can cancel: the device then takes it back now.',
  },
  awaitingCheckIn: {
    id: 'why.awaitingCheckIn',
    defaultMessage:
      'The device lost its connection after the change. It reverts unless it reconnects with the new settings.',
  },
  confirming: {
    id: 'why.confirming',
    defaultMessage: 'Testing the connection; an answer confirms the change.',
  },
  takingBack: {
    id: 'why.takingBack',
    defaultMessage: 'The device was asked to take the change back and has not confirmed it yet.',
  },
  cancelling: {
    id: 'why.cancelling',
    defaultMessage: 'The device was asked to stop and has not confirmed it yet.',
  },
});
