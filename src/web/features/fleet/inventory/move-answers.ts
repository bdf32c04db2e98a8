import { type Device, deviceKeys } from '#web/features/devices/device/queries.ts';
import type { CallAnswer } from '#web/http/call.ts';
import type { Message } from '#web/i18n/message.ts';
import type { ToastText } from '#web/ui/toasts.ts';
import { messages } from './messages.ts';

/** Queries that are read again after a device has moved. */
export const afterMove = (devices: readonly Device[]) => [
  deviceKeys.pages,
  deviceKeys.map,
  deviceKeys.counts,
  ...devices.slice(0, 20).map(({ endpointId }) => deviceKeys.one(endpointId)),
];

/** The toast of a move: what was refused is named with the first reason. */
export const moved =
  (success: Message) =>
  ({ data: { done, refused } }: CallAnswer<'rejectDevices'>): ToastText => {
    const [first] = refused;
    return first
      ? { message: messages.partly, values: { done, refused: refused.length, reason: first.message } }
      : { message: success, values: { count: done } };
  };
