import { strToU8, zipSync } from 'fflate';
import { encode } from 'iconv-lite';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BenchServer, startBench } from './bench-server.ts';

/** Import of reference tables from files (docs/decisions/222). */

interface Row {
  line: number;
  id: string;
  verdict: string;
  changes: { field: string; from: unknown; to: unknown }[];
  refusals: { field: string | null; code: string; params: object; message: string }[];
}

let bench: BenchServer;
let admin: { authorization: string };
beforeAll(async () => {
  bench = await startBench();
  admin = await bench.login('system.admin@waymark.example');
}, 120_000);
afterAll(() => bench.close());

const post = async (tId: string, what: 'preview' | 'import', payload: object) =>
  (
    await bench.app.inject({
      method: 'POST',
      url: `/admin/api/v1/files/${tId}/${what}`,
      headers: admin,
      payload,
    })
  ).json();
const base64 = (text: string) => Buffer.from(text).toString('base64');
const preview = async (tId: string, csv: string) => post(tId, 'preview', { file: base64(csv) });
const rowsOf = async (tId: string, csv: string): Promise<Row[]> => (await preview(tId, csv)).data.rows;
const put = async (tId: string, csv: string) =>
  post(tId, 'import', { file: base64(csv), planId: (await preview(tId, csv)).data.planId });
const one = async (table: string, id: string) =>
  (await bench.app.inject({ url: `/admin/api/v1/ref/${table}/${id}`, headers: admin })).json();

const head = 'manufacturerId,manufacturerName,manufacturerOui,countryCode,url';

test('given a file, then each row is new, changed with old and new value, unchanged or refused with the reason at its field, and nothing is written', async () => {
  await put('manufacturer', `${head}\nkept,Kept,,KR,\nother,Other,,,`);
  const rows = await rowsOf(
    'manufacturer',
    `${head}\nkept,Kept,,KR,\nother,Renamed,,KR,\nfresh,Fresh,,,\nbad id,Bad,,,\nlost,Lost,,ZZ,\nfresh,Twice,,,`,
  );
  expect(rows.map(({ line, id, verdict }) => [line, id, verdict])).toEqual([
    [2, 'kept', 'unchanged'],
    [3, 'other', 'changed'],
    [4, 'fresh', 'new'],
    [5, 'bad id', 'refused'],
    [6, 'lost', 'refused'],
    [7, 'fresh', 'refused'],
  ]);
  expect(rows[1]?.changes).toEqual([
    { field: 'manufacturerName', from: 'Other', to: 'Renamed' },
    { field: 'countryCode', from: null, to: 'KR' },
  ]);
  expect(rows.slice(3).map(({ refusals }) => refusals[0]?.field)).toEqual([
    'manufacturerId',
    'countryCode',
    'manufacturerId',
  ]);
  expect((await one('manufacturer', 'other')).data.manufacturerName).toBe('Other');
  expect((await one('manufacturer', 'fresh')).code).toBe('nodata');
});

test('given a plan without a refusal, then every row is written, with its values in the audit trail', async () => {
  const answer = await put('manufacturer', `${head}\nother,Renamed,,KR,\nfresh,Fresh,,,`);
  expect(answer.data.counts).toEqual({ new: 1, changed: 1, unchanged: 0, refused: 0 });
  expect((await one('manufacturer', 'other')).data).toMatchObject({
    manufacturerName: 'Renamed',
    countryCode: 'KR',
    updateTime: expect.any(String),
  });
  await bench.settled();
  const trail = await bench.app.inject({
    url: '/api/v1/log/audit',
    query: { object: 'other', limit: '1' },
    headers: admin,
  });
  expect(trail.json().data.entries[0]).toMatchObject({
    operation: 'importTable',
    objects: ['manufacturer', 'other', 'fresh'],
    oldValue: { other: { manufacturerName: 'Other' } },
    newValue: { other: { manufacturerName: 'Renamed' }, fresh: { manufacturerName: 'Fresh' } },
  });
});

