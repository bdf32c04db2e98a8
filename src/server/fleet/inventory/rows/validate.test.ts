import { describe, expect, test } from 'vitest';
import type { UploadType } from '#machines/inventory-upload/events.ts';
import { type RowCells, readCells } from './cells.ts';
import { type ExistingRecords, type KnownDevice, nameKeyOf } from './existing.ts';
import { duplicatesOf, namedBy, type ValidatedRow, validate } from './validate.ts';

const device = (more: Partial<KnownDevice> = {}): KnownDevice => ({
  opId: 'northwind',
  status: 'Inventory',
  inScope: true,
  isListed: true,
  values: {
    deviceSn: 'OLD-1',
    macAddr: '02:00:5E:00:00:01',
    modelName: 'AR2146',
    deviceName: 'Lobby',
    opid: 'northwind',
    retailer: null,
    deviceStatus: 'Inventory',
  },
  registration: { opId: 'northwind', modelName: 'AR2146', prodClass: 'APROUTER', deviceStatus: 'Inventory' },
  ...more,
});
const old = 'os::02005E-OLD-1';
const existing = (devices: Record<string, KnownDevice> = { [old]: device() }): ExistingRecords => ({
  opId: 'northwind',
  models: new Map([['ar2146', { modelName: 'AR2146', prodClass: 'APROUTER' }]]),
  operators: new Map([['school', 'school']]),
  numbers: new Map([
    ['serial\nOLD-1', old],
    ['mac\n02:00:5E:00:00:01', old],
  ]),
  devices: new Map(Object.entries(devices)),
  names: new Map([[nameKeyOf('northwind', 'Lobby'), old]]),
  cityOf: () => null,
});
const row = (cells: RowCells, line = 2): ValidatedRow => ({ line, ...readCells(cells) });
const fresh = { deviceSn: 'NEW-1', macAddr: '02-00-5e-00-00-02', modelName: 'ar2146' };
const verdictOf = (type: UploadType, cells: RowCells, known = existing()) =>
  validate(type, row(cells), known);
const codesOf = (...args: Parameters<typeof verdictOf>) =>
  verdictOf(...args).errors.map(({ field, code }) => `${field} ${code}`);

describe('create', () => {
  test('adds a device to the inventory of the caller', () => {
    expect(verdictOf('create', fresh)).toEqual({
      line: 2,
      verdict: 'new',
      endpointId: 'os::02005E-NEW-1',
      errors: [],
      changes: [
        { field: 'deviceSn', from: null, to: 'NEW-1' },
        { field: 'macAddr', from: null, to: '02:00:5E:00:00:02' },
        { field: 'modelName', from: null, to: 'AR2146' },
        { field: 'opid', from: null, to: 'northwind' },
        { field: 'deviceStatus', from: null, to: 'Inventory' },
      ],
    });
  });

  test.each<[RowCells, string[]]>([
    [{}, ['deviceSn required', 'macAddr required', 'modelName required']],
    [{ ...fresh, macAddr: '1E+11' }, ['macAddr mac-valid']],
    [{ ...fresh, macAddr: '02:00:5E:00:00:01' }, ['macAddr macconflict']],
    [{ ...fresh, deviceSn: 'old-1' }, ['deviceSn serialnumber-conflict']],
    [{ ...fresh, deviceSn: '1E+11' }, ['deviceSn serialnumber-invalid']],
    [{ ...fresh, deviceSn: 'x'.repeat(60) }, ['deviceSn serialnumber-invalid']],
    [{ ...fresh, modelName: 'Nothing9000' }, ['modelName unknownModel']],
    [{ ...fresh, opid: 'brightline' }, ['opid unknownOrganisation']],
    [{ ...fresh, deviceName: 'LOBBY' }, ['deviceName deviceconflict']],
    [{ ...fresh, deviceName: 'Lobby', opid: 'school' }, []],
    [{ ...fresh, endpointId: old }, ['endpointId endpointConflict']],
    // Stock has no customer: a customer list was uploaded as the wrong type.
    [{ ...fresh, customerId: 'C-1', address: '12 Harbour Road' }, ['customerId inStock', 'address inStock']],
    [{ ...fresh, lat: '-33.9', lng: '18.4' }, ['lat inStock', 'lng inStock']],
    [{ ...fresh, retailer: 'Corner Store' }, []],
  ])('%j: %j', (cells, errors) => expect(codesOf('create', cells)).toEqual(errors));

  test('registers a device that connected by itself', () => {
    const found = existing({
      'os::02005E-NEW-1': device({ status: 'Unregistered', isListed: false, opId: 'waymark' }),
    });
    expect(verdictOf('create', fresh, found).verdict).toBe('new');
  });

  test('reports a number of a foreign device only as taken', () => {
    const foreign = existing({ [old]: device({ inScope: false, opId: 'brightline' }) });
    const cells = { deviceSn: 'OLD-1', macAddr: '02:00:5E:00:00:01', modelName: 'AR2146' };
    expect(codesOf('create', cells, foreign)).toEqual(['deviceSn serialnumber-conflict']);
  });
});

