import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type BenchServer, startBench } from './bench-server.ts';

type Headers = { authorization: string; 'accept-language'?: string };
const [owner, reader, outsider] = [
  'admin@northwind.example',
  'support@northwind.example',
  'admin@brightline.example',
];
let bench: BenchServer;
let own: Headers;
let other: Headers;
let foreign: Headers;
beforeAll(async () => {
  bench = await startBench();
  own = await bench.login(owner);
  other = await bench.login(reader);
  foreign = await bench.login(outsider);
  for (const title of ['Slow Wi-Fi', '=HYPERLINK("x")'])
    await call('POST', '/cases/action/open', own, { title, taskIds: [] });
}, 120_000);
afterAll(() => bench.close());

async function call(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  headers: Headers,
  payload?: object,
) {
  const answer = await bench.app.inject({
    method,
    url: `/api/v1${path}`,
    headers: { ...headers },
    ...(payload && { payload }),
  });
  return { status: answer.statusCode, ...answer.json() };
}
const place = '/lists/schedules';
const draft = {
  name: 'Cases of the night',
  list: 'listCases',
  as: 'csv',
  columns: ['title', 'state'],
  frequency: 'daily',
  time: '06:00',
  timeZone: 'Africa/Johannesburg',
  recipients: [owner, reader],
};
const create = async (more: object = {}, headers = own) =>
  (await call('POST', place, headers, { ...draft, ...more })).data;
const act = (id: string, what: string, headers = own) => call('POST', `${place}/${id}/${what}`, headers);
const runsOf = async (id: string, headers = own) => (await call('GET', `${place}/${id}/runs`, headers)).data;
const find = async (id: string, headers = own) =>
  (await call('GET', `${place}?limit=100`, headers)).data.find(
    ({ scheduleId }: { scheduleId: string }) => scheduleId === id,
  );

/** Lets the server work at another time; the sign-ins of the tests end before it. */
async function at(time: number): Promise<number> {
  bench.clock.now = new Date(time);
  await work();
  bench.clock.now = new Date();
  return time;
}

/** Lets the server work after the next time of a schedule. */
async function pass(id: string, { further = 1_000, as = own } = {}): Promise<number> {
  return at(Date.parse((await find(id, as)).nextTime) + further);
}
async function work() {
  await bench.scheduledExports.work();
  await bench.settled();
  await expect.poll(async () => (await openMails()).length).toBe(0);
}
const openMails = () =>
  bench.database.sql.selectFrom('mail').select('mail_id').where('terminal', '=', false).execute();
const mailsTo = (to: string) =>
  bench.mails.filter((mail) => mail.to === to && mail.subject.includes(draft.name));

beforeEach(async () => {
  bench.clock.now = new Date();
  bench.mails.length = 0;
  await sql`update export_run set state = 'failed', finished_at = now(), leased_until = null
    where state = 'running'`.execute(bench.database.sql);
  await bench.database.sql
    .updateTable('export_schedule')
    .set({ state: 'deleted', next_at: null, ended_because: null })
    .execute();
});

