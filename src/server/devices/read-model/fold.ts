import { createHash } from 'node:crypto';
import { conditionalAccessIn } from '#domain/av/conditional-access.ts';
import { heldBy, mayHoldUse } from '#domain/device-holdings.ts';
import { isTrue, parameterAt } from '#domain/device-parameters/readings.ts';
import type { ParameterName } from '#domain/device-parameters/table.ts';
import { type LoggedEvent, serverActor } from '#domain/logged-event.ts';
import { measured } from '#domain/measurement.ts';
import { productClasses } from '#domain/models.ts';
import { cleanName, comparable, normalMac } from '#domain/text/normal.ts';
import { withKnownStart } from '#domain/up-time.ts';
import type { DeviceCheckpoint, DeviceFact } from '#machines/device/events.ts';
import type { DeviceRegistration } from '#machines/device-lifecycle/events.ts';
import type { Row } from '#server/core/database/database.ts';
import type { ModelClasses } from '../models/queries/models.ts';
import type { FoldedDevice } from './folded.ts';
import { activationOf, afterLifecycle } from './lifecycle.ts';
import { clearedOnMove, stateClearedOnMove } from './on-move.ts';

/** Computes `did`: short, stable and not guessable from another. */
export const didOf = (endpointId: string): string =>
  createHash('sha256').update(endpointId).digest('hex').slice(0, 16);

/** Parts of a device event that determine the device's state. */
type FoldedEvent = Pick<LoggedEvent, 'streamId' | 'type' | 'version' | 'recordedAt' | 'actor' | 'data'>;

export const endpointOf = ({ streamId }: Pick<LoggedEvent, 'streamId'>): string =>
  streamId.slice('device:'.length);

/** Returns the fact in an event of a device's stream. */
export const factOf = ({ type, data }: Pick<LoggedEvent, 'type' | 'data'>) =>
  ({ type, data }) as unknown as DeviceFact;

/** Folds an event into a device; null until it is registered or found, and after it was removed. */
export function foldDevice(
  before: FoldedDevice | null,
  event: FoldedEvent,
  classes: ModelClasses,
): FoldedDevice | null {
  const endpointId = endpointOf(event);
  const fact = factOf(event);
  const at = new Date(event.recordedAt);
  if (fact.type === 'device.registered')
    return register(before, endpointId, asFound(fact.data, event), event, at, classes);
  if (fact.type === 'device.found')
    return (
      before ?? register(null, endpointId, { ...fact.data, deviceStatus: 'Unregistered' }, event, at, classes)
    );
  if (fact.type === 'device.checkpointed' && fact.data.version === event.version)
    return unfold(fact.data, endpointId, classes);
  if (!before) return null;
  const { device, state } = before;
  switch (fact.type) {
    case 'device.connected':
      return {
        device,
        state: {
          ...state,
          online: true,
          location_ip: plainAddress(fact.data.address),
          access_at: at,
          offline_at: null,
        },
      };
    case 'device.disconnected':
      return { device, state: { ...state, online: false, offline_at: at } };
    case 'device.booted':
      return observe({ device, state: { ...state, rebooted_at: at } }, fact.data.parameters, at, classes);
    case 'device.valuesObserved':
      return observe({ device, state: { ...state, synced_at: at } }, fact.data.values, at, classes);
    case 'device.checkpointed':
      return { device: withoutOldAuthor(device, fact.data), state };
    case 'device.allocated':
    case 'device.released':
    case 'device.activationRequested':
    case 'device.activated':
    case 'device.rejected':
    case 'device.retrieved':
    case 'device.customerChanged':
    case 'device.removed':
    case 'device.ignored':
    case 'device.blocked':
    case 'device.restored': {
      const next = afterLifecycle(before, fact, { at, by: authorOf(event) });
      return next && { device: searchable(next.device), state: next.state };
    }
    default:
      return before;
  }
}

/**
 * Reads old registrations: before `device.found` existed, the gateway registered devices without an import as
 * requested.
 */
const asFound = (data: DeviceRegistration, { actor }: Pick<LoggedEvent, 'actor'>): DeviceRegistration =>
  actor.kind === 'server' &&
  actor.name === 'gateway' &&
  data.deviceStatus === 'Requested' &&
  data.awaited === undefined
    ? { ...data, deviceStatus: 'Unregistered' }
    : data;

const authorOf = ({ actor }: Pick<LoggedEvent, 'actor'>): string | null =>
  actor.kind === 'account' ? actor.name : null;

/** Removes the author of a registration from before the checkpoint, since the log no longer has it. */
function withoutOldAuthor(device: Row<'device'>, { at }: DeviceCheckpoint): Row<'device'> {
  const registeredAt = device.modified_at ?? device.created_at;
  return registeredAt.toISOString() <= at ? { ...device, update_user: null } : device;
}

