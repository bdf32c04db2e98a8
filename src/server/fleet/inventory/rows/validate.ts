import { isOfUse, lacksInUse } from '#domain/device-holdings.ts';
import { type DeviceField, deviceFields, type RowError } from '#domain/inventory-rows.ts';
import { comparable } from '#domain/text/normal.ts';
import type { UploadType } from '#machines/inventory-upload/events.ts';
import { serialKey } from '#server/fleet/inventory/serial-key.ts';
import { endpointOfNumbers, type ReadCells, type RowValues } from './cells.ts';
import { type ExistingRecords, type KnownDevice, nameKeyOf, type RowChange } from './existing.ts';

export interface ValidatedRow extends ReadCells {
  line: number;
  /** Number by which the device was found; absent: the row names it. */
  foundBy?: 'deviceSn' | 'macAddr';
}

export interface Verdict {
  line: number;
  verdict: 'new' | 'changed' | 'unchanged' | 'invalid';
  endpointId: string | null;
  errors: RowError[];
  changes: RowChange[];
}

/** Lines of a file with the same number, name or device, by that value. */
export interface Duplicates {
  serials: ReadonlyMap<string, readonly number[]>;
  macs: ReadonlyMap<string, readonly number[]>;
  endpoints: ReadonlyMap<string, readonly number[]>;
  names: ReadonlyMap<string, readonly number[]>;
}

export const noDuplicates: Duplicates = {
  serials: new Map(),
  macs: new Map(),
  endpoints: new Map(),
  names: new Map(),
};

/** Returns a row's endpoint id: the stated one, or one built from its numbers. */
export const endpointOf = ({ endpointId, deviceSn, macAddr }: RowValues): string | null =>
  endpointId ??
  (deviceSn !== undefined && macAddr !== undefined ? endpointOfNumbers(deviceSn, macAddr) : null);

/** Finds existing devices of deploy rows by any of their numbers, because installers have the label but no sheet. */
export function namedBy<Row extends ValidatedRow>(
  type: UploadType,
  rows: readonly Row[],
  owners: ExistingRecords['numbers'],
): Row[] {
  if (type !== 'deploy') return [...rows];
  return rows.map((row) => {
    const { endpointId, deviceSn, macAddr } = row.values;
    if (endpointId !== undefined || (deviceSn === undefined && macAddr === undefined)) return row;
    const owner =
      deviceSn === undefined ? owners.get(`mac\n${macAddr}`) : owners.get(`serial\n${serialKey(deviceSn)}`);
    if (owner === undefined) return row;
    const foundBy = deviceSn === undefined ? 'macAddr' : 'deviceSn';
    return { ...row, foundBy, values: { ...row.values, endpointId: owner } };
  });
}

/**
 * Finds values that occur more than once in a file; all their lines are wrong, since any of them may be the right one.
 */
export function duplicatesOf(rows: readonly ValidatedRow[]): Duplicates {
  const linesBy = (keyOf: (values: RowValues) => string | null | undefined) => {
    const lines = new Map<string, number[]>();
    for (const { line, values } of rows) {
      const key = keyOf(values);
      if (key === null || key === undefined) continue;
      const found = lines.get(key);
      if (found) found.push(line);
      else lines.set(key, [line]);
    }
    return new Map([...lines].filter(([, found]) => found.length > 1));
  };
  return {
    serials: linesBy(({ deviceSn }) => deviceSn && serialKey(deviceSn)),
    macs: linesBy(({ macAddr }) => macAddr),
    endpoints: linesBy(endpointOf),
    names: linesBy(({ deviceName, opid }) =>
      deviceName === undefined
        ? null
        : `${opid === undefined ? '' : comparable(opid)}\n${comparable(deviceName)}`,
    ),
  };
}

const mostLines = 10;
const listed = (lines: readonly number[]): string =>
  lines.slice(0, mostLines).join(', ') + (lines.length > mostLines ? ' …' : '');

