import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BenchServer, startBench } from './bench-server.ts';

// Tests specific to schools; resources.test.ts covers what every resource guarantees.

let bench: BenchServer;
beforeAll(async () => {
  bench = await startBench();
}, 120_000);
afterAll(() => bench.close());

const as = async (user: string) => {
  const headers = await bench.login(user);
  return async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) => {
    const answer = await bench.app.inject({
      method,
      url: `/api/v1/ops${url}`,
      headers,
      ...(payload ? { payload } : {}),
    });
    return { status: answer.statusCode, ...answer.json() };
  };
};

test('deletes a school only without devices and accounts', async () => {
  const admin = await as('admin@northwind.example');
  expect((await admin('GET', '/hillside-school')).data).toMatchObject({ deviceCnt: 4, userCount: 1 });
  expect(await admin('DELETE', '/hillside-school')).toMatchObject({
    status: 409,
    code: 'conflict',
    data: { device: 4, account: 1 },
  });
  expect(await admin('DELETE', '/orchard-school')).toMatchObject({ status: 200, code: 'success' });
});

test('RU-076, A-225: requires a unique name below its parent and within its office of education, ignoring case', async () => {
  const admin = await as('admin@northwind.example');
  const office = { pOpid: 'riverside-office', opType: 'School' };
  expect(await admin('POST', '', { ...office, companyName: 'SEASIDE school' })).toMatchObject({
    status: 409,
    code: 'nameconflict',
  });
  const elsewhere = { opType: 'School', companyName: 'Seaside School' };
  expect(await admin('POST', '', { ...elsewhere, educationOfficeId: 'busan' })).toMatchObject({
    status: 409,
    code: 'nameconflict',
  });
  expect(await admin('POST', '', elsewhere)).toMatchObject({
    code: 'success',
    data: { pOpid: 'northwind', opType: 'School', deviceCnt: 0, userCount: 0, modifyTime: null },
  });
});

test('requires a parent operator of the caller', async () => {
  const admin = await as('admin@northwind.example');
  for (const pOpid of ['brightline', 'system', 'nothing'])
    expect(await admin('POST', '', { pOpid, opType: 'School', companyName: 'Nowhere School' })).toMatchObject(
      {
        code: 'nodata',
      },
    );
});

test('requires an office of education from the list', async () => {
  const admin = await as('admin@northwind.example');
  const named = await admin('PUT', '/hillside-school', {
    companyName: 'Hillside School',
    educationOfficeId: 'jeju',
  });
  expect(named.data).toMatchObject({
    officeOfEducation: 'Jeju Special Self-Governing Provincial Office of Education',
    address: '4 Hill Road, Busan',
  });
  const unknown = { companyName: 'Hillside School', educationOfficeId: 'atlantis' };
  expect(await admin('PUT', '/hillside-school', unknown)).toMatchObject({
    status: 400,
    data: { errors: [{ field: 'body.educationOfficeId', message: 'names nothing that exists' }] },
  });
});

test('lets an auditor read the schools, and shows none to a support engineer', async () => {
  const auditor = await as('auditor@northwind.example');
  expect((await auditor('GET', '?keyword=street')).pagination.totalRecords).toBeGreaterThan(0);
  expect(await auditor('DELETE', '/seaside-school')).toMatchObject({ code: 'roleerr' });
  expect(await (await as('support@northwind.example'))('GET', '')).toMatchObject({ code: 'roleerr' });
});

test('refuses a forged page token like one of another list, whatever its contents', async () => {
  const admin = await as('admin@northwind.example');
  const forged = (value: string, id = 'x') =>
    Buffer.from(JSON.stringify(['createTime+', value, id])).toString('base64url');
  const zero = String.fromCharCode(0);
  for (const after of [
    forged('abc'),
    forged(`2026-01-01${zero}`),
    forged('2026-01-01', zero),
    forged('9'.repeat(400)),
  ])
    expect(await admin('GET', `?sortBy=createTime&after=${after}`)).toMatchObject({
      status: 400,
      code: 'custom',
    });
});

test('sorts names by their numbers, ignoring case', async () => {
  const admin = await as('admin@northwind.example');
  for (const companyName of ['Bay School 10', 'bay school 2', 'Bay School 1'])
    await admin('POST', '', { opType: 'School', companyName });
  const { data } = await admin('GET', '?keyword=bay%20school&sortBy=companyName');
  expect(data.map(({ companyName }: { companyName: string }) => companyName)).toEqual([
    'Bay School 1',
    'bay school 2',
    'Bay School 10',
  ]);
});
