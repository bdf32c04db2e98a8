import {
  type FilterRow,
  ipFilterProblems,
  isMacFilter,
  isSameMacFilter,
  macFilterProblems,
  mostFilters,
  type Protocol,
  protocols,
} from '#domain/network/filters.ts';
import { normalMac } from '#domain/text/normal.ts';
import type { JsonObject } from '#machines/json.ts';
import type { TaskKind } from '#machines/task/kinds.ts';
import { ApiError } from '#server/core/http/api-error.ts';
import type { Handlers } from '#server/core/http/call.ts';
import { findDevice, findDeviceFor } from '../target.ts';
import type { TaskCall } from '../tasks/start.ts';
import { change } from './change.ts';
import type { SettingNeeds } from './needs.ts';
import { refuseNetwork } from './network.ts';
import { readTogether, settingsTogether } from './reading.ts';

type FilterHandlers = Pick<
  Handlers,
  'getNetworkFilterOption' | 'addIPFilter' | 'deleteIPFilter' | 'addMacFilter' | 'deleteMacFilter'
>;

/** IP and MAC filters of a device (CL-087..CL-091, TN-085). */
export const deviceFilterHandlers = (services: SettingNeeds): FilterHandlers => {
  /** Reads the last observed filters of a device that supports them. */
  const known = async (call: TaskCall, kind: TaskKind, endpointId: string): Promise<FilterRow[]> => {
    await findDeviceFor(services, kind, call.scope, endpointId);
    return (await settingsTogether(call.scope, { endpointId }, ['filters'])).values.filters;
  };
  const remove = async (call: TaskCall, kind: TaskKind, endpointId: string, row: FilterRow | undefined) => {
    if (!row) throw new ApiError('nodata');
    const filter = { idx: row.idx, ...filterOf(row) };
    return change(services, call, kind, endpointId, { was: { filter }, wanted: { remove: filter } });
  };
  return {
    async getNetworkFilterOption({ body, scope, audit }) {
      const device = await findDevice(scope, body);
      audit.about(device.endpoint_id);
      const { values, counts, observedAt } = await readTogether(services, scope, body, ['filters']);
      return {
        data: {
          ip_filters: values.filters.filter((row) => !isMacFilter(row)),
          mac_filters: values.filters.filter(isMacFilter),
          filter_count: counts.filters,
          limits: mostFilters,
          observedAt,
        },
      };
    },

    async addIPFilter(call) {
      const { endpointId, ...filter } = call.body;
      refuseNetwork(ipFilterProblems(await known(call, 'IpFilter', endpointId), filter));
      return change(services, call, 'IpFilter', endpointId, { was: {}, wanted: { add: filter } });
    },

    async deleteIPFilter(call) {
      const { endpointId, idx } = call.body;
      const rows = await known(call, 'IpFilter', endpointId);
      const row = rows.find((one) => one.idx === idx && !isMacFilter(one));
      return remove(call, 'IpFilter', endpointId, row);
    },

    async addMacFilter(call) {
      const { endpointId, ...filter } = call.body;
      const rows = await known(call, 'MacFilter', endpointId);
      refuseNetwork(macFilterProblems(rows, filter));
      if (rows.some((row) => isSameMacFilter(row, filter))) throw new ApiError('macconflict');
      const add = { ...filter, mac_address: normalMac(filter.mac_address) ?? filter.mac_address };
      return change(services, call, 'MacFilter', endpointId, { was: {}, wanted: { add } });
    },

    async deleteMacFilter(call) {
      const { endpointId, idx } = call.body;
      const rows = await known(call, 'MacFilter', endpointId);
      const row = rows.find((one) => one.idx === idx && isMacFilter(one));
      return remove(call, 'MacFilter', endpointId, row);
    },
  };
};

/** Converts a row to the filter that would create it. */
function filterOf(row: FilterRow): JsonObject {
  const { idx: _idx, enable: _enable, target: _target, protocol, dest_port: port, ...same } = row;
  const name = (Object.keys(protocols) as Protocol[]).find((one) => protocols[one] === protocol);
  return {
    ...Object.fromEntries(Object.entries(same).filter(([, value]) => value !== null)),
    ...(name && !isMacFilter(row) ? { protocol: name } : {}),
    ...(port === null || port < 0 ? {} : { dest_port: port }),
  };
}
