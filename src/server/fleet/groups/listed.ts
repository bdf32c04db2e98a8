import type { ListedFields } from '#server/devices/list/rows.ts';
import { ScopedGroups } from './queries/groups.ts';

/** Reads the group and room names of listed devices. */
export const groupFields: ListedFields = async (scope, endpointIds) => {
  const groups = scope.of(ScopedGroups);
  const groupNames = await groups.groupNamesOf(endpointIds);
  const rooms = await groups.roomsOf(endpointIds);
  return (endpointId) => ({
    groupName: groupNames.get(endpointId) ?? '',
    roomName: rooms.get(endpointId)?.room_name ?? null,
  });
};
