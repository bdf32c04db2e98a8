import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MessageContext } from '#machines/message/machine.ts';
import { SqlMessageLetters } from '#server/people/notifications/queries/letters.ts';
import { SqlMessageReaders } from '#server/people/notifications/queries/readers.ts';
import { eventually } from '#tests/support/eventually.ts';
import { type BenchServer, startBench } from './bench-server.ts';

type Header = { authorization: string } & Record<string, string>;

let bench: BenchServer;
let admin: Header;
let support: Header;
let foreign: Header;
beforeAll(async () => {
  bench = await startBench({ speed: 20 });
  [admin, support, foreign] = await Promise.all([
    bench.login('admin@northwind.example'),
    bench.login('support@northwind.example'),
    bench.login('admin@brightline.example'),
  ]);
}, 120_000);
afterAll(() => bench.close());

const call = async (method: 'GET' | 'POST' | 'PATCH', path: string, headers: Header, payload?: object) =>
  (
    await bench.app.inject({ method, url: `/api/v1${path}`, headers, ...(payload ? { payload } : {}) })
  ).json();

interface Message {
  messageId: string;
  messageType: string;
  readStatus: boolean;
  count: number;
  subjects: { id: string; name: string }[];
}
const own = async (headers: Header): Promise<Message[]> =>
  (await call('GET', '/iam/messages?limit=100', headers)).data;
const read = (headers: Header, body: object) => call('POST', '/iam/messages/action/read', headers, body);

/** Creates a case of Sam Porter, or of another owner, with a comment by Nora West, or another writer. */
async function commented(title: string, owner = support, writer = admin): Promise<string> {
  const { caseId } = (await call('POST', '/cases/action/open', owner, { title, taskIds: [] })).data;
  await call('POST', `/cases/${caseId}/comment`, writer, { text: 'Please look at it again.' });
  return caseId;
}
const about = (messages: readonly Message[], id: string) =>
  messages.filter(({ subjects }) => subjects.some((subject) => subject.id === id));

describe('messages to a person (CL-144, CL-145, TN-277)', () => {
  test('are about that person’s own work, name its subject, and go to no other account', async () => {
    const console = bench.listen(support);
    await eventually(async () => expect(console.join()).toContain('"ready"'));
    const caseId = await commented('Slow in the evening');
    await eventually(async () =>
      expect(about(await own(support), caseId)).toMatchObject([
        {
          messageType: 'caseChanged',
          readStatus: false,
          count: 1,
          subjects: [{ name: 'Slow in the evening' }],
        },
      ]),
    );
    expect(console.some((text) => text.includes('"of":"messages"'))).toBe(true);
    expect(about(await own(admin), caseId)).toEqual([]);
    expect(about(await own(foreign), caseId)).toEqual([]);
  });

  test('are marked as read once, one or all of them, and only by their person', async () => {
    const caseId = await commented('Picture freezes');
    const message = await eventually(async () => {
      const [found] = about(await own(support), caseId);
      expect(found).toBeDefined();
      return found;
    });
    expect((await read(foreign, { messageId: message?.messageId })).code).toBe('nodata');
    expect((await read(support, { messageId: message?.messageId })).code).toBe('success');
    expect(about(await own(support), caseId)).toMatchObject([{ readStatus: true }]);
    expect((await read(support, {})).code).toBe('success');
    expect((await own(support)).filter(({ readStatus }) => !readStatus)).toEqual([]);
  });

  test('about other organisations than the chosen one are not shown, nor marked as read with all others', async () => {
    const caseId = await commented('Of the operator');
    await eventually(async () => expect(about(await own(support), caseId)).toHaveLength(1));
    const narrowed = { ...support, 'operator-scope': 'northwind-south' };
    expect(about(await own(narrowed), caseId)).toEqual([]);
    expect((await read(narrowed, {})).code).toBe('success');
    expect(about(await own(support), caseId)).toMatchObject([{ readStatus: false }]);
  });

  test('about devices that go offline reach subscribers, by organisation, and only if their role permits', async () => {
    const received = async () => {
      const readers = new SqlMessageReaders(bench.database, () => new Date());
      return Object.fromEntries(await readers.ofOrganisations('devicesAway'));
    };
    expect(await received()).toEqual({});
    await call('PATCH', '/iams/user', support, { messages: ['devicesAway'] });
    const [path = '', ...others] = Object.keys(await received());
    expect([path.endsWith('/northwind/'), others]).toEqual([true, []]);
    await bench.written("update account set status = 'Stopped' where email = 'support@northwind.example'");
    expect(await received()).toEqual({});
    await bench.written("update account set status = 'Running' where email = 'support@northwind.example'");
    await call('PATCH', '/iams/user', support, { messages: null });
  });

  test('are omitted for a person who chose others', async () => {
    await call('PATCH', '/iams/user', support, { messages: ['devicesAway'] });
    const caseId = await commented('Not chosen');
    // Messages are sent in order: after this one, the other would have been sent too.
    const later = await commented('Chosen', admin, support);
    await eventually(async () => expect(about(await own(admin), later)).toHaveLength(1));
    expect(about(await own(support), caseId)).toEqual([]);
    await call('PATCH', '/iams/user', support, { messages: null });
  });
});