/** Checks one row: returns its effect, or every error in it. Pure: `existing` holds the stored data. */
export function validate(
  type: UploadType,
  row: ValidatedRow,
  existing: ExistingRecords,
  duplicates: Duplicates = noDuplicates,
): Verdict {
  const { values } = row;
  const errors = [...row.errors];
  const refuse = (field: DeviceField | null, code: RowError['code'], params: RowError['params'] = {}) => {
    // A cell that cannot be read gets no further errors.
    if (field === null || !errors.some((error) => error.field === field))
      errors.push({ field, code, params });
  };
  const endpointId = endpointOf(values);
  const found = endpointId === null ? undefined : existing.devices.get(endpointId);
  const device = found?.isListed && found.inScope ? found : null;
  const isEdit = type === 'edit';

  if (isEdit) {
    if (values.endpointId === undefined) refuse('endpointId', 'required');
    else if (!device) refuse('endpointId', 'unknownDevice');
  } else if (type === 'create' || !device) {
    if (values.deviceSn === undefined) refuse('deviceSn', 'required');
    if (values.macAddr === undefined) refuse('macAddr', 'required');
    if (values.modelName === undefined) refuse('modelName', 'required');
    if (endpointId === null && values.deviceSn !== undefined && values.macAddr !== undefined)
      refuse('deviceSn', 'serialnumber-invalid', { value: values.deviceSn });
  }

  const model =
    values.modelName === undefined ? undefined : existing.models.get(comparable(values.modelName));
  if (values.modelName !== undefined && !model)
    refuse('modelName', 'unknownModel', { value: values.modelName });

  const named = values.opid === undefined ? undefined : operatorNamed(values.opid, device, existing);
  if (values.opid !== undefined && named === undefined)
    refuse('opid', 'unknownOrganisation', { value: values.opid });

  // A device from the warehouse is deployed by a second file; any other existing device stays unchanged.
  const isAgain = type === 'deploy' && device !== null && device.status !== 'Deployed';
  if (!isEdit && found?.isListed && !isAgain) {
    if (row.foundBy) refuse(row.foundBy, row.foundBy === 'macAddr' ? 'macconflict' : 'serialnumber-conflict');
    else if (values.endpointId !== undefined) refuse('endpointId', 'endpointConflict');
    else refuse('deviceSn', 'serialnumber-conflict');
  }

  // The numbers belong to two devices, and either may be the right one.
  const mac = device?.values.macAddr;
  if (row.foundBy === 'deviceSn' && values.macAddr !== undefined && mac != null && mac !== values.macAddr)
    refuse('deviceSn', 'serialnumber-conflict');

  const owns = (kind: 'serial' | 'mac', value: string) => {
    const owner = existing.numbers.get(`${kind}\n${value}`);
    return owner === undefined || owner === endpointId;
  };
  if (values.deviceSn !== undefined && !owns('serial', serialKey(values.deviceSn)))
    refuse('deviceSn', 'serialnumber-conflict');
  if (values.macAddr !== undefined && !owns('mac', values.macAddr)) refuse('macAddr', 'macconflict');

  refuseByPlace(type, values, device, refuse);

  const opId = named ?? device?.opId ?? existing.opId;
  if (device && named !== undefined && named !== device.opId && device.status === 'Deployed')
    refuse('opid', 'inUse');
  const isNameLeft = device !== null && opId !== device.opId && device.registration.namedInUse === true;
  const name = values.deviceName ?? (isNameLeft ? undefined : device?.values.deviceName);
  const isNamedAnew = values.deviceName !== undefined || opId !== device?.opId;
  if (name !== undefined && isNamedAnew) {
    const owner = existing.names.get(nameKeyOf(opId, String(name)));
    if (owner !== undefined && owner !== endpointId) refuse('deviceName', 'deviceconflict');
  }

  refuseTwice(values, endpointId, duplicates, refuse);

  const changes =
    errors.length > 0 ? [] : changesOf(type, values, device, model?.modelName, named, existing.opId);
  const verdict =
    errors.length > 0 ? 'invalid' : !device ? 'new' : changes.length > 0 ? 'changed' : 'unchanged';
  return { line: row.line, verdict, endpointId, errors, changes };
}

/** Finds an organisation by id or name. If several share the name, a device stays with its own among them. */
const operatorNamed = (
  opid: string,
  device: KnownDevice | null,
  { operators }: ExistingRecords,
): string | undefined =>
  operators.get(comparable(opid)) ??
  (device?.companyName && comparable(device.companyName) === comparable(opid) ? device.opId : undefined);

/** Refuses values that the device may not hold after the row, and the lack of values that it needs (`#domain/device-holdings.ts`). */
function refuseByPlace(
  type: UploadType,
  values: RowValues,
  device: KnownDevice | null,
  refuse: (field: DeviceField | null, code: RowError['code']) => void,
): void {
  const isInUse = type === 'deploy' || (type === 'edit' && (!device || device.status === 'Deployed'));
  if (type === 'deploy' && device?.status !== 'Deployed')
    for (const field of lacksInUse(values)) refuse(field, 'required');
  if (isInUse) return;
  for (const field of deviceFields)
    if (isOfUse(field) && values[field] !== undefined) refuse(field, 'inStock');
}

function refuseTwice(
  values: RowValues,
  endpointId: string | null,
  { serials, macs, endpoints, names }: Duplicates,
  refuse: (field: DeviceField | null, code: RowError['code'], params?: RowError['params']) => void,
): void {
  const { deviceSn, macAddr, deviceName, opid } = values;
  const serial = deviceSn === undefined ? undefined : serials.get(serialKey(deviceSn));
  const mac = macAddr === undefined ? undefined : macs.get(macAddr);
  const endpoint = endpointId === null ? undefined : endpoints.get(endpointId);
  const name =
    deviceName === undefined
      ? undefined
      : names.get(`${opid === undefined ? '' : comparable(opid)}\n${comparable(deviceName)}`);
  if (serial) refuse('deviceSn', 'serialTwice', { lines: listed(serial) });
  if (mac) refuse('macAddr', 'macTwice', { lines: listed(mac) });
  if (endpoint && !serial) refuse('endpointId', 'endpointTwice', { lines: listed(endpoint) });
  if (name) refuse('deviceName', 'nameTwice', { lines: listed(name) });
}

/** Returns old and new value of each change. An empty cell changes nothing. */
function changesOf(
  type: UploadType,
  values: RowValues,
  device: KnownDevice | null,
  modelName: string | undefined,
  named: string | undefined,
  ownOpId: string,
): RowChange[] {
  const { endpointId: _endpointId, opid: _opid, modelName: _modelName, ...others } = values;
  const opid = named ?? (device ? undefined : ownOpId);
  const wanted: Partial<Record<RowChange['field'], string | number>> = {
    ...others,
    ...(modelName === undefined ? {} : { modelName }),
    ...(opid === undefined ? {} : { opid }),
    ...(type === 'edit' ? {} : { deviceStatus: type === 'deploy' ? 'Deployed' : 'Inventory' }),
  };
  return Object.entries(wanted).flatMap(([name, to]) => {
    const field = name as RowChange['field'];
    const from = device ? (device.values[field] ?? null) : null;
    return from === to ? [] : [{ field, from, to }];
  });
}
