import type { RawBuilder } from 'kysely';
import type { components } from '#api/main.d.ts';
import type { OperationId } from '#api/operations.gen.ts';
import { operations } from '#api/operations.gen.ts';
import { isSetTopBox, modelId } from '#domain/models.ts';
import { taskKinds } from '#domain/task-kinds/table.ts';
import type { TaskKind } from '#machines/task/kinds.ts';
import type { ContentItem, ContentOrderPort, ItemIds } from '#server/content/port.ts';
import type { AuditNote } from '#server/core/audit/audit.ts';
import { ApiError, type Language } from '#server/core/http/api-error.ts';
import type { Caller, Handlers } from '#server/core/http/call.ts';
import { markOf, refuseOtherMark } from '#server/core/http/match-mark.ts';
import { refuseWithout } from '#server/core/http/other-operation.ts';
import { refusal } from '#server/core/http/validators.ts';
import type { Scope } from '#server/core/read-models/scope.ts';
import type { CoreServices } from '#server/core/services.ts';
import type { TaskEngine } from '#server/devices/engine/port.ts';
import { matchingDevices, refuseOtherCount } from '#server/devices/list/matching.ts';
import type { DeviceModels } from '#server/devices/models/queries/models.ts';
import { amongOf } from '#server/devices/queries/list/among.ts';
import { joinsOpen } from '#server/devices/tasks/start.ts';
import { filteredDevices } from './filtered.ts';
import { placeInScope } from './locations.ts';
import { amongGroup, groupInScope } from './members.ts';
import { ScopedGroups, type Target } from './queries/groups.ts';
import type { Location } from './queries/locations.ts';
import { type Owner, type Sent, storeSent } from './queries/sent.ts';
import { roomInScope } from './rooms.ts';
import { type RunTime, type Start, startsOf } from './starts.ts';

type ControlHandlers = Pick<
  Handlers,
  | 'controlGroup'
  | 'controlLocation'
  | 'controlCmsLocation'
  | 'controlLocations'
  | 'previewGroupCommand'
  | 'rebootGroup'
  | 'factoryResetGroup'
  | 'lockGroup'
  | 'unlockGroup'
  | 'sendGroupContent'
>;

type Command = Extract<
  TaskKind,
  ('Reboot' | 'FactoryReset' | 'Lock' | 'Unlock') | ('SetLandingChannel' | 'SetBootAd' | 'SetMetadata')
>;

/** Commands, by their names in the specification (CO-101). */
const commands = {
  Reboot: 'Reboot',
  FactoryReset: 'FactoryReset',
  Lock: 'Lock',
  Unlock: 'Unlock',
  LandingChannel: 'SetLandingChannel',
  BootingAd: 'SetBootAd',
  DsmCc: 'SetMetadata',
} as const satisfies Record<components['schemas']['CommandType'], Command>;

/** Address of a group command. */
interface Addressed {
  gid?: string;
  roomId?: string;
  filterId?: string;
  opRegionId?: string;
  opCityId?: string;
  opCityIds?: string[];
  match?: components['schemas']['ListMatch'];
  setTopBoxesOnly?: boolean;
}

interface Asked extends Addressed, RunTime, ItemIds {
  goOn?: boolean;
  /** Number of matching devices that the caller has confirmed. */
  matched?: number;
  /** Mark of the devices of the preview that the caller has confirmed. */
  mark?: string;
}

/** Fields that only the command FirmwareUpdate has. */
interface Upgrade {
  FirmwareFileId?: string;
  fpName?: string;
}

/** Starts a firmware profile for the addressed devices. */
export type UpgradeGroup = (
  call: Call,
  order: Addressed & RunTime & { FirmwareFileId?: string | undefined; fpName?: string | undefined },
) => Promise<{ data: components['schemas']['GroupTasks'] }>;

interface Call {
  language: Language;
  scope: Scope;
  caller: Caller;
  audit: AuditNote;
}

/** Maximum number of devices for one command, which names each of them in one write. */
const mostDevices = 100_000;
/** Maximum number of devices that an audit entry names; the bulk actions name all. */
const mostNamed = 1_000;
const mostPlaceNames = 3;
/** Maximum number of devices in one bulk action. */
const mostOfAction = 1_000;