describe('sharing a case', () => {
  const share = (caseId: string, headers: Header, body: object) =>
    call('POST', `/cases/${caseId}/share`, headers, body);
  const open = async (title: string) =>
    (await call('POST', '/cases/action/open', support, { title, taskIds: [] })).data.caseId;

  test('notifies the person, and is refused for people who may not see the case', async () => {
    const caseId = await open('For Nora');
    for (const email of ['admin@brightline.example', 'nobody@northwind.example'])
      expect(await share(caseId, support, { email })).toMatchObject({
        code: 'custom',
        message: 'No person with this e-mail address can see the case.',
      });
    expect((await share(caseId, foreign, { email: 'admin@brightline.example' })).code).toBe('nodata');
    expect((await share(caseId, support, { email: 'Admin@Northwind.example' })).code).toBe('success');
    await eventually(async () =>
      expect(about(await own(admin), caseId)).toMatchObject([{ messageType: 'caseShared', count: 1 }]),
    );
    expect(about(await own(foreign), caseId)).toEqual([]);
    const { events } = (await call('GET', `/cases/${caseId}`, admin)).data;
    expect(events.at(-1)).toMatchObject({ type: 'case.shared', data: { with: { name: 'Nora West' } } });
  });

  test('with the organisation notifies all its users but the one who shared it, and leaves an entry', async () => {
    const caseId = await open('For all');
    const viewer = await bench.login('viewer@northwind.example');
    expect((await share(caseId, support, {})).code).toBe('success');
    await eventually(async () => expect(about(await own(viewer), caseId)).toHaveLength(1));
    expect(about(await own(support), caseId)).toEqual([]);
    expect((await share(caseId, viewer, {})).code).toBe('roleerr');
    const { entries } = (await call('GET', '/log/audit?limit=20', admin)).data;
    expect(entries.map(({ operation }: { operation: string }) => operation)).toContain('shareCase');
  });
});

