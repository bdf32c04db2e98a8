import { modelId } from '#domain/models.ts';
import { uniqueName } from '#domain/text/normal.ts';
import { ApiError, hintError } from '#server/core/http/api-error.ts';
import type { Body, Caller, Handlers } from '#server/core/http/call.ts';
import { refusal } from '#server/core/http/validators.ts';
import type { Scope } from '#server/core/read-models/scope.ts';
import { resourceHandlers } from '#server/core/resource/handlers.ts';
import type { CoreServices } from '#server/core/services.ts';
import { confirmedDevices } from '#server/devices/list/matching.ts';
import { findDevice } from '#server/devices/target.ts';
import { noteOfPlace, placeInScope } from './locations.ts';
import { amongGroup, groupInScope, groupPage, userGroupInScope } from './members.ts';
import { devicesInScope, refuseOthers, tellDevices } from './membership.ts';
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
  | 'getGroupContent'
  | 'getGroupDevicePage'
  | 'countGroupDevices'
  | 'checkGroupName'
  | 'listGroupCombos'
  | 'getDeviceGroups'
>;

const mostCombos = 500;
/** Maximum number of members that one write removes from a deleted group. */
const leavingAtOnce = 1_000;

export const groupHandlers = (services: Pick<CoreServices, 'log' | 'now' | 'readModels'>): GroupHandlers => {
  const { createGroup, updateGroup } = resourceHandlers(groups);
  return {
    createGroup: (call) => inOurWords(() => createGroup(call)),

    /** Edits a group; of a location group only name and description can change. */
    async updateGroup(call) {
      const { params, body, scope, audit } = call;
      const group = await groupInScope(scope, params.gid);
      if (group.type !== 'System') return inOurWords(() => updateGroup(call));
      const { province = group.province, city = group.city } = body;
      if (province !== group.province || city !== group.city)
        throw refusal([{ field: 'body.city', message: 'and the province are those of its devices' }]);
      if (body.opId !== undefined && body.opId !== group.opId)
        throw refusal([{ field: 'body.opId', message: 'cannot be changed' }]);
      const type = group.city === null ? 'region' : 'city';
      const note = { groupName: body.groupName, desc: body.desc };
      await noteOfPlace(services, { scope, audit }, await placeInScope(scope, params.gid, type), note);
      return { data: await groupInScope(scope, params.gid) };
    },

    /** Deletes a group after removing its devices, so that each device's history shows the reason. */
    async deleteGroup({ params: { gid }, scope, caller, audit, language }) {
      const { groupName, filterCnt } = await userGroupInScope(scope, gid, language);
      if (filterCnt > 0) throw hintError('conflict', { saved_filter: filterCnt });
      for (;;) {
        const endpointIds = await scope.of(ScopedGroups).someMembers(gid, leavingAtOnce);
        if (endpointIds.length === 0) break;
        audit.about(...endpointIds);
        await tellDevices(services, caller, endpointIds.map(leave(gid, groupName)));
      }
      await scope.of(groups).remove([gid]);
      return { data: {} };
    },

    async associateDevices({ body, scope, caller, audit, language }) {
      const { gid, groupName, opId } = await userGroupInScope(scope, body.gid, language);
      const { endpointIds, foreign } = await joining(scope, body, opId);
      const changed = await addToGroup(services, { scope, caller }, { gid, groupName, opId }, endpointIds);
      audit.about(...endpointIds);
      audit.changed(null, { groupName });
      return { data: { changed, ...(foreign > 0 && { foreign }) } };
    },

    async disassociateDevices({ body, scope, caller, audit, language }) {
      const { gid, groupName } = await userGroupInScope(scope, body.gid, language);
      const endpointIds = await leaving(scope, body);
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
      const group = await groupInScope(scope, gid);
      const models =
        group.type === 'System'
          ? await scope.of(ScopedGroups).modelsAmong(await amongGroup(scope, group))
          : await scope.of(ScopedGroups).models(gid);
      return {
        data: models.map(({ model_name: modelName, count }) => ({
          mid: modelId(modelName),
          modelName,
          count,
        })),
      };
    },

    async getGroupContent({ params: { gid }, scope }) {
      const group = await groupInScope(scope, gid);
      return { data: await scope.of(ScopedGroups).heldContent(await amongGroup(scope, group)) };
    },

    async checkGroupName({ body: { groupName, opId }, caller, scope }) {
      const isFree = await scope
        .of(ScopedGroups)
        .isNameFree(uniqueName(groupName), opId ?? caller.account.operator.opId);
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

/** Finds the devices that a call adds. Named ones of another organisation refuse it; of a list's matches they are left out. */
async function joining(
  scope: Scope,
  { endpointIds, endpointId = '', match, matched, mark }: Body<'associateDevices'>,
  opId: string,
): Promise<{ endpointIds: string[]; foreign: number }> {
  if (!match) {
    const named = endpointIds ?? [endpointId];
    await refuseOthers(scope, named, opId);
    return { endpointIds: named, foreign: 0 };
  }
  const found = await confirmedDevices(scope, match, { matched, mark });
  const own = found.filter((device) => device.op_id === opId);
  return { endpointIds: own.map((device) => device.endpoint_id), foreign: found.length - own.length };
}

/** Finds the devices that a call removes. */
async function leaving(
  scope: Scope,
  { endpointIds, endpointId = '', match, matched, mark }: Body<'disassociateDevices'>,
): Promise<string[]> {
  const found = match
    ? await confirmedDevices(scope, match, { matched, mark })
    : await devicesInScope(scope, endpointIds ?? [endpointId]);
  return found.map((device) => device.endpoint_id);
}

/** Adds devices of the group's operator; returns how many were not members before. */
export async function addToGroup(
  services: Pick<CoreServices, 'log' | 'now' | 'readModels'>,
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

/** RU-075. */
const nameTaken = () => new ApiError('nameconflict', { status: 409, message: 'Group name already exists.' });

async function inOurWords<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    throw error instanceof ApiError && error.code === 'nameconflict' ? nameTaken() : error;
  }
}