const operationOf = {
  Reboot: 'rebootGroup',
  FactoryReset: 'factoryResetGroup',
  Lock: 'lockGroup',
  Unlock: 'unlockGroup',
  SetLandingChannel: 'sendGroupContent',
  SetBootAd: 'sendGroupContent',
  SetMetadata: 'sendGroupContent',
} as const satisfies Record<Command, OperationId>;

interface Needs extends Pick<CoreServices, 'database' | 'now'> {
  contentOrders: ContentOrderPort;
  engine: TaskEngine;
  models: DeviceModels;
}

/**
 * Sends commands to all devices of a group, room or place that support them (TN-289). FirmwareUpdate creates a profile
 * (A-204).
 */
export const controlHandlers = (services: Needs, upgradeGroup: UpgradeGroup): ControlHandlers => {
  const start = async (
    call: Call,
    kind: Command,
    { goOn = false, matched, mark, fpRunMethod, fpStartHour, fpEndHour, ...asked }: Asked,
  ) => {
    const permission = permissionOf(call.caller, kind);
    const { channelId, adFileId, metaFileId, ...to } = asked;
    const item = await services.contentOrders.find(call.scope, kind, { channelId, adFileId, metaFileId });
    const { name, owners, able, unable } = await divided(services, call.scope, kind, to);
    if (to.match) refuseOtherCount(able.length + unable.length, matched);
    const addressees = [...able, ...unable].map((device) => device.endpoint_id);
    refuseOtherMark(addressees, mark, 'The command would reach other devices now.');
    if (addressees.length === 0) throw new ApiError('custom', { message: 'No devices in group.' });
    if (able.length === 0 || (unable.length > 0 && !goOn))
      throw new ApiError('custom', {
        message: 'Group has devices that cannot be operated.',
        data: { count: unable.length, models: countsOf(unable) },
      });
    const { caller, audit } = call;
    const now = services.now();
    const all = able.map((device) => device.endpoint_id);
    if (item) await services.contentOrders.refuseForeign(item, all, call.language);
    const params = item ? await services.contentOrders.params(item) : {};
    const starts = await startsOf(call.scope, { fpRunMethod, fpStartHour, fpEndHour }, all, now);
    audit.changed(null, {
      command: kind,
      ...(item && { item: item.name, version: item.version }),
      of: name,
      ...(to.match && { match: { ...to.match } }),
      devices: all.length,
      leftOut: unable.length,
      ...(starts && { starts: starts.map(({ start }) => new Date(start).toISOString()) }),
    });
    audit.about(...all.slice(0, mostNamed));
    const command = { kind, params, permission, actor: caller.actor, opId: caller.account.operator.opId };
    const counts = { started: able.length, leftOut: unable.length };
    const parts = actionsOf(all, starts, now);
    const [only] = parts;
    const sent = item && sentOf(kind, item);
    const noteSent = async () => {
      if (!sent) return;
      const by = { sent_by: caller.account.name, sent_at: now };
      await storeSent(services.database, owners, { ...sent, ...by });
    };
    if (only && parts.length === 1) {
      const { taskIds, bulkActionId } = await services.engine.request({
        ...command,
        ...only,
        name,
        joins: joinsOpen(command.kind),
      });
      await noteSent();
      audit.taskIds.push(...taskIds);
      const bulkActionIds = bulkActionId === null ? [] : [bulkActionId];
      return { data: { taskId: taskIds[0] ?? '', bulkActionIds, commandId: null, ...counts } };
    }
    const begun = await services.engine.requestParts({ ...command, name, parts });
    await noteSent();
    audit.objects.push(begun.commandId);
    return { data: { ...begun, ...counts } };
  };
  const by = (kind: Command) => (call: Call & { body: Asked }) => start(call, kind, call.body);
  const bySeed =
    (more: Addressed = {}) =>
    (call: Call & { body: Asked & Upgrade & { commandType: components['schemas']['GroupCommandType'] } }) => {
      const { commandType, FirmwareFileId, fpName, ...to } = call.body;
      if (commandType === 'FirmwareUpdate') {
        const { channelId, adFileId, metaFileId, goOn: _goOn, ...address } = to;
        if ([channelId, adFileId, metaFileId].some((id) => id !== undefined))
          throw refusal([{ field: 'commandType', message: 'FirmwareUpdate takes a firmware file alone' }]);
        return upgradeGroup(call, { ...address, ...more, FirmwareFileId, fpName });
      }
      if (FirmwareFileId !== undefined || fpName !== undefined)
        throw refusal([{ field: 'FirmwareFileId', message: 'is of the command FirmwareUpdate' }]);
      return start(call, commands[commandType], { ...to, ...more });
    };
  return {
    rebootGroup: by('Reboot'),
    factoryResetGroup: by('FactoryReset'),
    lockGroup: by('Lock'),
    unlockGroup: by('Unlock'),
    sendGroupContent: bySeed(),
    controlGroup: bySeed(),
    controlLocation: bySeed(),
    controlCmsLocation: bySeed({ setTopBoxesOnly: true }),
    controlLocations: bySeed(),

    async previewGroupCommand({ body, scope }) {
      const { commandType, fpRunMethod, fpStartHour, fpEndHour, ...asked } = body;
      const { channelId: _channel, adFileId: _ad, metaFileId: _set, ...to } = asked;
      const { able, unable } = await divided(services, scope, commands[commandType], to);
      const now = services.now();
      const all = able.map((device) => device.endpoint_id);
      const starts = await startsOf(scope, { fpRunMethod, fpStartHour, fpEndHour }, all, now);
      const done = commandType === 'Lock' ? true : commandType === 'Unlock' ? false : null;
      return {
        data: {
          asOf: now.toISOString(),
          total: able.length + unable.length,
          mark: markOf([...able, ...unable].map((device) => device.endpoint_id)),
          operable: able.length,
          offline: able.filter(({ online }) => !online).length,
          alreadyDone: able.filter(({ ui_lock: locked }) => locked === done).length,
          models: countsOf([...able, ...unable]),
          cannot: countsOf(unable),
          bulkActions: actionsOf(all, starts, now).length,
          starts: (starts ?? []).map(({ start, end, utcOffset, endpointIds, zoneUnknown }) => ({
            startTime: new Date(start).toISOString(),
            endTime: new Date(end).toISOString(),
            utcOffset,
            count: endpointIds.length,
            zoneUnknown,
          })),
        },
      };
    },
  };
};