/** Restores the device state that a checkpoint holds in place of the erased events. */
function unfold(
  checkpoint: DeviceCheckpoint,
  endpointId: string,
  classes: ModelClasses,
): FoldedDevice | null {
  const { registered, created, requested, changed, online, address, accessed, synced, rebooted, told } =
    checkpoint;
  if (!registered || created === null) return null;
  const time = (text: string | null) => (text === null ? null : new Date(text));
  const noAuthor = { actor: serverActor('retention') };
  const registeredOn = (before: FoldedDevice | null) =>
    register(before, endpointId, registered, noAuthor, new Date(created), classes);
  const observed = told.reduce(
    (before, { at, values }) => observe(before, values, new Date(at), classes),
    registeredOn(null),
  );
  // A registered value was also reported by the device, or corrected since, so it is kept.
  const { device, state } = registeredOn(observed);
  return {
    device: {
      ...device,
      // The parameters were reported together, but a checkpoint may hold them separately.
      cas: conditionalAccessIn(Object.assign({}, ...told.map(({ values }) => values))) ?? device.cas,
      requested_at: time(requested),
      modified_at: time(changed),
      ...(checkpoint.activated !== undefined && { activated_at: time(checkpoint.activated) }),
    },
    state: {
      ...state,
      online,
      location_ip: address,
      access_at: time(accessed),
      offline_at: time(checkpoint.offline ?? null),
      synced_at: time(synced),
      rebooted_at: time(rebooted),
    },
  };
}

function register(
  before: FoldedDevice | null,
  endpointId: string,
  registration: DeviceRegistration,
  event: Pick<LoggedEvent, 'actor'>,
  at: Date,
  classes: ModelClasses,
): FoldedDevice {
  const isMoved = before !== null && before.device.op_id !== registration.opId;
  // The new organisation's registration applies; other data of the former one is cleared.
  const old = before && isMoved ? { ...before.device, ...clearedOnMove(before.device) } : before?.device;
  const data = heldBy(
    before && isMoved && isNameOfCustomer(before.device, registration)
      ? { ...registration, deviceName: '' }
      : registration,
  );
  const modelName = cleanName(data.modelName);
  const device: Row<'device'> = {
    endpoint_id: endpointId,
    did: didOf(endpointId),
    op_id: data.opId,
    device_status: data.deviceStatus,
    awaited: data.awaited ?? false,
    unlisted: data.unlisted ?? null,
    device_name: cleaned(data.deviceName),
    named_in_use: isNamedInUse(before?.device, data),
    owner_since: isMoved ? at : (before?.device.owner_since ?? timeOf(data.ownerSince)),
    device_sn: data.deviceSn ?? old?.device_sn ?? null,
    mac_addr: (data.macAddr && (normalMac(data.macAddr) ?? data.macAddr)) || (old?.mac_addr ?? null),
    model_name: modelName,
    prod_class: classes.get(modelName) ?? data.prodClass,
    manufacturer_name: data.manufacturerName ?? old?.manufacturer_name ?? null,
    manufacturer_oui: data.manufacturerOui ?? old?.manufacturer_oui ?? null,
    hardware_version: old?.hardware_version ?? null,
    firmware_version: old?.firmware_version ?? null,
    agent_version: old?.agent_version ?? null,
    meta_data_version: old?.meta_data_version ?? null,
    application_version: old?.application_version ?? null,
    google_signed_in: old?.google_signed_in ?? null,
    lnb_type: old?.lnb_type ?? null,
    lnb_value: old?.lnb_value ?? null,
    mesh_role: old?.mesh_role ?? null,
    power_mode: old?.power_mode ?? null,
    ui_lock: old?.ui_lock ?? false,
    customer_id: data.customerId ?? null,
    retailer: data.retailer ?? null,
    address: data.address ?? null,
    zip_code: data.zipCode ?? null,
    city: data.city ?? null,
    province: data.province ?? null,
    lat: data.lat ?? null,
    lng: data.lng ?? null,
    outside: old?.outside ?? false,
    cas: old?.cas ?? '',
    created_at: old?.created_at ?? at,
    requested_at: old?.requested_at ?? (data.deviceStatus === 'Requested' ? at : null),
    modified_at: old ? at : null,
    update_user: authorOf(event) ?? old?.update_user ?? null,
    ...activationOf(data.deviceStatus, old, at),
    search: '',
  };
  const state: Row<'device_state'> = before
    ? {
        ...before.state,
        ...(isMoved && stateClearedOnMove(before.state)),
        op_id: data.opId,
        device_status: data.deviceStatus,
      }
    : {
        endpoint_id: endpointId,
        op_id: data.opId,
        device_status: data.deviceStatus,
        ui_lock: device.ui_lock,
        online: false,
        location_ip: null,
        access_at: null,
        offline_at: null,
        synced_at: null,
        rebooted_at: null,
        up_time: null,
        up_time_at: null,
      };
  return { device: searchable(device), state };
}

const timeOf = (text: string | undefined): Date | null => (text === undefined ? null : new Date(text));

/** Tells if the name is the one that the device had with its customer, unchanged by any account. */
const isNameOfCustomer = (old: Row<'device'>, { deviceName }: DeviceRegistration): boolean =>
  old.named_in_use && cleaned(deviceName) === old.device_name;

