import { ApiError } from '#server/core/http/api-error.ts';
import type { ListedDevice } from '#server/devices/list/queries/page.ts';
import type { DeviceServices } from '#server/devices/services.ts';

/** Asks the device; the errors of its answer, by requested path (ER-009, ER-010, ER-017). */
export async function refresh(
  services: DeviceServices,
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
      throw new ApiError('wsfail', { data: { deviceCode: answer.code, deviceMessage: answer.message } });
    default:
      return answer satisfies never;
  }
}