describe('deploy', () => {
  const box = { deviceSn: 'OLD-1', macAddr: '02:00:5E:00:00:01', modelName: 'AR2146' };
  const home = { customerId: 'C-1', address: '12 Harbour Road' };

  test('deploys a device of the inventory', () => {
    expect(verdictOf('deploy', { ...box, ...home })).toMatchObject({
      verdict: 'changed',
      endpointId: old,
      changes: [
        { field: 'customerId', from: null, to: 'C-1' },
        { field: 'address', from: null, to: '12 Harbour Road' },
        { field: 'deviceStatus', from: 'Inventory', to: 'Deployed' },
      ],
    });
  });

  test('needs a customer and an address, as every activation does', () => {
    expect(codesOf('deploy', box)).toEqual(['customerId required', 'address required']);
    expect(codesOf('deploy', { ...fresh, customerId: 'C-1' })).toEqual(['address required']);
  });

  const owners = new Map([
    ['serial\nOLD-1', old],
    ['mac\n02:00:5E:00:00:01', old],
  ]);
  const byNumber = (cells: RowCells, known = existing()) => {
    const [named] = namedBy('deploy', [row(cells)], owners);
    return validate('deploy', named ?? row(cells), known);
  };

  test.each<RowCells>([{ deviceSn: 'old-1' }, { macAddr: '02005e000001' }])(
    'finds a device by %j alone',
    (number) => {
      const verdict = byNumber({ ...number, ...home });
      expect(verdict).toMatchObject({ verdict: 'changed', endpointId: old, errors: [] });
      expect(verdict.changes).toContainEqual({ field: 'deviceStatus', from: 'Inventory', to: 'Deployed' });
    },
  );

  test('treats an unknown serial number as a new device, which needs more', () => {
    const codes = byNumber({ deviceSn: 'NEW-9', ...home }).errors.map(
      ({ field, code }) => `${field} ${code}`,
    );
    expect(codes).toEqual(['macAddr required', 'modelName required']);
  });

  test('refuses the serial number of one device with the MAC address of another', () => {
    const verdict = byNumber({ deviceSn: 'OLD-1', macAddr: '02:00:5E:00:00:09', ...home });
    expect(verdict.errors).toMatchObject([{ field: 'deviceSn', code: 'serialnumber-conflict' }]);
  });

  test('leaves a deployed device unchanged', () => {
    const deployed = existing({ [old]: device({ status: 'Deployed' }) });
    expect(codesOf('deploy', box, deployed)).toEqual(['deviceSn serialnumber-conflict']);
  });
});

describe('edit', () => {
  test('shows old and new values, and ignores empty cells', () => {
    const cells = { endpointId: old, deviceName: 'Lobby', retailer: 'Corner Store', customerId: '' };
    expect(verdictOf('edit', cells)).toMatchObject({
      verdict: 'changed',
      changes: [{ field: 'retailer', from: null, to: 'Corner Store' }],
    });
    expect(verdictOf('edit', { endpointId: old, deviceName: 'Lobby' }).verdict).toBe('unchanged');
  });

  test.each<[RowCells, string[]]>([
    [{ retailer: 'x' }, ['endpointId required']],
    [{ endpointId: 'os::02005E-NONE' }, ['endpointId unknownDevice']],
    [{ endpointId: old, lat: '-33.9', lng: '200' }, ['lng longitude', 'lat inStock']],
    [{ endpointId: old, customerId: 'C-1' }, ['customerId inStock']],
    [{ endpointId: old, deviceSn: 'OLD-1' }, []],
  ])('%j: %j', (cells, errors) => expect(codesOf('edit', cells)).toEqual(errors));

  test('reports a foreign device as if it did not exist', () => {
    const foreign = existing({ [old]: device({ inScope: false }) });
    const none = existing({});
    const cells = { endpointId: old, retailer: 'x' };
    expect(verdictOf('edit', cells, foreign)).toEqual(verdictOf('edit', cells, none));
  });

  test('keeps a device in use in its organisation', () => {
    const deployed = existing({ [old]: device({ status: 'Deployed' }) });
    expect(codesOf('edit', { endpointId: old, opid: 'school' }, deployed)).toEqual(['opid inUse']);
  });
});

test('refuses both lines of a duplicate, and names each in the other', () => {
  const rows = [
    row({ ...fresh, deviceName: 'Twin' }, 2),
    row({ deviceSn: 'new-1', macAddr: '02:00:5E:00:00:03', modelName: 'AR2146' }, 5),
    row({ deviceSn: 'NEW-3', macAddr: '02005e000002', modelName: 'AR2146', deviceName: 'TWIN' }, 9),
  ];
  const duplicates = duplicatesOf(rows);
  const verdicts = rows.map((each) =>
    validate('create', each, existing(), duplicates).errors.map(({ code, params }) => [code, params.lines]),
  );
  expect(verdicts).toEqual([
    [
      ['serialTwice', '2, 5'],
      ['macTwice', '2, 9'],
      ['nameTwice', '2, 9'],
    ],
    [['serialTwice', '2, 5']],
    [
      ['macTwice', '2, 9'],
      ['nameTwice', '2, 9'],
    ],
  ]);
});
