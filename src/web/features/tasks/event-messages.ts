import type { TaskFact } from '#machines/task/events.ts';
import { defineMessages, type Message } from '#web/i18n/message.ts';

const messages = defineMessages({
  requested: { id: 'tasks.event.requested', defaultMessage: 'Requested' },
  authorised: { id: 'tasks.event.authorised', defaultMessage: 'Authorised' },
  denied: { id: 'tasks.event.denied', defaultMessage: 'Denied' },
  queued: { id: 'tasks.event.queued', defaultMessage: 'Queued' },
  dispatched: { id: 'tasks.event.dispatched', defaultMessage: 'Sent to the device' },
  deliveryFailed: { id: 'tasks.event.deliveryFailed', defaultMessage: 'Delivery failed' },
  acknowledged: { id: 'tasks.event.acknowledged', defaultMessage: 'Accepted by the device' },
  progressed: { id: 'tasks.event.progressed', defaultMessage: 'Sample' },
  disconnected: { id: 'tasks.event.disconnected', defaultMessage: 'Device disconnected' },
  reconnected: { id: 'tasks.event.reconnected', defaultMessage: 'Device reconnected' },
  booted: { id: 'tasks.event.booted', defaultMessage: 'Device restarted' },
  succeeded: { id: 'tasks.event.succeeded', defaultMessage: 'Succeeded' },
  failed: { id: 'tasks.event.failed', defaultMessage: 'Failed' },
  deadlinePassed: { id: 'tasks.event.deadlinePassed', defaultMessage: 'Time ran out' },
  cancelRequested: { id: 'tasks.event.cancelRequested', defaultMessage: 'Cancel requested' },
  cancelRefused: { id: 'tasks.event.cancelRefused', defaultMessage: 'Cancel refused' },
  cancelled: { id: 'tasks.event.cancelled', defaultMessage: 'Cancelled' },
  superseded: { id: 'tasks.event.superseded', defaultMessage: 'Superseded' },
  arrivedLate: { id: 'tasks.event.arrivedLate', defaultMessage: 'Late answer' },
});

/** What happened, as people say it; the type stands behind the name. */
export const eventNames: Readonly<Record<TaskFact['type'], Message>> = {
  'task.requested': messages.requested,
  'task.authorised': messages.authorised,
  'task.denied': messages.denied,
  'task.queued': messages.queued,
  'task.dispatched': messages.dispatched,
  'delivery.failed': messages.deliveryFailed,
  'task.acknowledged': messages.acknowledged,
  'task.progressed': messages.progressed,
  'device.disconnected': messages.disconnected,
  'device.reconnected': messages.reconnected,
  'device.booted': messages.booted,
  'task.succeeded': messages.succeeded,
  'task.failed': messages.failed,
  'deadline.passed': messages.deadlinePassed,
  'cancel.requested': messages.cancelRequested,
  'cancel.refused': messages.cancelRefused,
  'task.cancelled': messages.cancelled,
  'task.superseded': messages.superseded,
  'result.arrivedLate': messages.arrivedLate,
};
