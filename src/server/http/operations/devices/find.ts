import type { GetAnswer, SetAnswer } from '#server/gateway/port.ts';
import type { ListedDevice } from '#server/projections/devices/page.ts';
import { ApiError } from '../../api-error.ts';
import type { Scope } from '../../call.ts';

/** The device in the caller's scope, by either of its ids; a foreign one is `nodata`, like one that does not exist. */
export async function findDevice(
  scope: Scope,
  ids: { endpointId?: string; did?: string },
): Promise<ListedDevice> {
  const { endpointId, did } = ids;
  const device =
    endpointId !== undefined
      ? await scope.devices.find(endpointId)
      : did !== undefined
        ? await scope.devices.findByDid(did)
        : null;
  if (!device) throw new ApiError('nodata');
  return device;
}

/** The values of an answer, or the refusal that it means (ER-009, ER-010, ER-017). */
export function answered<A extends GetAnswer | SetAnswer>(answer: A): Extract<A, { kind: 'values' | 'set' }> {
  switch (answer.kind) {
    case 'values':
    case 'set':
      return answer as Extract<A, { kind: 'values' | 'set' }>;
    case 'undelivered':
      throw new ApiError('wsdisconnect');
    case 'unanswered':
      throw new ApiError(answer.reason === 'timeout' ? 'wstimeout' : 'wsfail');
    case 'refused':
      throw new ApiError('wsfail', { data: { deviceCode: answer.code, deviceMessage: answer.message } });
    default:
      return answer satisfies never;
  }
}