test('given a row that changed since the preview, or a refused row, then nothing is written', async () => {
  const csv = `${head}\nother,Again,,,\nthird,Third,,,`;
  const { planId } = (await preview('manufacturer', csv)).data;
  await put('manufacturer', `${head}\nother,Between,,,`);
  expect(await post('manufacturer', 'import', { file: base64(csv), planId })).toMatchObject({
    code: 'conflict',
  });
  const refused = `${head}\nthird,Third,,,\nfourth,Fourth,,ZZ,`;
  expect(await put('manufacturer', refused)).toMatchObject({ code: 'conflict' });
  expect((await one('manufacturer', 'third')).code).toBe('nodata');
  expect((await one('manufacturer', 'other')).data.manufacturerName).toBe('Between');
});

test('refuses a duplicate unique value only in its row', async () => {
  const columns = 'countryCode,alpha3,numericCode,countryName';
  const rows = await rowsOf('country', `${columns}\nXA,KOR,901,Nowhere\nXB,XBB,902,Elsewhere`);
  expect(rows.map(({ verdict }) => verdict)).toEqual(['refused', 'new']);
  expect(rows[0]?.refusals[0]).toMatchObject({
    code: 'taken',
    message: expect.stringContaining('another row'),
  });
});

test('writes more rows than fit into one statement, each with an audit entry', async () => {
  const many = Array.from({ length: 250 }, (_, n) => `many${n},Many ${n},,,`);
  expect((await put('manufacturer', [head, ...many].join('\n'))).data.counts.new).toBe(250);
  await bench.settled();
  for (const n of [0, 150, 249]) {
    const trail = await bench.app.inject({
      url: '/api/v1/log/audit',
      query: { object: `many${n}` },
      headers: admin,
    });
    const entries = trail.json().data.entries;
    expect(entries).toHaveLength(1);
    expect(entries[0].newValue[`many${n}`].manufacturerName).toBe(`Many ${n}`);
  }
});

test('given a file of a Korean Excel, then its encoding and separator are reported, and another encoding can be requested', async () => {
  const file = encode(`${head}\nhangul,똠방각하,,KR,`.replaceAll(',', ';'), 'cp949').toString('base64');
  const { data } = await post('manufacturer', 'preview', { file });
  expect(data.file).toMatchObject({ format: 'csv', encoding: 'euc-kr', separator: ';' });
  expect(data.rows[0].changes).toContainEqual({ field: 'manufacturerName', from: null, to: '똠방각하' });
  const other = (await post('manufacturer', 'preview', { file, encoding: 'windows-1252' })).data;
  expect(other.file.encoding).toBe('windows-1252');
  // The plan includes the values, so an import with another encoding than the preview writes nothing.
  expect(await post('manufacturer', 'import', { file, planId: other.planId })).toMatchObject({
    code: 'conflict',
  });
  expect(
    await post('manufacturer', 'import', { file, encoding: 'windows-1252', planId: data.planId }),
  ).toMatchObject({ code: 'conflict' });
  expect(await post('manufacturer', 'import', { file, planId: data.planId })).toMatchObject({
    code: 'success',
  });
  expect((await one('manufacturer', 'hangul')).data.manufacturerName).toBe('똠방각하');
});

test.each([
  ['a row with too few cells', 'm1,Short', null, 'short', { cells: 2, columns: 5 }],
  ['a row with too many', 'm1,A,,,,more', null, 'stray', { column: 'F', value: 'more' }],
  ['a character that was lost', 'm1,A\uFFFDB,,,', 'manufacturerName', 'damaged', { value: 'A\uFFFDB' }],
  ['a shortened number', '1.23457E+11,A,,,', 'manufacturerId', 'shortened', { value: '1.23457E+11' }],
  ['lost zeros', 'm1,A,1122,,', 'manufacturerOui', 'lostZeros', { value: '1122', padded: '001122' }],
  ['a formula with an error', 'm1,#N/A,,,', 'manufacturerName', 'sheetError', { value: '#N/A' }],
])('%s is refused with its line and what to change', async (_, line, field, code, params) => {
  const rows = await rowsOf('manufacturer', `${head}\nfine,Fine,,,\n${line}`);
  expect(rows[1]).toMatchObject({ line: 3, verdict: 'refused', refusals: [{ field, code, params }] });
});