/** Splits the devices into bulk actions; devices with one start stay together. */
function actionsOf(all: string[], starts: readonly Start[] | null, now: Date) {
  const parts = starts ?? [{ endpointIds: all, start: now.getTime(), end: null }];
  return parts.flatMap(({ endpointIds, start, end }) => {
    const begins = Math.max(start, now.getTime());
    const later = end === null ? {} : { later: { inMs: begins - now.getTime(), windowMs: end - begins } };
    const count = Math.ceil(endpointIds.length / mostOfAction);
    return Array.from({ length: count }, (_, at) => ({
      endpointIds: endpointIds.slice(at * mostOfAction, (at + 1) * mostOfAction),
      ...later,
    }));
  });
}

/** Returns the permission that lets the caller send the command; Unlock accepts "unlock or lock" (A-112). */
function permissionOf(caller: Caller, kind: Command): string {
  const { permission } = operations[operationOf[kind]];
  const both = operations.unlockGroup.permission;
  if (kind === 'Lock' && !caller.account.role.permissions.includes(permission)) {
    refuseWithout(caller, 'unlockGroup');
    return both;
  }
  refuseWithout(caller, operationOf[kind]);
  return permission;
}

/** Commands whose last content a group shows: landing channel and boot ad (RT-023). */
const shownKinds: Partial<Record<Command, Sent['kind']>> = {
  SetLandingChannel: 'landingChannel',
  SetBootAd: 'bootAd',
};

function sentOf(
  kind: Command,
  { itemId, name }: ContentItem,
): Pick<Sent, 'kind' | 'item_id' | 'name'> | null {
  const shown = shownKinds[kind];
  return shown === undefined ? null : { kind: shown, item_id: itemId, name };
}

