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

/** Asks the device; the errors of its answer, by requested path (ER-009, ER-010, ER-017). */
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

/** A device that did not report these paths is asked once in so long, not at each visit. */
const askAgainMs = { unread: 600_000, part: 86_400_000 };
const askMs = 5_000;
const asked = new WeakMap<Needs['devices'], BoundedCache<string, number>>();

/**
 * Asks a device that is online for what was never read, so that "never read" is not shown as "nothing there". False where it was
 * not asked, or has not answered: what it has is then not known, which the caller's `observedAt` says.
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
  // A page does not wait longer for a device that stalls; its answer is there at the next visit.
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
