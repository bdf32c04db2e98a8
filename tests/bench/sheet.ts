import { parse } from 'csv-parse/sync';
import type { components } from '#api/main.d.ts';
import { comparable } from '#domain/text/normal.ts';
import { readTableFile } from '#server/core/files/table-file/table-file.ts';
import { SqlEventLog } from '#server/core/log/event-log.ts';
import type { AppendItem } from '#server/core/log/log.ts';
import type { ExistingRecords } from '#server/fleet/inventory/rows/existing.ts';
import { duplicatesOf, validate } from '#server/fleet/inventory/rows/validate.ts';
import { readDeviceFile } from '#server/fleet/inventory/uploads/read-file.ts';
import { readRow } from '#server/fleet/inventory/uploads/uploads.ts';
import { ApiClient } from '#tests/support/api-client.ts';
import { inlineLists } from '#tests/support/stream-kinds.ts';
import { type Bench, type BenchContext, type Figure, median, until } from './harness.ts';
import { freshPlace, openBenchDatabase } from './support/database.ts';
import { ProbedServer } from './support/probed-server.ts';

/** Rows per transaction, as in the product. */
const slice = 250;

/**
 * A supplier's sheet through the product: read and checked, applied, undone. Reading and checking is measured alone
 * against the bare parser, and with the database, which also stores every row and its verdict.
 */
export const sheet: Bench = {
  name: 'sheet',
  run: async (context) => [tableRead(context), checkedSheet(context), ...(await measure(context))],
};

const mac = (n: number) =>
  [2, 0, 0x5e, n >> 16, (n >> 8) & 255, n & 255]
    .map((byte) => byte.toString(16).padStart(2, '0').toUpperCase())
    .join(':');
const rowsOf = (count: number) =>
  ['deviceSn,macAddr,modelName'].concat(
    Array.from({ length: count }, (_, n) => `SHEET-${n},${mac(n)},AR2146`),
  );

/** Returns the time of the fastest of some runs, which is that of the work itself. */
function fastest(rounds: number, work: () => unknown): number {
  const times = Array.from({ length: rounds }, () => {
    const began = performance.now();
    work();
    return performance.now() - began;
  });
  return Math.min(...times);
}

function tableRead({ quick }: BenchContext): Figure {
  const rows = Array.from({ length: 5_000 }, (_, n) => `m${n},제조사 ${n},https://a.example/${n}`);
  const text = `manufacturerId,manufacturerName,url\r\n${rows.join('\r\n')}`;
  const fields = ['manufacturerId', 'manufacturerName', 'url'];
  const bytes = Buffer.from(text);
  const rounds = quick ? 3 : 20;
  const parsed = fastest(rounds, () => parse(text));
  return {
    what: 'reading a table of 5,000 rows',
    value: fastest(rounds, () => readTableFile(bytes, { known: { fields } })),
    unit: 'ms',
    target: { atMost: 5 * parsed },
    baseline: { what: 'ms, csv-parse', value: parsed },
  };
}

/** No device has any of its numbers, which costs the most: every row is a new device. */
const existing: ExistingRecords = {
  opId: 'bench',
  models: new Map([[comparable('AR2146'), { modelName: 'AR2146', prodClass: 'APROUTER' }]]),
  operators: new Map(),
  numbers: new Map(),
  devices: new Map(),
  names: new Map(),
  cityOf: () => null,
};

function checkedSheet({ quick }: BenchContext): Figure {
  const count = quick ? 2_000 : 20_000;
  const text = rowsOf(count).join('\n');
  const bytes = Buffer.from(text);
  const rounds = quick ? 3 : 10;
  const parsed = fastest(rounds, () => parse(text));
  const checked = fastest(rounds, () => {
    const rows = readDeviceFile(bytes, 'create', {}).rows.map(readRow);
    const duplicates = duplicatesOf(rows);
    const valid = rows.filter((row) => validate('create', row, existing, duplicates).verdict === 'new');
    if (valid.length !== count) throw new Error(`only ${valid.length} rows are valid`);
  });
  return {
    what: `a sheet of ${count.toLocaleString('en')} rows, read and checked`,
    value: checked,
    unit: 'ms',
    target: { atMost: 5 * parsed },
    baseline: { what: 'ms, csv-parse', value: parsed },
  };
}

