import { setImmediate } from 'node:timers/promises';
import type { components } from '#api/main.d.ts';
import type { ErrorCode } from '#domain/errors.ts';
import type { DeviceField, RowError, RowErrorCode } from '#domain/inventory-rows.ts';
import { screenName } from '#domain/sheet/column-names.ts';
import { VersionConflict } from '#server/core/database/errors.ts';
import { ApiError, hintError } from '#server/core/http/api-error.ts';
import type { Caller, Handlers } from '#server/core/http/call.ts';
import type { CoreServices } from '#server/core/services.ts';
import type { DeviceModels } from '#server/devices/models/queries/models.ts';
import type { InventoryUploads } from '#server/fleet/inventory/uploads/uploads.ts';
import { deviceMac, isSerial, type RowCells, readCells } from '../rows/cells.ts';
import { claim, LostClaims } from '../rows/queries/claims.ts';
import { readExisting } from '../rows/queries/existing.ts';
import { untilCurrent } from '../rows/until-current.ts';
import { duplicatesOf, type ValidatedRow, validate } from '../rows/validate.ts';
import { isWrite, lostError, type RowOwner } from '../rows/writer.ts';
import { presentError } from './present.ts';

type CreationHandlers = Pick<
  Handlers,
  'createDevices' | 'validateMacs' | 'validateSerialNumbers' | 'validateDeviceUpdates'
>;
type ApiRow = components['schemas']['InventoryRow'];
type IndexedErrors = components['schemas']['IndexedRowError'];

/** Maximum numbers of rows in one transaction, rows in one lookup statement, and attempts to write. */
const slice = 250;
const lookedUpAtOnce = 1_000;
const mostTries = 20;

interface Needs extends Pick<CoreServices, 'database' | 'log' | 'readModels'> {
  models: DeviceModels;
  uploads: InventoryUploads;
}

/** Adds devices from JSON by the rules of files, and answers the checks that a program makes before it adds them. */
export const inventoryCreationHandlers = (services: Needs): CreationHandlers => ({
  async createDevices({ body, caller, scope, audit }) {
    const owner = ownerOf(caller, scope.opPath);
    const rows = body.devices.map(rowOf);
    const errors = await errorsOf(services, 'create', rows, owner);
    const successes: { index: number; endpointId: string }[] = [];
    const valid = rows.filter(({ line }) => !errors.has(line));
    for (let at = 0; at < valid.length; at += slice) {
      const made = await create(services, valid.slice(at, at + slice), owner, caller);
      successes.push(...made.created);
      for (const [index, wrong] of made.errors) errors.set(index, wrong);
    }
    audit.about(...successes.slice(0, auditedDevices).map(({ endpointId }) => endpointId));
    audit.changed(null, { devices: rows.length, added: successes.length, invalid: errors.size }, owner.opId);
    if (successes.length === 0) throw refusedRows(errors, hintError, { successes, updates: [] });
    await services.readModels.reached((await services.log.head()).pos);
    return { data: { successes, updates: [], errors: listed(errors) } };
  },

  async validateMacs({ body, caller, scope }) {
    const cells = body.macAddr.map((macAddr): RowCells => ({ macAddr }));
    return checked(await numberErrors(services, cells, ownerOf(caller, scope.opPath)));
  },

  async validateSerialNumbers({ body, caller, scope }) {
    const cells = body.deviceSn.map((deviceSn): RowCells => ({ deviceSn }));
    return checked(await numberErrors(services, cells, ownerOf(caller, scope.opPath)));
  },

  async validateDeviceUpdates({ body, caller, scope }) {
    const rows = body.devices.map(rowOf);
    return {
      data: { errors: listed(await errorsOf(services, 'edit', rows, ownerOf(caller, scope.opPath))) },
    };
  },
});

/** Maximum number of devices that an audit entry names. */
const auditedDevices = 1_000;

type Errors = Map<number, RowError[]>;

const listed = (errors: Errors): IndexedErrors[] =>
  [...errors]
    .toSorted(([one], [other]) => one - other)
    .map(([index, wrong]) => ({ index, errors: wrong.map(presentError) }));

function checked(errors: Errors): { data: { errors: IndexedErrors[] } } {
  if (errors.size > 0) throw refusedRows(errors, (code, data) => new ApiError(code, { data }), {});
  return { data: { errors: [] } };
}

/**
 * Builds the error: the code of the first wrong row, with all errors in `data`. 400 for a check, 409 for a writing call
 * (A-115).
 */
