import { setImmediate } from 'node:timers/promises';
import type { components } from '#api/main.d.ts';
import type { DeviceField, RowError } from '#domain/inventory-rows.ts';
import { VersionConflict } from '#server/core/database/errors.ts';
import type { Caller, Handlers } from '#server/core/http/call.ts';
import type { DeviceServices } from '#server/devices/services.ts';
import { caughtUp } from '../rows/caught-up.ts';
import { deviceMac, isSerial, type RowCells, readCells } from '../rows/cells.ts';
import { duplicatesOf, type JudgedRow, judge } from '../rows/judge.ts';
import { claim, LostClaims } from '../rows/queries/claims.ts';
import { readWorld } from '../rows/queries/world.ts';
import { isWrite, lostError, type RowOwner } from '../rows/writer.ts';
import { presentError } from './present.ts';

type CreationHandlers = Pick<
  Handlers,
  'createDevices' | 'validateMacs' | 'validateSerialNumbers' | 'validateDeviceUpdates'
>;
type ApiRow = components['schemas']['InventoryRow'];
type IndexedErrors = components['schemas']['IndexedRowError'];

/** Rows of one transaction, and those that are looked up by one statement. */
const slice = 250;
const lookedUpAtOnce = 1_000;
const mostTries = 20;

/** Devices that another program adds by JSON, by the rules of files, and its questions before it does. */
export const inventoryCreationHandlers = (services: DeviceServices): CreationHandlers => ({
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
    await services.readModels.reached((await services.log.head()).pos);
    return { data: { successes, updates: [], errors: listed(errors) } };
  },

  async validateMacs({ body, caller, scope }) {
    const cells = body.macAddr.map((macAddr): RowCells => ({ macAddr }));
    return { data: { errors: listed(await numberErrors(services, cells, ownerOf(caller, scope.opPath))) } };
  },

  async validateSerialNumbers({ body, caller, scope }) {
    const cells = body.deviceSn.map((deviceSn): RowCells => ({ deviceSn }));
    return { data: { errors: listed(await numberErrors(services, cells, ownerOf(caller, scope.opPath))) } };
  },

  async validateDeviceUpdates({ body, caller, scope }) {
    const rows = body.devices.map(rowOf);
    return {
      data: { errors: listed(await errorsOf(services, 'edit', rows, ownerOf(caller, scope.opPath))) },
    };
  },
});

/** Devices that an entry of the audit trail names. */
const auditedDevices = 1_000;

type Errors = Map<number, RowError[]>;

const listed = (errors: Errors): IndexedErrors[] =>
  [...errors]
    .toSorted(([one], [other]) => one - other)
    .map(([index, wrong]) => ({ index, errors: wrong.map(presentError) }));

const ownerOf = ({ account }: Caller, opPath: string): RowOwner => ({ opId: account.operator.opId, opPath });

function rowOf(device: ApiRow, line: number): JudgedRow {
  const cells: RowCells = Object.fromEntries(
    Object.entries(device).map(([field, value]) => [field as DeviceField, String(value)]),
  );
  return { line, ...readCells(cells) };
}

async function errorsOf(
  { database, models, readModels, log }: DeviceServices,
  type: 'create' | 'edit',
  rows: readonly JudgedRow[],
  owner: RowOwner,
): Promise<Errors> {
  await caughtUp(readModels, (await log.head()).pos);
  const duplicates = duplicatesOf(rows);
  const errors: Errors = new Map();
  for (let at = 0; at < rows.length; at += lookedUpAtOnce) {
    const some = rows.slice(at, at + lookedUpAtOnce);
    const values = some.map((row) => row.values);
    const world = await readWorld(database.sql, { ...owner, models }, values);
    for (const row of some) {
      const verdict = judge(type, row, world, duplicates);
      if (verdict.errors.length > 0) errors.set(row.line, verdict.errors);
    }
    await setImmediate();
  }
  return errors;
}

/** What is wrong with numbers alone: their form, whether a device has them, and whether they are asked for twice. */
async function numberErrors(
  services: DeviceServices,
  cells: readonly RowCells[],
  owner: RowOwner,
): Promise<Errors> {
  const rows = cells.map((cell, line): JudgedRow => ({ line, ...readCells(cell) }));
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

/** Adds a few devices in one append. Numbers that others take meanwhile cost their rows alone. */
async function create(
  { log, uploads }: DeviceServices,
  rows: readonly JudgedRow[],
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