describe('a scheduled export', () => {
  test('is mailed at its time to each recipient, with the columns, heads and rows of the list', async () => {
    const { scheduleId, nextTime, state, listTitle } = await create();
    expect(listTitle).toBe('Cases');
    expect(state).toBe('active');
    expect(nextTime).toMatch(/T04:00:00/);
    await work();
    expect(bench.mails).toEqual([]);
    await pass(scheduleId);
    for (const to of [owner, reader]) {
      const [mail, ...more] = mailsTo(to);
      expect(more).toEqual([]);
      const text = Buffer.from(mail?.attachment?.base64 ?? '', 'base64').toString();
      const [head, ...rows] = text.replace('\uFEFF', '').trim().split('\r\n');
      expect(head).toBe('Case,State');
      expect(rows).toContain('Slow Wi-Fi,Open');
      expect(rows.every((row) => !/^"?=/.test(row))).toBe(true);
    }
    const [run] = await runsOf(scheduleId);
    expect(run).toMatchObject({ state: 'sent', delivered: 2, skipped: 0, startedBy: null, hasFile: true });
    expect((await find(scheduleId)).lastRun.runId).toBe(run.runId);
  });

  test('is made up once after a time without a server, not for each time that passed', async () => {
    const { scheduleId, nextTime } = await create();
    const time = await pass(scheduleId, { further: 5 * 86_400_000 });
    expect(mailsTo(owner)).toHaveLength(1);
    expect(await runsOf(scheduleId)).toMatchObject([{ dueTime: nextTime }]);
    expect(Date.parse((await find(scheduleId)).nextTime)).toBeGreaterThan(time);
    await at(time);
    expect(mailsTo(owner)).toHaveLength(1);
  });

  test('changes its times, format and recipients at its owner’s word, and keeps list and columns', async () => {
    const { scheduleId, filters } = await create();
    const { list: _list, columns: _columns, ...times } = draft;
    const wanted = { ...times, name: ' Cases of the week ', as: 'xlsx', frequency: 'weekly', weekday: 5 };
    const change = (more: object = {}, headers = own, id = scheduleId) =>
      call('PUT', `${place}/${id}`, headers, { ...wanted, time: '18:30', recipients: [owner], ...more });
    expect((await change()).data).toMatchObject({
      name: 'Cases of the week',
      list: draft.list,
      columns: draft.columns,
      filters,
      as: 'xlsx',
      frequency: 'weekly',
      weekday: 5,
      time: '18:30',
      recipients: [{ email: owner }],
      nextTime: expect.stringMatching(/T16:30:00/),
    });
    expect(new Date((await find(scheduleId)).nextTime).getUTCDay()).toBe(5);
    // A recipient reads a schedule and changes nothing, and to others it does not exist.
    await change({ recipients: [owner, reader] });
    expect((await change({}, other)).code).toBe('roleerr');
    expect((await change({}, foreign)).code).toBe('nodata');
    expect((await change({ recipients: [outsider] })).status).toBe(422);
    expect((await change({ weekday: undefined })).status).toBe(400);
    // The pause stays, and the time of the next run comes with the end of the pause.
    await act(scheduleId, 'pause');
    expect((await change({ time: '05:00' })).data).toMatchObject({ state: 'paused', nextTime: null });
    expect((await act(scheduleId, 'resume')).data.nextTime).toMatch(/T03:00:00/);
  });

  test('keeps a recipient who is suspended at the moment when it is changed', async () => {
    const { scheduleId } = await create();
    const suspend = (status: string) =>
      sql`update account set status = ${status} where email = ${reader}`.execute(bench.database.sql);
    const { list: _list, columns: _columns, ...times } = draft;
    await suspend('Stopped');
    const { data } = await call('PUT', `${place}/${scheduleId}`, own, { ...times, time: '07:30' });
    await suspend('Running');
    expect(data.recipients.map(({ email }: { email: string }) => email).sort()).toEqual([owner, reader]);
  });

  test('is claimed by one of several servers', async () => {
    const { scheduleId, nextTime } = await create();
    const now = new Date(Date.parse(nextTime) + 1_000);
    let ids = 0;
    const claims = await Promise.all(
      Array.from({ length: 8 }, () =>
        bench.scheduledExports.runs.claim(now, () => `run-${scheduleId}-${ids++}`),
      ),
    );
    expect(claims.filter((claim) => claim !== null)).toHaveLength(1);
    expect(await runsOf(scheduleId)).toHaveLength(1);
  });

  test('goes on after a server that ended in the middle, and mails no recipient twice', async () => {
    const { scheduleId } = await create();
    const time = await pass(scheduleId);
    const [{ runId }] = await runsOf(scheduleId);
    // A server that ended after the first mail leaves the run open, and one delivery missing.
    await sql`update export_run set state = 'running', finished_at = null, leased_until = ${new Date(time)}
      where run_id = ${runId}`.execute(bench.database.sql);
    await sql`delete from export_delivery where run_id = ${runId}
      and account_id = (select account_id from account where email = ${reader})`.execute(bench.database.sql);
    await at(time);
    expect(mailsTo(owner)).toHaveLength(1);
    expect(mailsTo(reader)).toHaveLength(2);
    expect(await runsOf(scheduleId)).toMatchObject([{ state: 'sent', delivered: 2 }]);
  });

  test('fails after a run that ended its server three times', async () => {
    const { scheduleId } = await create();
    const time = await pass(scheduleId);
    await sql`update export_run set state = 'running', finished_at = null, attempts = 3, leased_until = ${new Date(time)}
      where schedule_id = ${scheduleId}`.execute(bench.database.sql);
    await at(time);
    expect(await runsOf(scheduleId)).toMatchObject([{ state: 'failed' }]);
    expect(mailsTo(owner)).toHaveLength(1);
  });

  test('can be paused, resumed, run at once and deleted; its runs stay', async () => {
    const { scheduleId } = await create();
    expect((await act(scheduleId, 'pause')).data).toMatchObject({ state: 'paused', nextTime: null });
    expect((await act(scheduleId, 'pause')).status).toBe(409);
    await at(Date.now() + 2 * 86_400_000);
    expect(bench.mails).toEqual([]);
    expect((await act(scheduleId, 'run')).data).toMatchObject({
      state: 'running',
      startedBy: expect.any(String),
    });
    await work();
    expect(mailsTo(owner)).toHaveLength(1);
    // A time that passed while it was paused is not made up.
    expect(Date.parse((await act(scheduleId, 'resume')).data.nextTime)).toBeGreaterThan(Date.now());
    expect((await call('DELETE', `${place}/${scheduleId}`, own)).code).toBe('success');
    expect(await find(scheduleId)).toBeUndefined();
    expect(await runsOf(scheduleId)).toHaveLength(1);
    expect((await act(scheduleId, 'run')).code).toBe('nodata');
    await at(Date.now() + 2 * 86_400_000);
    expect(mailsTo(owner)).toHaveLength(1);
  });
});

describe('whom a scheduled export concerns', () => {
  test('goes to users of the organisation alone, whose addresses are known', async () => {
    for (const email of [outsider, 'somebody@elsewhere.example']) {
      const answer = await call('POST', place, own, { ...draft, recipients: [owner, email] });
      expect(answer).toMatchObject({ status: 422, code: 'custom' });
      expect(answer.message).toContain(email);
    }
    expect((await call('POST', place, own, { ...draft, recipients: [] })).status).toBe(400);
  });

  test('is seen by its owner and recipients, changed by the owner, and unknown to others', async () => {
    const { scheduleId } = await create();
    expect(await find(scheduleId, other)).toMatchObject({ mine: false });
    expect(await find(scheduleId, foreign)).toBeUndefined();
    for (const what of ['pause', 'run', 'resume']) {
      expect((await act(scheduleId, what, other)).code).toBe('roleerr');
      expect((await act(scheduleId, what, foreign)).code).toBe('nodata');
    }
    expect((await call('DELETE', `${place}/${scheduleId}`, other)).code).toBe('roleerr');
    expect((await call('GET', `${place}/${scheduleId}/runs`, foreign)).code).toBe('nodata');
  });

  test('its file is read by its recipients alone, and for a week', async () => {
    const { scheduleId } = await create({ recipients: [reader] });
    await pass(scheduleId);
    const [{ runId }] = await runsOf(scheduleId);
    const url = `/api/v1/lists/schedule-runs/${runId}/file`;
    const read = (headers: Headers) => bench.app.inject({ url, headers: { ...headers } });
    for (const headers of [own, other]) {
      const answer = await read(headers);
      expect(answer.statusCode).toBe(200);
      expect(answer.payload).toContain('Slow Wi-Fi,Open');
    }
    expect((await read(foreign)).json()).toMatchObject({ code: 'nodata' });
    expect((await bench.app.inject({ url })).statusCode).toBe(401);
    await bench.scheduledExports.runs.forgetFiles(new Date(Date.now() + 9 * 86_400_000));
    expect((await read(own)).json()).toMatchObject({ code: 'nodata' });
    expect(await runsOf(scheduleId)).toMatchObject([{ state: 'sent', hasFile: false }]);
  });

  test('needs the permission of the list, and filters that it takes', async () => {
    const mails = { ...draft, list: 'listMails', recipients: [reader] };
    expect((await call('POST', place, other, { ...mails, list: 'listAccountCalls' })).code).toBe('roleerr');
    expect((await call('POST', place, own, { ...draft, filters: { unknown: 'x' } })).status).toBe(400);
    expect((await call('POST', place, own, { ...draft, frequency: 'weekly' })).status).toBe(400);
    expect((await call('POST', place, own, { ...draft, timeZone: 'Mars/Olympus' })).status).toBe(400);
  });
});

describe('an owner who lost a right', () => {
  const lose = (set: string) =>
    bench.written(`${set} where account_id = (select account_id from account where email = '${reader}')`);

  test('given a blocked account, it ends with the reason, and tells the recipients', async () => {
    const { scheduleId } = await create({}, other);
    await lose("update account set status = 'Stopped'");
    await pass(scheduleId);
    expect(mailsTo(reader)).toEqual([]);
    expect(mailsTo(owner)).toMatchObject([{ subject: expect.stringContaining('ended') }]);
    expect(mailsTo(owner)[0]?.attachment).toBeUndefined();
    expect(await find(scheduleId)).toMatchObject({ state: 'ended', endedBecause: 'account', nextTime: null });
    expect(await runsOf(scheduleId)).toMatchObject([{ state: 'refused', rows: null }]);
    await lose("update account set status = 'Running'");
  });

  test('given a role without the list, it ends, and resumes only with the permission', async () => {
    const [{ role_key: key } = { role_key: '' }] = await bench.database.sql
      .selectFrom('account')
      .select('role_key')
      .where('email', '=', reader)
      .execute();
    const { scheduleId } = await create({}, other);
    await bench.written(
      `update role set permissions = array_remove(permissions, '/cases') where role_key = '${key}'`,
    );
    await pass(scheduleId);
    expect(await find(scheduleId)).toMatchObject({ state: 'ended', endedBecause: 'permission' });
    expect(bench.mails.some(({ attachment }) => attachment)).toBe(false);
    expect((await act(scheduleId, 'resume', await bench.login(reader))).code).toBe('roleerr');
    await bench.written(
      `update role set permissions = array_append(permissions, '/cases') where role_key = '${key}'`,
    );
  });

  test('given a recipient without the permission, only the others get it', async () => {
    const { scheduleId } = await create();
    await lose("update account set status = 'Stopped'");
    await pass(scheduleId);
    expect(mailsTo(reader)).toEqual([]);
    expect(mailsTo(owner)).toHaveLength(1);
    expect(await runsOf(scheduleId)).toMatchObject([{ state: 'sent', delivered: 1, skipped: 1 }]);
    await lose("update account set status = 'Running'");
  });
});

test('each run is in the audit trail, as done by its owner', async () => {
  const { scheduleId } = await create();
  await pass(scheduleId);
  const { data } = await call('GET', `/log/audit?object=${scheduleId}`, own);
  const operations = data.entries.map(({ operation }: { operation: string }) => operation);
  expect(operations).toEqual(['runExportSchedule', 'createExportSchedule']);
});