/** Target of a command: a group, room, place or filter. */
interface Addressee {
  name: string;
  /** Groups, rooms and places that remember what was sent to them. */
  owners: Owner[];
}

interface Divided extends Addressee {
  able: Target[];
  unable: Target[];
}

/** Divides the devices by whether they support the command. */
async function divided({ models }: Needs, scope: Scope, kind: Command, to: Addressed): Promise<Divided> {
  const { name, owners, devices: found } = await addressed(scope, to, mostDevices + 1);
  if (found.length > mostDevices)
    throw new ApiError('custom', {
      message: `A command reaches ${mostDevices} devices at most. Divide the group.`,
    });
  const devices = to.setTopBoxesOnly
    ? found.filter((device) => isSetTopBox(device.model_name, device.prod_class))
    : found;
  const { modelFeature } = taskKinds[kind];
  const able: Target[] = [];
  const unable: Target[] = [];
  for (const device of devices) {
    const supported = !modelFeature || (await models.supports(device, modelFeature));
    (supported ? able : unable).push(device);
  }
  return { name, owners, able, unable };
}

/** Finds the devices of the command, up to the limit. */
async function addressed(
  scope: Scope,
  to: Addressed,
  limit: number,
): Promise<Addressee & { devices: Target[] }> {
  const { setTopBoxesOnly: _only, ...address } = to;
  if (Object.values(address).filter((one) => one !== undefined).length !== 1)
    throw refusal([
      {
        field: 'body',
        message: 'names one group, room, filter, region or city, several cities, or what matches',
      },
    ]);
  if (to.match !== undefined)
    return { owners: [], name: to.match.name, devices: await matchingDevices(scope, to.match, limit) };
  if (to.filterId !== undefined) return { owners: [], ...(await filteredDevices(scope, to.filterId, limit)) };
  const { among, ...addressee } = await conditionOf(scope, address);
  return { ...addressee, devices: await scope.of(ScopedGroups).targets(among, limit) };
}

/** Joins the first distinct place names into the command's name: cities of several organisations may share one. */
function nameOfPlaces(places: readonly Location[]): string {
  const names = [...new Set(places.map((place) => place.group_name ?? (place.city || place.region)))];
  const more = names.length - mostPlaceNames;
  return `${names.slice(0, mostPlaceNames).join(', ')}${more > 0 ? ` +${more}` : ''}`;
}

async function conditionOf(
  scope: Scope,
  { gid, roomId, opRegionId, opCityId, opCityIds }: Addressed,
): Promise<Addressee & { among: RawBuilder<unknown> }> {
  if (gid !== undefined) {
    const group = await groupInScope(scope, gid);
    const owner = group.type === 'System' ? { ...nothing, place_id: gid } : { ...nothing, gid };
    const owners = [{ ...owner, op_id: group.opId }];
    return { name: group.groupName, owners, among: await amongGroup(scope, group) };
  }
  const cityIds = opCityIds ?? (opCityId === undefined ? [] : [opCityId]);
  const cities = await Promise.all(cityIds.map((id) => placeInScope(scope, id, 'city')));
  const regions = opRegionId === undefined ? [] : [await placeInScope(scope, opRegionId, 'region')];
  const places = [...cities, ...regions];
  const among = amongOf({ roomId, places: places.length > 0 ? places : undefined });
  if (!among) throw new Error('a command without an address');
  if (roomId !== undefined) {
    const { roomName, opId } = await roomInScope(scope, roomId);
    return { name: roomName, owners: [{ ...nothing, room_id: roomId, op_id: opId }], among };
  }
  const owners = places.map(({ place_id, op_id }) => ({ ...nothing, place_id, op_id }));
  return { name: nameOfPlaces(places), owners, among };
}

const nothing = { gid: null, room_id: null, place_id: null };

function countsOf(devices: readonly Target[]) {
  const counts = new Map<string, number>();
  for (const { model_name: name } of devices) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .map(([modelName, count]) => ({ mid: modelId(modelName), modelName, count }))
    .toSorted((a, b) => b.count - a.count || (a.modelName < b.modelName ? -1 : 1));
}