describe('messages by mail (docs/decisions/231)', () => {
  const letters = () => new SqlMessageLetters(bench.database, 'https://waymark.example');
  /** Returns a mail to Nora West about a case. */
  async function letterOf(change: Partial<MessageContext> = {}) {
    const caseId = await commented('Noise <on> the line', admin, support);
    const { account_id: accountId } = await bench.database.sql
      .selectFrom('account')
      .select('account_id')
      .where('email', '=', 'admin@northwind.example')
      .executeTakeFirstOrThrow();
    const { op_path: opPath } = await bench.database.sql
      .selectFrom('operator')
      .select('op_path')
      .where('op_id', '=', 'northwind')
      .executeTakeFirstOrThrow();
    return letters().of('m1', {
      accountId,
      kind: 'caseChanged',
      group: caseId,
      opPath,
      count: 2,
      failed: 0,
      subjects: [caseId],
      channels: ['console', 'mail'],
      outage: null,
      quiet: false,
      ...change,
    });
  }

  test("have the console's text, in the language of their reader, and a link to the message", async () => {
    await call('PATCH', '/iams/user', admin, { mails: ['caseChanged'], language: 'ko' });
    const korean = await letterOf();
    expect(korean).toMatchObject({
      to: 'admin@northwind.example',
      language: 'ko',
      purpose: 'message',
      opId: 'northwind',
      words: { subject: '케이스 “Noise <on> the line”: 변경 2건' },
    });
    await call('PATCH', '/iams/user', admin, { language: 'en' });
    const english = await letterOf();
    expect(english?.words.subject).toBe('2 changes in the case “Noise <on> the line”');
    expect(english?.words.text).toContain('https://waymark.example/account/messages/m1');
    expect(english?.words.text).toContain('https://waymark.example/account/settings');
    expect(english?.words.html).not.toContain('<on>');
  });

  test('are in English for a reader of a language that only the console has (CO-022)', async () => {
    await call('PATCH', '/iams/user', admin, { mails: ['caseChanged'], language: 'de' });
    const { data } = await call('GET', '/iams/user/settings', admin);
    expect(data).toMatchObject({ language: 'de' });
    expect(await letterOf()).toMatchObject({
      language: 'en',
      words: { subject: '2 changes in the case “Noise <on> the line”' },
    });
  });

  test('are not sent to a person who did not choose them, or may not see their subject', async () => {
    await call('PATCH', '/iams/user', admin, { mails: ['caseChanged'] });
    expect(await letterOf()).not.toBeNull();
    // Nora West may see one organisation, not all of the installation.
    expect(await letterOf({ opPath: '/' })).toBeNull();
    expect(await letterOf({ accountId: 'gone' })).toBeNull();
    await call('PATCH', '/iams/user', admin, { mails: null });
    expect(await letterOf()).toBeNull();
  });

  test('about alarms and devices that waited for the end of quiet hours name what still holds', async () => {
    await call('PATCH', '/iams/user', admin, { mails: ['devicesAway', 'alarmsRaised', 'outages'] });
    const devices = await bench.database.sql
      .selectFrom('device')
      .innerJoin('operator', 'operator.op_id', 'device.op_id')
      .select(['endpoint_id', 'device_name', 'op_path'])
      .where('device.op_id', '=', 'northwind')
      .where('device_status', '=', 'Deployed')
      .limit(2)
      .execute();
    const [away, back] = devices;
    if (!away || !back) throw new Error('There are no devices.');
    const connected = {
      type: 'device.connected',
      data: { address: '192.0.2.1', subscribedTo: 'websocket' },
    } as const;
    const gone = { type: 'device.disconnected', data: { reason: 'lost' } } as const;
    await bench.tell(away.endpoint_id, [connected, gone]);
    await bench.tell(back.endpoint_id, [connected]);
    const subjects = [away.endpoint_id, back.endpoint_id];
    const about = { kind: 'devicesAway', group: '', opPath: away.op_path, subjects, count: 2 } as const;
    const subjectOf = async (change: Partial<MessageContext>) => (await letterOf(change))?.words.subject;
    expect(await subjectOf({ ...about })).toBe('2 devices went offline');
    expect(await subjectOf({ ...about, quiet: true })).toBe(`${away.device_name} went offline`);
    await bench.tell(away.endpoint_id, [connected]);
    expect(await letterOf({ ...about, quiet: true })).toBeNull();
    // No such alarm is open any more.
    expect(
      await letterOf({ ...about, kind: 'alarmsRaised', subjects: ['over'], count: 1, quiet: true }),
    ).toBeNull();
    const cause = { kind: 'model', value: 'NX1000', of: null } as const;
    const outage = { cause, total: 9, since: new Date(0).toISOString() };
    const ofOutage = { ...about, kind: 'outages', quiet: true } as const;
    expect(await letterOf({ ...ofOutage, outage: { ...outage, endedAt: null } })).not.toBeNull();
    expect(await letterOf({ ...ofOutage, outage: { ...outage, endedAt: outage.since } })).toBeNull();
    await call('PATCH', '/iams/user', admin, { mails: null });
  });

  test('can be chosen without those in the console, which then shows none; without both channels, none is sent', async () => {
    await call('PATCH', '/iams/user', support, { messages: [], mails: ['caseShared'] });
    const readers = new SqlMessageReaders(bench.database, () => new Date());
    const { account_id: accountId } = await bench.database.sql
      .selectFrom('account')
      .select('account_id')
      .where('email', '=', 'support@northwind.example')
      .executeTakeFirstOrThrow();
    expect(await readers.choosing('caseShared', [accountId])).toEqual([
      { accountId, channels: ['mail'], quiet: null },
    ]);
    expect(await readers.choosing('caseChanged', [accountId])).toEqual([]);
    const { caseId } = (await call('POST', '/cases/action/open', admin, { title: 'By mail', taskIds: [] }))
      .data;
    await call('POST', `/cases/${caseId}/share`, admin, { email: 'support@northwind.example' });
    const row = await eventually(async () => {
      const found = await bench.database.sql
        .selectFrom('message')
        .selectAll()
        .where('account_id', '=', accountId)
        .where('kind', '=', 'caseShared')
        .executeTakeFirst();
      expect(found).toMatchObject({ in_console: false });
      return found;
    });
    expect(about(await own(support), caseId)).toEqual([]);
    expect((await call('GET', `/iam/messages/${row?.message_id}`, support)).data).toMatchObject({
      state: 'gathering',
      user: { id: accountId },
    });
    await call('PATCH', '/iams/user', support, { messages: null, mails: null });
  });
});