function refusedRows(
  errors: Errors,
  refused: (code: ErrorCode, data: unknown) => ApiError,
  data: object,
): ApiError {
  const rows = listed(errors);
  const [first] = [...errors].toSorted(([one], [other]) => one - other).flatMap(([, wrong]) => wrong);
  const code = first ? codeOf(first) : 'custom';
  if (!first || code !== 'custom') return refused(code, { ...data, errors: rows });
  const { message } = presentError(first);
  return new ApiError(code, {
    message: first.field === null ? message : `${screenName(first.field, 'en')}: ${message}`,
    data: { ...data, errors: rows },
  });
}

const conflicts: Partial<Record<RowErrorCode, ErrorCode>> = {
  macconflict: 'macconflict',
  macTwice: 'macconflict',
  'serialnumber-conflict': 'serialnumber-conflict',
  serialTwice: 'serialnumber-conflict',
  deviceconflict: 'deviceconflict',
  nameTwice: 'deviceconflict',
  endpointConflict: 'conflict',
  endpointTwice: 'conflict',
};

/** Returns the catalogue code (ER-019, ER-032..ER-036) of a row error. */
function codeOf({ field, code }: RowError): ErrorCode {
  const conflict = conflicts[code];
  if (conflict) return conflict;
  if (code === 'required' || code === 'unknownDevice') return 'custom';
  if (field === 'macAddr') return 'mac-valid';
  return field === 'deviceSn' ? 'serialnumber-invalid' : 'custom';
}

const ownerOf = ({ account }: Caller, opPath: string): RowOwner => ({ opId: account.operator.opId, opPath });

function rowOf(device: ApiRow, line: number): ValidatedRow {
  const cells: RowCells = Object.fromEntries(
    Object.entries(device).map(([field, value]) => [field as DeviceField, String(value)]),
  );
  return { line, ...readCells(cells) };
}

async function errorsOf(
  { database, models, readModels, log }: Needs,
  type: 'create' | 'edit',
  rows: readonly ValidatedRow[],
  owner: RowOwner,
): Promise<Errors> {
  await untilCurrent(readModels, (await log.head()).pos);
  const duplicates = duplicatesOf(rows);
  const errors: Errors = new Map();
  for (let at = 0; at < rows.length; at += lookedUpAtOnce) {
    const some = rows.slice(at, at + lookedUpAtOnce);
    const values = some.map((row) => row.values);
    const existing = await readExisting(database.sql, { ...owner, models }, values);
    for (const row of some) {
      const verdict = validate(type, row, existing, duplicates);
      if (verdict.errors.length > 0) errors.set(row.line, verdict.errors);
    }
    await setImmediate();
  }
  return errors;
}

/** Checks numbers alone: their form, whether a device has them, and duplicates among the requested ones. */
async function numberErrors(services: Needs, cells: readonly RowCells[], owner: RowOwner): Promise<Errors> {
  const rows = cells.map((cell, line): ValidatedRow => ({ line, ...readCells(cell) }));
  const found = await errorsOf(services, 'edit', rows, owner);
  const errors: Errors = new Map();
  for (const [index, wrong] of found) {
    const own = wrong.filter(({ field }) => field === 'deviceSn' || field === 'macAddr');
    if (own.length > 0) errors.set(index, own);
  }
  for (const [index, { deviceSn, macAddr }] of cells.entries()) {
    if (deviceSn !== undefined && !isSerial(deviceSn.trim()) && !errors.has(index))
      errors.set(index, [{ field: 'deviceSn', code: 'serialnumber-invalid', params: { value: deviceSn } }]);
    if (macAddr !== undefined && deviceMac(macAddr) === null && !errors.has(index))
      errors.set(index, [{ field: 'macAddr', code: 'mac-valid', params: { value: macAddr } }]);
  }
  return errors;
}

/** Adds a few devices in one append. If another call takes a number meanwhile, only that row fails. */
async function create(
  { log, uploads }: Needs,
  rows: readonly ValidatedRow[],
  owner: RowOwner,
  { actor }: Caller,
): Promise<{ created: { index: number; endpointId: string }[]; errors: Errors }> {
  const errors: Errors = new Map();
  for (let tries = 1; ; tries++) {
    const rest = rows.filter(({ line }) => !errors.has(line));
    const { verdicts, writes, items } = await uploads.writer.prepare('create', rest, owner, actor, isWrite);
    for (const verdict of verdicts) if (verdict.errors.length > 0) errors.set(verdict.line, verdict.errors);
    const [first, ...others] = items;
    if (!first) return { created: [], errors };
    try {
      await log.append([{ ...first, within: (db) => claim(db, writes) }, ...others], 'bulk');
      return { created: writes.map(({ line, endpointId }) => ({ index: line, endpointId })), errors };
    } catch (error) {
      if (error instanceof LostClaims)
        for (const [line, code] of error.lines) errors.set(line, [lostError(code)]);
      else if (!(error instanceof VersionConflict) || tries === mostTries) throw error;
    }
  }
}