test('notes lines above the column names and numbers of a workbook, without refusing them', async () => {
  const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
  const sheet = `<worksheet><sheetData><row>${cell('Manufacturers 2026')}</row><row>${['manufacturerId', 'manufacturerName'].map(cell).join('')}</row><row><c><v>12345</v></c>${cell('Number')}</row></sheetData></worksheet>`;
  const workbook = {
    'xl/workbook.xml':
      '<workbook xmlns:r="urn:r"><sheets><sheet name="Rows" sheetId="1" r:id="rId1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/worksheets/sheet1.xml': sheet,
  };
  const bytes = zipSync(
    Object.fromEntries(Object.entries(workbook).map(([name, part]) => [name, strToU8(part)])),
  );
  const { data } = await post('manufacturer', 'preview', { file: Buffer.from(bytes).toString('base64') });
  expect(data.file).toMatchObject({ format: 'xlsx', encoding: null, separator: null });
  expect(data.notes).toMatchObject([
    { code: 'title', params: { lines: '1', text: 'Manufacturers 2026' } },
    { code: 'numbers', params: { column: 'manufacturerId', lines: '3' } },
  ]);
  expect(data.counts).toEqual({ new: 1, changed: 0, unchanged: 0, refused: 0 });
});

test('treats a number that a spreadsheet shortened as invalid', async () => {
  const [row] = await rowsOf(
    'common-code',
    'codeId,codeGroup,codeName,sortOrder,useFlag\nx,g,n,1.2E+03,WAHR',
  );
  expect(row?.refusals).toMatchObject([{ field: 'sortOrder', code: 'shortened' }]);
});

test('of many rows names only those that the database refuses', async () => {
  const lines = Array.from(
    { length: 150 },
    (_, n) => `many-${n},Many ${n},,${n === 3 || n === 140 ? 'ZZ' : 'KR'},`,
  );
  const rows = await rowsOf('manufacturer', [head, ...lines].join('\n'));
  expect(
    rows.filter(({ verdict }) => verdict !== 'new').map(({ id, refusals }) => [id, refusals[0]?.field]),
  ).toEqual([
    ['many-3', 'countryCode'],
    ['many-140', 'countryCode'],
  ]);
});

test('accepts a decimal comma in a file with semicolons', async () => {
  const columns = 'ipFrom;ipTo;countryCode;countryName;latitude;longitude';
  const rows = await rowsOf(
    'ip2location-db9',
    `${columns}\n203.0.113.0;203.0.113.9;ZA;South Africa;-33,92;18,42`,
  );
  expect(rows[0]?.changes).toContainEqual({ field: 'latitude', from: null, to: -33.92 });
});

test.each(['country', 'common-code', 'service-model'])(
  'exports %s in a form whose import changes nothing',
  async (tId) => {
    const file = await bench.app.inject({
      url: `/admin/api/v1/files/${tId}`,
      query: { as: 'csv' },
      headers: admin,
    });
    const { counts } = (await preview(tId, file.body)).data;
    expect(counts).toMatchObject({ new: 0, changed: 0, refused: 0 });
    expect(counts.unchanged).toBeGreaterThan(0);
  },
);

test.each([
  ['an unknown column', 'unknownColumns', 'manufacturerId,surprise\na,b'],
  ['no id', 'noId', 'manufacturerName\nb'],
  ['a quotation mark that is not closed', 'openQuote', `${head}\na,"b`],
  ['no text', 'notText', 'a\0b'],
  ['nothing', 'empty', ''],
  [
    'too many rows',
    'tooManyRows',
    // The file may exceed the body limit of other calls.
    [head, ...Array.from({ length: 5_001 }, (_, n) => `m${n},${'M'.repeat(250)},,,`)].join('\n'),
  ],
])('%s: refused with the reason', async (_, reason, csv) => {
  const answer = await preview('manufacturer', csv);
  expect(answer).toMatchObject({ code: 'custom', data: { reason } });
  expect(answer.message).not.toBe('');
});