/**
 * Tells if a name was given in use: an unchanged name keeps its mark; a new one is the customer's if the device is in
 * use.
 */
function isNamedInUse(old: Row<'device'> | undefined, data: DeviceRegistration): boolean {
  const name = cleaned(data.deviceName);
  if (name === null) return false;
  if (!old) return data.namedInUse ?? mayHoldUse(data.deviceStatus);
  return name === old.device_name ? old.named_in_use : mayHoldUse(data.deviceStatus);
}

/** Simplifies an IPv4 address, which a socket for both families reports as `::ffff:192.0.2.1`. */
const plainAddress = (address: string) => address.replace(/^::ffff:(?=\d+\.)/, '');

/** Updates the columns of parameters. An empty value is ignored: secrets and unknown values read back empty. */
function observe(
  before: FoldedDevice,
  values: Record<string, string>,
  at: Date,
  classes: ModelClasses,
): FoldedDevice {
  const device = { ...before.device };
  const state = { ...before.state };
  device.cas = conditionalAccessIn(values) ?? device.cas;
  for (const [path, reported] of Object.entries(values)) {
    const value = listed(cleanName(reported));
    if (value === '') continue;
    switch (parameterAt(path)) {
      case 'manufacturer':
        device.manufacturer_name = value;
        break;
      case 'manufacturerOui':
        device.manufacturer_oui = value;
        break;
      case 'modelName':
        device.model_name = value;
        device.prod_class = classes.get(value) ?? device.prod_class;
        break;
      case 'productClass':
        if (!classes.has(device.model_name) && productClasses.some((name) => name === value))
          device.prod_class = value;
        break;
      case 'serialNumber':
        device.device_sn = value;
        break;
      case 'hardwareVersion':
        device.hardware_version = value;
        break;
      case 'softwareVersion':
        device.firmware_version = value;
        break;
      case 'upTime':
        observeUpTime(state, unsignedInt(value), at);
        break;
      case 'macAddress':
        device.mac_addr = device.mac_addr ?? normalMac(value);
        break;
      case 'lock':
        device.ui_lock = isTrue(value);
        state.ui_lock = device.ui_lock;
        break;
      case 'powerMode':
        device.power_mode = value;
        break;
      case 'meshRole':
        device.mesh_role = value;
        break;
      case 'agentVersion':
        device.agent_version = value;
        break;
      case 'applicationVersion':
        device.application_version = value;
        break;
      case 'googleSignedIn':
        device.google_signed_in = isTrue(value);
        break;
      case 'lnbType':
        device.lnb_type = value;
        break;
      case 'lnbValue':
        device.lnb_value = value;
        break;
      case 'metaDataVersion':
        device.meta_data_version = value;
        break;
      default:
    }
  }
  return { device: searchable(device), state };
}

function observeUpTime(
  state: Pick<FoldedDevice['state'], 'up_time' | 'up_time_at'>,
  seconds: number | null,
  at: Date,
): void {
  const { up_time: before, up_time_at: readAt } = state;
  const read =
    seconds === null
      ? null
      : withKnownStart(before === null || readAt === null ? null : { seconds: before, readAt }, {
          seconds,
          readAt: at,
        });
  state.up_time = seconds;
  state.up_time_at = read?.readAt ?? at;
}

const columns: ReadonlySet<string> = new Set([
  'manufacturer',
  'manufacturerOui',
  'modelName',
  'productClass',
  'serialNumber',
  'hardwareVersion',
  'softwareVersion',
  'upTime',
  'macAddress',
  'lock',
  'powerMode',
  'meshRole',
  'agentVersion',
  'applicationVersion',
  'googleSignedIn',
  'lnbType',
  'lnbValue',
  'metaDataVersion',
] satisfies ParameterName[]);

/** Tells if a parameter has its own column, which an empty value leaves unchanged. */
export const hasColumn = (path: string): boolean => columns.has(parameterAt(path) ?? '');

/**
 * Maximum length of a list text; TR-181 gives the fields shown there 64 characters at most. The device's page has the
 * whole value.
 */
const longestText = 256;
const listed = (value: string): string =>
  value.length <= longestText ? value : value.slice(0, longestText).toWellFormed();

/** Parses a TR-106 unsignedInt; null if it is invalid, or means "not measured". */
function unsignedInt(value: string): number | null {
  const seconds = measured(value, 'amount');
  return seconds === null || seconds >= 2 ** 32 ? null : Math.floor(seconds);
}

const cleaned = (name: string | undefined): string | null => (name === undefined ? null : cleanName(name));

/** Builds the search text; a MAC address is found with and without its colons. */
function searchable(device: Row<'device'>): Row<'device'> {
  const words = [
    device.endpoint_id,
    device.device_name,
    device.mac_addr,
    device.mac_addr?.replaceAll(':', ''),
    device.device_sn,
    device.model_name,
    device.customer_id,
    device.address,
    device.city,
  ];
  return { ...device, search: words.flatMap((word) => (word ? [comparable(word)] : [])).join('\n') };
}
