import type { Handlers } from '#server/core/http/call.ts';
import { defaultLimit, pagination } from '#server/core/http/paging.ts';
import { presentDevice } from '#server/devices/list/queries/present.ts';
import type { DeviceServices } from '#server/devices/services.ts';
import {
  isChecked,
  OutsideDevices,
  type OutsideRow,
  serviceAreaOf,
  storeServiceArea,
} from './queries/service-area.ts';

type OutsideHandlers = Pick<
  Handlers,
  'getOutsidePage' | 'listOutsideProvinces' | 'getServiceArea' | 'setServiceArea'
>;

/** Devices that are not where their organisation serves (CL-055, CL-366). */
export const outsideHandlers = ({ database, areaChecks, now }: DeviceServices): OutsideHandlers => ({
  async getOutsidePage({ body, scope }) {
    const { page = 1, limit = defaultLimit, keyword, province, orders, filters = {}, activeType } = body;
    const [order] = orders ?? [];
    const { opId: _opId, ...facets } = filters;
    const { rows, total, totalIsLowerBound } = await scope.of(OutsideDevices).page({
      ...{ keyword, province, limit, offset: (page - 1) * limit },
      filter: { ...facets, activeType: activeType ?? 'all' },
      sortBy: order?.sortBy ?? 'createTime',
      sortDesc: order ? order.sortDesc === true : true,
    });
    const at = now();
    return {
      data: rows.map((row) => ({ device: presentDevice(row, at), byAddress: placeByAddress(row) })),
      pagination: pagination({ page, limit }, total, totalIsLowerBound),
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

const placeByAddress = ({ ip_city: city, ip_region: region, ip_country: country, ip_outside }: OutsideRow) =>
  country === null ? null : { city, region, country, outside: ip_outside };