test.each(['role', 'device-model', 'device-model-feature', 'device-model-menu', 'app-file'])(
  'imports tables with their own rules too: an export of %s changes nothing',
  async (tId) => {
    const file = await bench.app.inject({
      url: `/admin/api/v1/files/${tId}`,
      query: { as: 'csv' },
      headers: admin,
    });
    const { counts } = (await preview(tId, file.body)).data;
    expect(counts).toMatchObject({ new: 0, changed: 0, refused: 0 });
  },
);

const roleHead = 'roleKey,roleName,description,level,menus,permissions';

test('given rows that a rule of the table refuses, then each has the code of its reason, and the refused value', async () => {
  const rows = await rowsOf(
    'role',
    `${roleHead}\nMadeUp,Made up,,4,home,/no/such/key\nSystemAdmin,System administrator,,0,home,/devices\nFine,Fine,,4,home,/devices`,
  );
  expect(
    rows.map(({ id, refusals: [refusal] }) => [id, refusal?.field, refusal?.code, refusal?.params]),
  ).toEqual([
    ['MadeUp', 'permissions', 'strayKey', { key: '/no/such/key' }],
    ['SystemAdmin', 'permissions', 'keepsKey', { key: '/admin/api/v1/ref/role' }],
    ['Fine', undefined, undefined, undefined],
  ]);
});

test('treats a role of a file like one that was created, with its author', async () => {
  const csv = `${roleHead}\nNight,Night shift,At night,4,home;device,/devices`;
  expect((await put('role', csv)).data.counts.new).toBe(1);
  expect((await put('role', csv.replace('At night', 'By night'))).data.counts.changed).toBe(1);
  expect((await one('role', 'Night')).data).toMatchObject({
    description: 'By night',
    menus: ['home', 'device'],
    roleGroup: 'Custom',
    updater: expect.any(String),
  });
});

test('refuses in the plan what the contract refuses: rows of a file are checked like a single row', async () => {
  const [row] = await rowsOf('role', `${roleHead}\nTwiceIn,Twice in,,4,home;home,/devices`);
  expect(row).toMatchObject({ verdict: 'refused', refusals: [{ field: 'menus', code: 'form' }] });
});

test('applies a model of a file to its devices, like a single change', async () => {
  const classOf = async () => {
    const { rows } = await sql<{ prod_class: string }>`select distinct prod_class from device
      where model_name = 'AR2146'`.execute(bench.database.sql);
    return rows.map((row) => row.prod_class);
  };
  const before = (await one('device-model', 'AR2146')).data.productClass;
  expect((await put('device-model', 'modelName,productClass\nAR2146,AP')).data.counts.changed).toBe(1);
  expect(await classOf()).toEqual(['AP']);
  await put('device-model', `modelName,productClass\nAR2146,${before}`);
});

test('a user who may not create rows of a table cannot import any', async () => {
  await bench.written(`update role set permissions = permissions || '{/admin/api/v1/ref/*}'::text[]
    where role_key = 'Auditor'`);
  // Keys that affect the whole installation count only at its root.
  const auditor = await bench.login('auditor@waymark.example');
  const ask = (headers: object, what: 'preview' | 'import', more: object) =>
    bench.app.inject({
      method: 'POST',
      url: `/admin/api/v1/files/role/${what}`,
      headers: { ...headers },
      payload: { file: base64(`${roleHead}\nSly,Sly,,4,home,/devices`), ...more },
    });
  expect((await ask(auditor, 'preview', {})).json()).toMatchObject({
    code: 'roleerr',
    data: { permission: '/admin/api/v1/ref/role' },
  });
});
