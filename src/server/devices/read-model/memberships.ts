import type { LoggedEvent } from '#domain/logged-event.ts';
import type { DeviceCheckpoint } from '#machines/device/events.ts';
import { factOf } from '#server/devices/read-model/fold.ts';

/** Groups and room of a device, from its stream. */
export interface Memberships {
  groups: readonly NonNullable<DeviceCheckpoint['groups']>[number][];
  room: NonNullable<DeviceCheckpoint['room']> | null;
}

export const noMemberships: Memberships = { groups: [], room: null };

/** Folds an event into memberships. `opId`: operator of the device after the event; null: it is not registered. */
export function foldMemberships(
  before: Memberships,
  event: Pick<LoggedEvent, 'type' | 'data' | 'version' | 'recordedAt'>,
  opId: string | null,
): Memberships {
  const fact = factOf(event);
  const at = new Date(event.recordedAt).toISOString();
  switch (fact.type) {
    case 'device.associated': {
      const { gid, opId: groupOpId } = fact.data;
      // The device may have moved to another operator while it was being added.
      if (groupOpId !== opId || before.groups.some((group) => group.gid === gid)) return before;
      return { ...before, groups: [...before.groups, { gid, opId: groupOpId, at }] };
    }
    case 'device.disassociated': {
      const { gid } = fact.data;
      return { ...before, groups: before.groups.filter((group) => group.gid !== gid) };
    }
    case 'device.placedInRoom': {
      const { roomId, opId: schoolId } = fact.data;
      if (schoolId !== opId || before.room?.roomId === roomId) return before;
      return { ...before, room: { roomId, opId: schoolId, at } };
    }
    case 'device.leftRoom':
      return before.room?.roomId === fact.data.roomId ? { ...before, room: null } : before;
    case 'device.checkpointed':
      // The checkpoint takes the position of the events that it replaces.
      return fact.data.version === event.version
        ? { groups: fact.data.groups ?? [], room: fact.data.room ?? null }
        : before;
    default:
      // Any other fact may have moved the device to another operator, or out of all lists.
      return within(before, opId);
  }
}

/** Filters the memberships that remain after a move to this operator. */
function within(before: Memberships, opId: string | null): Memberships {
  const groups = before.groups.filter((group) => group.opId === opId);
  const room = before.room?.opId === opId ? before.room : null;
  return groups.length === before.groups.length && room === before.room ? before : { groups, room };
}
