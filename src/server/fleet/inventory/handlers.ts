import { lacksInUse } from '#domain/device-holdings.ts';
import { cleanName } from '#domain/text/normal.ts';
import type { Activation } from '#machines/device-lifecycle/events.ts';
import { ApiError, hintError } from '#server/core/http/api-error.ts';
import type { Handlers } from '#server/core/http/call.ts';
import type { CoreServices } from '#server/core/services.ts';
import { ScopedDevices } from '#server/devices/queries/devices.ts';
import type { ListedDevice } from '#server/devices/queries/list/page.ts';
import { claimDeviceName } from '#server/devices/settings/queries/settings.ts';
import { findDevice } from '#server/devices/target.ts';
import { moveDevices, namedDevices, nameThatMoves } from './moves.ts';
import { organisationsAbove } from './queries/above.ts';
import { type CityOf, citiesByPlace } from './queries/cities.ts';
import { nameTaken, needsCustomer, notInStockList, notYoursAbove, type Refusal } from './refusals.ts';
import { releaseNames } from './rows/queries/claims.ts';

type LifecycleHandlers = Pick<
  Handlers,
  | 'activateDevice'
  | 'deactivateDevices'
  | 'rejectDevices'
  | 'requestActivation'
  | 'releaseDevices'
  | 'removeInventory'
  | 'setDeviceCustomer'
>;

/** Moves a device from the stock to a customer and back (TN-183..TN-191). The device itself is not informed. */
export const lifecycleHandlers = (
  services: Pick<CoreServices, 'database' | 'log' | 'readModels'>,
): LifecycleHandlers => ({
  async activateDevice({ body, ...call }) {
    const { endpointId, did, ...activation } = body;
    const named = await namedDevices(call.scope, {
      ...(endpointId ? { endpointId } : {}),
      ...(did ? { did } : {}),
    });
    const data = withCity(cleaned(activation), await citiesByPlace(services.database.sql));
    if (lacksInUse(data).length > 0) throw new ApiError('custom', { message: needsCustomer[call.language] });
    await moveDevices(services, call, named, ({ device_status: deviceStatus }) => {
      call.audit.changed({ deviceStatus }, { deviceStatus: 'Deployed', ...data });
      return { type: 'device.activated', data };
    });
    return { data: {} };
  },

  async deactivateDevices({ body, ...call }) {
    const named = await namedDevices(call.scope, body);
    return { data: await moveDevices(services, call, named, () => ({ type: 'device.retrieved', data: {} })) };
  },

  async rejectDevices({ body, ...call }) {
    const named = await namedDevices(call.scope, body);
    return { data: await moveDevices(services, call, named, () => ({ type: 'device.rejected', data: {} })) };
  },

  async requestActivation({ body, ...call }) {
    const named = await namedDevices(call.scope, body);
    return {
      data: await moveDevices(services, call, named, () => ({
        type: 'device.activationRequested',
        data: { by: 'person' },
      })),
    };
  },

  async releaseDevices({ body, ...call }) {
    const named = await namedDevices(call.scope, body);
    const devices = await call.scope.of(ScopedDevices).findMany(named);
    const above = await organisationsAbove(
      services.database,
      devices.map(({ op_id }) => op_id),
    );
    const unnamed = new Set<string>();
    const data = await moveDevices(services, call, named, async (device) => {
      const { endpoint_id: endpointId, op_id: from } = device;
      const name = nameThatMoves(device);
      if (name === null) unnamed.add(endpointId);
      const opId = above.get(from);
      const mayReceive = opId && (await call.scope.of(ScopedDevices).operatorPath(opId)) !== null;
      if (!opId || !mayReceive) return { refused: notYoursAbove };
      // Names are unique within an operator (RU-083).
      if (name && !(await claimDeviceName(services.database.sql, opId, endpointId, name))) {
        if (named.length > 1) return { refused: nameTaken };
        throw hintError('deviceconflict');
      }
      return { type: 'device.released', data: { opId, from } };
    });
    await releaseNames(
      services.database.sql,
      call.audit.targets.filter((endpointId) => unnamed.has(endpointId)),
    );
    return { data };
  },

  async removeInventory({ query, ...call }) {
    const decide = inStock(() => ({ type: 'device.removed' as const, data: {} }));
    const data = await moveDevices(services, call, query.endpointId, decide);
    await releaseNames(services.database.sql, call.audit.targets);
    return { data };
  },

  async setDeviceCustomer({ params: { endpointId }, body, ...call }) {
    if (body.endpointId !== undefined && body.endpointId !== endpointId) throw new ApiError('nodata');
    await findDevice(call.scope, { endpointId });
    const data = { customerId: cleanName(body.customerId), retailer: cleanName(body.retailer ?? '') };
    if (data.customerId === '') throw new ApiError('custom', { message: needsCustomer[call.language] });
    await moveDevices(services, call, [endpointId], ({ customer_id: customerId, retailer }) => {
      call.audit.changed({ customerId, retailer }, data);
      return { type: 'device.customerChanged', data };
    });
    return { data: {} };
  },
});

/** Decides for a device in stock; an unregistered device has its own call. */
const inStock =
  <D>(decide: () => D) =>
  ({ device_status }: ListedDevice): D | { refused: Refusal } =>
    device_status === 'Unregistered' ? { refused: notInStockList } : decide();

/** Adds the city of the map pin if the person named none. */
function withCity(activation: Activation, cityOf: CityOf): Activation {
  const { lat, lng, city, province } = activation;
  if (city !== undefined || lat === undefined || lng === undefined) return activation;
  const found = cityOf({ lat, lng });
  if (!found) return activation;
  const of = province ?? found.province;
  return { ...activation, city: found.city, ...(of !== null && { province: of }) };
}

function cleaned({ customerId, address, lat, lng, ...texts }: Activation): Activation {
  const others = Object.entries(texts).flatMap(([name, text]) => (text ? [[name, cleanName(text)]] : []));
  return {
    customerId: cleanName(customerId),
    address: cleanName(address),
    ...Object.fromEntries(others),
    ...(lat !== undefined && lng !== undefined && { lat, lng }),
  };
}
