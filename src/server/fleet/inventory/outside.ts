import type { Handlers } from '#server/core/http/call.ts';
import { defaultLimit } from '#server/core/http/paging.ts';
import type { CoreServices } from '#server/core/services.ts';
import type { DeviceList } from '#server/devices/list/rows.ts';
import type { AreaChecks } from '#server/fleet/inventory/queries/area-checks.ts';
import {
  isChecked,
  OutsideDevices,
  outsideIn,
  placesByAddress,
  serviceAreaOf,
  storeServiceArea,
} from './queries/service-area.ts';

type OutsideHandlers = Pick<
  Handlers,
  'getOutsidePage' | 'listOutsideProvinces' | 'getServiceArea' | 'setServiceArea'
>;

interface Needs extends Pick<CoreServices, 'database' | 'now'> {
  areaChecks: Pick<AreaChecks, 'begin'>;
}

/** Devices outside the service area of their organisation (CL-055, CL-366). */
export const outsideHandlers = ({ database, areaChecks, now }: Needs, list: DeviceList): OutsideHandlers => ({
  async getOutsidePage({ body, scope }) {
    const { province, ...request } = body;
    const beside = province === undefined ? null : outsideIn(province);
    const { data, rows, pages } = await list.page(
      scope,
      request,
      defaultLimit,
      now(),
      { outside: true },
      beside,
    );
    const places = await placesByAddress(database.sql, rows);
    return {
      data: data.map((device) => ({ ...device, byAddress: places.get(device.endpointId) ?? null })),
      pagination: pages,
    };
  },

  async listOutsideProvinces({ scope }) {
    const names = await scope.of(OutsideDevices).provinces();
    return { data: names.map((provinceName) => ({ provinceId: provinceName, provinceName })) };
  },

  async getServiceArea({ caller }) {
    const { opId, opPath } = caller.account.operator;
    const { ring, ...by } = await serviceAreaOf(database.sql, opId);
    const checking = !(await isChecked(database.sql, opPath));
    return { data: { ring: ring.map((corner) => [...corner]), ...by, checking } };
  },

  async setServiceArea({ body, caller, audit }) {
    const { opId } = caller.account.operator;
    const before = await serviceAreaOf(database.sql, opId);
    audit.changed({ ring: JSON.stringify(before.ring) }, { ring: JSON.stringify(body.ring) }, opId);
    await storeServiceArea(database.sql, { opId, ring: body.ring, at: now(), updater: caller.actor.name });
    await areaChecks.begin();
    return { data: {} };
  },
});