describe('the record of a message', () => {
  test('is visible to its person and the auditor of its organisation, not to a colleague', async () => {
    const caseId = await commented('Recorded');
    const message = await eventually(async () => {
      const [found] = about(await own(support), caseId);
      expect(found).toBeDefined();
      return found;
    });
    const auditor = await bench.login('auditor@northwind.example');
    const viewer = await bench.login('viewer@northwind.example');
    for (const path of ['', '/events', '/state']) {
      const url = `/iam/messages/${message?.messageId}${path}`;
      expect((await call('GET', url, support)).code, path).toBe('success');
      expect((await call('GET', url, auditor)).code, path).toBe('success');
      expect((await call('GET', url, viewer)).code, path).toBe('nodata');
      expect((await call('GET', url, foreign)).code, path).toBe('nodata');
    }
  });
});

describe('personal settings (CL-137, CL-138)', () => {
  const settings = async (headers: Header) => (await call('GET', '/iams/user/settings', headers)).data;

  test('have quiet hours, in a zone that exists, which reach the recipients of messages', async () => {
    const quietHours = { from: '22:00', to: '07:00', timeZone: 'Europe/Berlin', critical: true };
    await call('PATCH', '/iams/user', support, { quietHours, mails: ['caseShared'] });
    expect(await settings(support)).toMatchObject({ quietHours });
    const readers = new SqlMessageReaders(bench.database, () => new Date());
    const found = [...(await readers.ofOrganisations('caseShared')).values()].flat();
    expect(found.map(({ quiet }) => quiet)).toContainEqual(quietHours);
    for (const wrong of [
      { ...quietHours, timeZone: 'Nowhere/City' },
      { ...quietHours, from: '24:00' },
      { ...quietHours, to: '7:00' },
    ])
      expect((await call('PATCH', '/iams/user', support, { quietHours: wrong })).code).not.toBe('success');
    expect(await settings(support)).toMatchObject({ quietHours });
    await call('PATCH', '/iams/user', support, { quietHours: null, mails: null });
    expect(await settings(support)).toMatchObject({ quietHours: null, mails: null });
  });

  test('are stored by the server, each separately, and are part of the profile', async () => {
    expect(await settings(admin)).toMatchObject({ ui: null, perPage: null, columns: {}, messages: null });
    const console = bench.listen(admin);
    await eventually(async () => expect(console.join()).toContain('"ready"'));
    await Promise.all([
      call('PATCH', '/iams/user', admin, { ui: 'dark', columns: { devices: { model: true } } }),
      call('PATCH', '/iams/user', admin, { perPage: 50, timezone: 'Europe/Berlin', columns: { tasks: {} } }),
    ]);
    expect(await settings(admin)).toMatchObject({
      ui: 'dark',
      perPage: 50,
      timezone: 'Europe/Berlin',
      columns: { devices: { model: true }, tasks: {} },
    });
    const profile = await bench.app.inject({ url: '/auth/v1/profile', headers: admin });
    expect(profile.json().data.settings).toEqual(await settings(admin));
    await eventually(async () => expect(console.some((text) => text.includes('"of":"settings"'))).toBe(true));
    expect(await settings(support)).toMatchObject({ ui: null });
  });

  test('keep favourites in their order, for their owner alone', async () => {
    // given two marked pages, one with filters
    const favourites = [
      { address: '/device/deviceList/1?keyword=a%26b&online=online', name: 'Offline in Busan' },
      { address: '/tasks', name: 'Tasks', titled: true },
    ];
    await call('PATCH', '/iams/user', support, { favourites });
    // then a change of something else leaves them, and another account has none
    await call('PATCH', '/iams/user', support, { density: 'dense' });
    expect(await settings(support)).toMatchObject({ favourites });
    expect(await settings(admin)).toMatchObject({ favourites: [] });
    // when the order changes, it is kept as given
    await call('PATCH', '/iams/user', support, { favourites: favourites.toReversed() });
    expect((await settings(support)).favourites).toEqual(favourites.toReversed());
    // and no address that leads out of the console is taken
    for (const address of ['//evil.example', 'https://evil.example', '/\\evil.example', 'javascript:1', ''])
      expect(
        (await call('PATCH', '/iams/user', support, { favourites: [{ address, name: 'x' }] })).code,
        address,
      ).toBe('custom');
    const tooMany = Array.from({ length: 51 }, (_, n) => ({ address: `/${n}`, name: 'x' }));
    expect((await call('PATCH', '/iams/user', support, { favourites: tooMany })).code).toBe('custom');
    await call('PATCH', '/iams/user', support, { favourites: [], density: null });
    expect(await settings(support)).toMatchObject({ favourites: [] });
  });

  test('refuse values that the console could not show', async () => {
    for (const wrong of [
      { timezone: 'Mars/Olympus' },
      { perPage: 16 },
      { ui: 'pink' },
      { messages: ['all'] },
    ])
      expect((await call('PATCH', '/iams/user', admin, wrong)).code).toBe('custom');
  });

  test('are separate from name and telephone number', async () => {
    const before = (await call('GET', '/iams/user', admin)).data;
    await call('PATCH', '/iams/user', admin, { density: 'dense' });
    expect((await call('GET', '/iams/user', admin)).data.version).toBe(before.version);
  });

  test("stores a client's description with it, but no token (CL-136)", async () => {
    const expected = {
      platform: 'Windows',
      osVer: '11',
      appVer: '0.1.0',
      pushType: 'fcm',
      pushToken: 'a-secret',
    };
    const { clientId } = (await call('POST', '/iam/client', admin, expected)).data;
    const row = await bench.database.sql
      .selectFrom('client')
      .selectAll()
      .where('client_id', '=', clientId)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ platform: 'Windows', os_ver: '11', push_type: 'fcm' });
    expect(JSON.stringify(row)).not.toContain('a-secret');
  });
});
