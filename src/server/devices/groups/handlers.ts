import { modelId } from '#domain/models.ts';
import { ApiError, hintError } from '#server/core/http/api-error.ts';
import type { Caller, Handlers } from '#server/core/http/call.ts';
import { defaultLimit, pagination } from '#server/core/http/paging.ts';
import type { Scope } from '#server/core/read-models/scope.ts';
import { resourceHandlers } from '#server/core/resource/handlers.ts';
import type { Item } from '#server/core/resource/resource.ts';
import type { PageQuery } from '#server/devices/list/queries/page.ts';
import { presentDevice } from '#server/devices/list/queries/present.ts';
import { ScopedDevices } from '#server/devices/read-model/queries.ts';
import type { DeviceServices } from '#server/devices/services.ts';
import { findDevice } from '../target.ts';
import { devicesInScope, refuseOthers, tellDevices } from './membership.ts';
import { amongOf } from './queries/among.ts';
import { ScopedGroups } from './queries/groups.ts';
import { groups } from './resources.ts';

type GroupHandlers = Pick<
  Handlers,
  | 'createGroup'
  | 'updateGroup'
  | 'deleteGroup'
  | 'associateDevices'
  | 'disassociateDevices'
  | 'listGroupDevices'
  | 'listGroupModels'
  | 'getGroupDevicePage'
  | 'countGroupDevices'
  | 'checkGroupName'
  | 'listGroupCombos'
  | 'getDeviceGroups'
>;

const mostCombos = 500;
/** Members that leave a deleted group with one write. */
const leaving = 1_000;

export const groupHandlers = (services: DeviceServices): GroupHandlers => {
  const { createGroup, updateGroup } = resourceHandlers(groups);
  return {
    createGroup: (call) => inOurWords(() => createGroup(call)),
    updateGroup: (call) => inOurWords(() => updateGroup(call)),

    /** The devices leave it first: each of their histories tells why they are in it no longer. */
    async deleteGroup({ params: { gid }, scope, caller, audit }) {
      const { groupName, filterCnt } = await groupInScope(scope, gid);
      if (filterCnt > 0) throw hintError('conflict', { saved_filter: filterCnt });
      for (;;) {
        const endpointIds = await scope.of(ScopedGroups).someMembers(gid, leaving);
        if (endpointIds.length === 0) break;
        audit.about(...endpointIds);
        await tellDevices(services, caller, endpointIds.map(leave(gid, groupName)));
      }
      await scope.of(groups).remove([gid]);
      return { data: {} };
    },

    async associateDevices({ body, scope, caller, audit }) {
      const { gid, groupName, opId } = await groupInScope(scope, body.gid);
      const endpointIds = body.endpointIds ?? [body.endpointId ?? ''];
      await refuseOthers(scope, endpointIds, opId);
      const changed = await addToGroup(services, { scope, caller }, { gid, groupName, opId }, endpointIds);
      audit.about(...endpointIds);
      audit.changed(null, { groupName });
      return { data: { changed } };
    },

    async disassociateDevices({ body, scope, caller, audit }) {
      const { gid, groupName } = await groupInScope(scope, body.gid);
      const endpointIds = body.endpointIds ?? [body.endpointId ?? ''];
      await devicesInScope(scope, endpointIds);
      const members = await scope.of(ScopedGroups).members(gid, endpointIds);
      audit.about(...members);
      audit.changed({ groupName }, null);
      await tellDevices(services, caller, [...members].map(leave(gid, groupName)));
      return { data: { changed: members.size } };
    },

    async listGroupDevices({ params: { gid }, query, scope }) {
      return groupPage(services, scope, { gid, ...query });
    },

    async getGroupDevicePage({ body, scope }) {
      return groupPage(services, scope, body);
    },

    async countGroupDevices({ body, scope }) {
      const { pagination: pages } = await groupPage(services, scope, { ...body, page: 1, limit: 1 });
      return { data: { count: pages.totalRecords } };
    },

    async listGroupModels({ params: { gid }, scope }) {
      await groupInScope(scope, gid);
      const models = await scope.of(ScopedGroups).models(gid);
      return {
        data: models.map(({ model_name: modelName, count }) => ({
          mid: modelId(modelName),
          modelName,
          count,
        })),
      };
    },

    async checkGroupName({ body: { groupName, opId }, caller, scope }) {
      const isFree = await scope.of(ScopedGroups).isNameFree(groupName, opId ?? caller.account.operator.opId);
      if (isFree === null) throw new ApiError('nodata');
      if (!isFree) throw nameTaken();
      return { data: { groupName } };
    },

    async listGroupCombos({ query, scope }) {
      const rows = await scope.of(ScopedGroups).combos(query, mostCombos);
      return {
        data: rows.map(({ gid, group_name: groupName, op_id: opId, company_name: companyName }) => ({
          gid,
          groupName,
          opId,
          companyName,
        })),
      };
    },

    async getDeviceGroups({ query, scope }) {
      const { endpoint_id: endpointId } = await findDevice(scope, query);
      const scoped = scope.of(ScopedGroups);
      const [of, room] = [await scoped.groupsOf(endpointId), await scoped.roomOf(endpointId)];
      return {
        data: {
          groups: of.map(({ gid, group_name: groupName, joined_at: joined }) => ({
            gid,
            groupName,
            joinTime: joined.toISOString(),
          })),
          room: room && {
            roomId: room.room_id,
            roomName: room.room_name,
            roomType: room.room_type,
            placeTime: room.placed_at.toISOString(),
          },
        },
      };
    },
  };
};

