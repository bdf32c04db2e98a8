import { setTimeout as pause } from 'node:timers/promises';
import { BoundedCache } from '#domain/bounded-cache.ts';
import { refusalCodeOf } from '#domain/device-refusal.ts';
import { ApiError } from '#server/core/http/api-error.ts';
import type { Scope } from '#server/core/read-models/scope.ts';
import type { CoreServices } from '#server/core/services.ts';
import type { DeviceReader, SecretReader } from '#server/devices/engine/port.ts';
import type { ListedDevice } from '#server/devices/queries/list/page.ts';

interface Needs extends Pick<CoreServices, 'now'> {
  devices: DeviceReader & SecretReader;
}

/** Reads values from the device and returns its errors by requested path (ER-009, ER-010, ER-017). */
export async function refresh(
  services: Needs,
  { endpoint_id: endpointId }: Pick<ListedDevice, 'endpoint_id'>,
  paths: string[],
) {
  const answer = await services.devices.read(endpointId, paths);
  switch (answer.kind) {
    case 'values':
      return answer.errors;
    case 'undelivered':
      throw new ApiError(answer.reason === 'away' ? 'wsdisconnect' : 'wstimeout');
    case 'unanswered':
      throw new ApiError(answer.reason === 'timeout' ? 'wstimeout' : 'wsfail');
    case 'refused':
      throw new ApiError(refusalCodeOf(answer.code), {
        data: { deviceCode: answer.code, deviceMessage: answer.message },
      });
    default:
      return answer satisfies never;
  }
}

/** Milliseconds before a device that did not report these paths is asked again, so that not every visit asks it. */
const askAgainMs = { unread: 600_000, part: 86_400_000 };
const askMs = 5_000;
const asked = new WeakMap<Needs['devices'], BoundedCache<string, number>>();

/**
 * Asks an online device for values that were never read, so that "never read" is not shown as missing. False: it was
 * not asked, or has not answered. Its values are then unknown, which the caller's `observedAt` shows.
 */
export async function askUnread(
  services: Needs,
  scope: Scope,
  device: Pick<ListedDevice, 'endpoint_id' | 'online'>,
  paths: string[],
  what: keyof typeof askAgainMs = 'unread',
): Promise<boolean> {
  const key = `${device.endpoint_id} ${paths.join()}`;
  if (!device.online || scope.isPast || !mayAsk(services, key, askAgainMs[what])) return false;
  const hasAnswered = refresh(services, device, paths).then(
    () => true,
    () => {
      asked.get(services.devices)?.delete(key);
      return false;
    },
  );
  // A page does not wait longer for a stalled device; the answer is shown at the next visit.
  return Promise.race([hasAnswered, pause(askMs, false, { ref: false })]);
}

function mayAsk({ devices, now }: Needs, key: string, againMs: number): boolean {
  const times = asked.get(devices) ?? new BoundedCache<string, number>(10_000);
  asked.set(devices, times);
  const at = now().getTime();
  const last = times.get(key);
  if (last !== undefined && at - last < againMs) return false;
  times.set(key, at);
  return true;
}
