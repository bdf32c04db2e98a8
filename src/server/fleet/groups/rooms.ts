import { ApiError } from '#server/core/http/api-error.ts';
import type { Handlers } from '#server/core/http/call.ts';
import type { Scope } from '#server/core/read-models/scope.ts';
import type { Item } from '#server/core/resource/resource.ts';
import type { CoreServices } from '#server/core/services.ts';
import { amongOf } from '#server/devices/queries/list/among.ts';
import { devicesAmong } from './members.ts';
import { devicesInScope, refuseOthers, tellDevices } from './membership.ts';
import { ScopedGroups } from './queries/groups.ts';
import { rooms } from './resources.ts';

type RoomHandlers = Pick<Handlers, 'getRoomDevicePage' | 'placeDevices' | 'removeDevicesFromRoom'>;

/** Room handlers. Placements are facts in device streams, so that each device's history shows its rooms. */
export const roomHandlers = (services: Pick<CoreServices, 'log' | 'now' | 'readModels'>): RoomHandlers => ({
  async getRoomDevicePage({ body: { roomId, ...asked }, scope }) {
    await roomInScope(scope, roomId);
    return devicesAmong(services, scope, amongOf({ roomId }), asked);
  },

  async placeDevices({ body: { roomId, endpointIds }, scope, caller, audit }) {
    const { roomName, opId } = await roomInScope(scope, roomId);
    await refuseOthers(scope, endpointIds, opId);
    const before = await scope.of(ScopedGroups).roomsOf(endpointIds);
    const moving = endpointIds.filter((id) => before.get(id)?.room_id !== roomId);
    audit.about(...endpointIds);
    audit.changed(null, { roomName });
    await tellDevices(
      services,
      caller,
      moving.map((endpointId) => ({
        endpointId,
        fact: { type: 'device.placedInRoom', data: { roomId, roomName, opId } },
      })),
    );
    return { data: { changed: moving.length } };
  },

  async removeDevicesFromRoom({ body: { endpointIds }, scope, caller, audit }) {
    await devicesInScope(scope, endpointIds);
    const found = await scope.of(ScopedGroups).roomsOf(endpointIds);
    audit.about(...found.keys());
    audit.changed({ rooms: [...new Set([...found.values()].map((room) => room.room_name))] }, null);
    await tellDevices(
      services,
      caller,
      [...found].map(([endpointId, { room_id: roomId, room_name: roomName }]) => ({
        endpointId,
        fact: { type: 'device.leftRoom', data: { roomId, roomName } },
      })),
    );
    return { data: { changed: found.size } };
  },
});

export async function roomInScope(scope: Scope, roomId: string): Promise<Item<'Room'>> {
  const room = await scope.of(rooms).find(roomId);
  if (!room) throw new ApiError('nodata');
  return room;
}