/** Null for a group that is not there and for a foreign one: the caller cannot tell them apart. */
export async function groupInScope(scope: Scope, gid: string): Promise<Item<'Group'>> {
  const group = await scope.of(groups).find(gid);
  if (!group) throw new ApiError('nodata');
  return group;
}

/** How many of the devices were not in it before. They are of its operator. */
export async function addToGroup(
  services: DeviceServices,
  { scope, caller }: { scope: Scope; caller: Caller },
  group: { gid: string; groupName: string; opId: string },
  endpointIds: readonly string[],
): Promise<number> {
  const members = await scope.of(ScopedGroups).members(group.gid, endpointIds);
  const joining = endpointIds.filter((endpointId) => !members.has(endpointId));
  await tellDevices(
    services,
    caller,
    joining.map((endpointId) => ({ endpointId, fact: { type: 'device.associated', data: group } })),
  );
  return joining.length;
}

const leave = (gid: string, groupName: string) => (endpointId: string) => ({
  endpointId,
  fact: { type: 'device.disassociated' as const, data: { gid, groupName } },
});

interface Asked {
  gid: string;
  page?: number;
  limit?: number;
  keyword?: string;
}

async function groupPage(services: DeviceServices, scope: Scope, { gid, ...asked }: Asked) {
  const { opId, deviceCnt: size } = await groupInScope(scope, gid);
  return devicesAmong(services, scope, { gid }, { ...asked, counted: { opId, size } });
}

/** Devices of a group, a room or a place, by name. */
export async function devicesAmong(
  { now }: DeviceServices,
  scope: Scope,
  of: Parameters<typeof amongOf>[0],
  { page = 1, limit = defaultLimit, keyword, counted }: Omit<Asked, 'gid'> & Pick<PageQuery, 'counted'>,
) {
  const among = amongOf(of);
  const found = await scope.of(ScopedDevices).page({
    filter: {},
    ...(among && { among }),
    ...(counted && { counted }),
    ...(keyword === undefined ? {} : { keyword }),
    sortBy: 'deviceName',
    sortDesc: false,
    limit,
    offset: (page - 1) * limit,
  });
  return {
    data: found.rows.map((row) => presentDevice(row, now())),
    pagination: pagination({ page, limit }, found.total, found.totalIsLowerBound),
  };
}

/** RU-075. */
const nameTaken = () => new ApiError('nameconflict', { status: 409, message: 'Group name already exists.' });

async function inOurWords<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    throw error instanceof ApiError && error.code === 'nameconflict' ? nameTaken() : error;
  }
}
