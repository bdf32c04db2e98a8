import type { ApiClient } from '#tests/support/api-client.ts';
import { expect } from './console.ts';

/** Devices of one test, which are removed from the stock again: other files count those of the demo. */
export const endpointOf = (serial: string): string => `os::0A52A4-${serial}`;

export async function enterStock(api: ApiClient, devices: readonly object[]): Promise<void> {
  const { data } = await api.call('POST', '/api/v1/devices/action/create', { devices });
  expect(data.errors).toEqual([]);
}

/** Removes devices from any state of their lifecycle. */
export async function leaveStock(api: ApiClient, serials: readonly string[]): Promise<void> {
  const endpointIds = serials.map(endpointOf);
  await api.call('POST', '/api/v1/devices/actions/deactivate', { endpointIds });
  await api.call('POST', '/api/v1/devices/actions/reject', { endpointIds });
  const query = endpointIds.map((id) => `endpointId=${encodeURIComponent(id)}`).join('&');
  await api.call('DELETE', `/api/v1/invdevices?${query}`);
}