async function measure({ quick, say }: BenchContext): Promise<Figure[]> {
  const count = quick ? 2_000 : 20_000;
  const text = rowsOf(count).join('\n');
  const parsed = fastest(quick ? 3 : 5, () => parse(text));
  const before = await bareAppends(count);
  const { preview, apply, undo } = await throughProduct(text, count);
  // The baseline is measured before and after, so that other load affects both sides.
  const bare = median([before, await bareAppends(count)]);
  say(`${Math.round(apply)} ms applied, ${Math.round(undo)} undone, ${Math.round(bare)} bare`);
  const size = count.toLocaleString('en');
  return [
    {
      what: `preview of ${size} rows: sent, checked against the database, and stored`,
      value: preview,
      unit: 'ms',
      baseline: { what: 'ms, csv-parse', value: parsed },
    },
    {
      what: `applying ${size} rows`,
      value: apply,
      unit: 'ms',
      target: { atMost: 3 * bare },
      baseline: { what: 'ms, bare appends', value: bare },
    },
    {
      what: `undoing ${size} rows`,
      value: undo,
      unit: 'ms',
      target: { atMost: apply },
      baseline: { what: 'ms, applying them', value: apply },
    },
  ];
}

/** Returns the milliseconds of each step, by the times of the upload's facts. */
async function throughProduct(text: string, count: number) {
  const place = await freshPlace();
  const { process: server } = await ProbedServer.start(place);
  try {
    const api = new ApiClient(server.url);
    await api.signIn(await server.account('OperatorAdmin'));
    const began = Date.now();
    const sent = { fileName: 'supplier.csv', type: 'create', file: Buffer.from(text).toString('base64') };
    const { historyId } = (await api.call('POST', '/api/v1/invdevices/bulk-uploads', sent)).data;
    const path = `/api/v1/invdevices/bulk-uploads/${historyId}`;
    const history = async (): Promise<components['schemas']['DeviceUpload']> => {
      const body = { historyId, limit: 1 };
      return (await api.call('POST', '/api/v1/invdevices/bulk-uploads/detail', body)).data.history;
    };
    const reaches = (state: string) =>
      until(`the upload is ${state}`, async () => (await history()).state === state, { everyMs: 200 });
    await reaches('previewed');
    await api.call('POST', `${path}/apply`, { planHash: (await history()).planHash });
    await reaches('done');
    await api.call('POST', `${path}/undo`, {});
    await reaches('undone');
    const { added, removed } = await history();
    if (added !== count || removed !== count) throw new Error(`${added} were added, ${removed} removed`);
    const events: { type: string; recordedAt: string }[] = (
      await api.call('GET', `${path}/events?limit=1000`)
    ).data;
    const last = (type: string) =>
      Date.parse(events.findLast((event) => event.type === type)?.recordedAt ?? '');
    return {
      preview: last('upload.previewed') - began,
      apply: last('upload.sliceApplied') - last('apply.requested'),
      undo: last('upload.sliceUndone') - last('undo.requested'),
    };
  } finally {
    await server.kill('SIGKILL');
    await place.remove();
  }
}

/** Appends the same number of events to a separate log, with the same concurrency and without readers. */
async function bareAppends(count: number): Promise<number> {
  const { database, remove } = await openBenchDatabase();
  try {
    const log = new SqlEventLog({ database, lists: inlineLists });
    await log.open();
    const began = performance.now();
    for (let at = 0; at < count; at += slice)
      await log.append(
        Array.from({ length: Math.min(slice, count - at) }, (_, n) => registered(at + n)),
        'bulk',
      );
    return performance.now() - began;
  } finally {
    await remove();
  }
}

const registered = (n: number): AppendItem => ({
  streamId: `device:os::02005E-SHEET-${n}`,
  kind: 'device',
  machineVersion: '1',
  expectedVersion: 0,
  events: [
    {
      type: 'device.registered',
      data: {
        opId: 'root',
        modelName: 'AR2146',
        prodClass: 'APROUTER',
        deviceStatus: 'Inventory',
        deviceSn: `SHEET-${n}`,
        macAddr: mac(n),
        manufacturerOui: '02005E',
        awaited: true,
      },
      actor: { kind: 'account', id: 'bench', name: 'Bench' },
    },
  ],
});
