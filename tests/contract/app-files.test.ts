import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { form } from '#tests/support/form.ts';
import { type BenchServer, startBench } from './bench-server.ts';
import { ownDevice } from './samples.ts';

/** App files: TN-250..TN-253, CL-248..CL-257, RU-077, RU-078, PE-027. */

type Headers = { authorization: string };

let bench: BenchServer;
let uploader: Headers;
let second: Headers;
let root: Headers;
let other: Headers;
let support: Headers;
let auditor: Headers;
beforeAll(async () => {
  bench = await startBench();
  uploader = await bench.login('admin@northwind.example');
  root = await bench.login('system.admin@waymark.example');
  second = root;
  other = await bench.login('admin@brightline.example');
  support = await bench.login('support@northwind.example');
  auditor = await bench.login('auditor@northwind.example');
}, 120_000);
afterAll(() => bench.close());

const apk = (name: string) => readFileSync(`tests/fixtures/apps/${name}.apk`);

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
const call = async (method: Method, path: string, payload?: object, headers = uploader) => {
  const url = `/api/v1${path}`;
  const answer = await bench.app.inject({ method, url, headers, ...(payload ? { payload } : {}) });
  return { status: answer.statusCode, ...answer.json() };
};
const post = (path: string, payload: object, headers = uploader) => call('POST', path, payload, headers);
const send = async (
  path: string,
  fields: Record<string, string>,
  file: { name: string; bytes: Buffer<ArrayBuffer> } | undefined,
  headers = uploader,
) => {
  const sent = form(fields, file);
  const answer = await bench.app.inject({
    method: 'POST',
    url: `/api/v1${path}`,
    payload: sent.payload,
    headers: { ...headers, ...sent.headers },
  });
  return { status: answer.statusCode, ...answer.json() };
};
const fileOf = (name: string) => ({ name: `${name}.apk`, bytes: apk(name) });
const add = (fields: Record<string, string>, name: string, headers = uploader) =>
  send('/application/new', fields, fileOf(name), headers);
const upgrade = (fields: Record<string, string>, name: string, headers = uploader) =>
  send('/application/upgrade', fields, fileOf(name), headers);
const seen = async (id: string, headers = uploader) =>
  (await call('GET', `/app-files/${id}`, undefined, headers)).data;
const namesIn = async (headers: Headers) =>
  (await call('GET', '/application', undefined, headers)).data.map(
    ({ appName, version }: { appName: string; version: string }) => `${appName} ${version}`,
  );

afterEach(async () => {
  await bench.written("delete from task where task_id = 'installing-kids'");
  // Name and package are free for the next test; the demo's apps have addresses, and no file.
  const { data } = await call('GET', '/application', undefined, root);
  const added = data.filter(({ sha256 }: { sha256: string | null }) => sha256 !== null);
  for (const appId of new Set(added.map((file: { appId: string }) => file.appId)))
    expect(await call('DELETE', `/application/${appId}`, undefined, root)).toMatchObject({ code: 'success' });
});

// First, because a message names only its first subjects, and the other tests add more apps than that.
describe('an approval (TN-251, CL-251)', () => {
  test('is given by another person than the uploader, who is notified, and an approved file stays as it is', async () => {
    const added = await add({ appName: 'Kids TV' }, 'kids-1.0.0');
    const { id } = added.data;
    const messagesOf = async (headers: Headers) =>
      (await call('GET', '/iam/messages?limit=100', undefined, headers)).data.filter(
        ({ messageType }: { messageType: string }) => messageType === 'appsToApprove',
      );
    await eventually(async () => expect(await messagesOf(second)).toHaveLength(1));
    expect(await messagesOf(uploader)).toEqual([]);
    expect(await post('/application/approve', { id })).toMatchObject({ status: 403, code: 'custom' });
    expect((await seen(id)).approvers).toMatchObject({ names: expect.any(Array) });
    expect((await post('/application/approve', { id }, second)).code).toBe('success');
    expect(await post('/application/approve', { id }, second)).toMatchObject({ status: 409 });
    expect(await seen(id)).toMatchObject({
      file: { approval: 'Approved', approver: 'Sora Kim' },
      approvers: null,
    });
    await eventually(async () => expect(await messagesOf(second)).toEqual([]));
    expect(await call('PATCH', `/app-files/${id}`, { description: 'Other' })).toMatchObject({ status: 409 });
    expect((await post('/application/disapprove', { id }, second)).code).toBe('success');
    expect(await post('/application/disapprove', { id }, second)).toMatchObject({ status: 409 });
    expect(await call('PATCH', `/app-files/${id}`, { description: ' Other ' })).toMatchObject({
      code: 'success',
    });
    expect((await seen(id)).file.description).toBe('Other');
  });

  test('belongs to its own permission, and viewing to another (PE-027)', async () => {
    const added = await add({ appName: 'Kids TV' }, 'kids-1.0.0');
    const { id, appId } = added.data;
    for (const headers of [support, auditor]) {
      expect((await seen(id, headers)).file.appName).toBe('Kids TV');
      for (const refused of [
        post('/application/approve', { id }, headers),
        post('/application/disapprove', { id }, headers),
        call('PATCH', `/app-files/${id}`, { description: 'x' }, headers),
        call('DELETE', `/application/${appId}`, undefined, headers),
        call('DELETE', `/application/${appId}/versions/1.0.0`, undefined, headers),
        add({ appName: 'Other' }, 'major', headers),
        upgrade({ appId }, 'kids-1.1.0', headers),
        send('/application/files', {}, fileOf('major'), headers),
        post('/application/Validate', { appName: 'Other' }, headers),
      ])
        expect(await refused).toMatchObject({ code: 'roleerr' });
    }
    const viewer = await bench.login('viewer@northwind.example');
    expect(await call('GET', '/application', undefined, viewer)).toMatchObject({ code: 'roleerr' });
  });
});

test('adds an app by a form with what the file says, and without approval (TN-250, CL-253, CL-254)', async () => {
  const fields = { appName: ' Kids  TV ', developer: 'Northlight', description: 'For children' };
  const added = await send('/apps/adds', fields, fileOf('kids-1.0.0'));
  expect(added.code).toBe('success');
  expect((await seen(added.data.id)).file).toMatchObject({
    appName: 'Kids TV',
    platform: 'android',
    packageName: 'com.example.kidstv',
    packageOrigin: 'file',
    version: '1.0.0',
    versionOrigin: 'file',
    versionCode: 10,
    minSdk: 24,
    debuggable: false,
    developer: 'Northlight',
    targetOperator: 'northwind',
    sha256: createHash('sha256').update(apk('kids-1.0.0')).digest('hex'),
    // These are the answers of `apksigner verify --print-certs`.
    signer: {
      sha256: '19b39caf16b69696ccde134932eacd05ca80a60b466660f4320a70572a3168a8',
      subject: 'CN=Northlight Agency, O=Northlight, C=ZA',
      scheme: 3,
      verified: true,
    },
    approval: 'Not Approved',
    uploader: 'Nora West',
    approver: null,
  });
});

test('stages a file, reads it, and adds it by its id (CL-255)', async () => {
  const staged = await send('/application/files', {}, fileOf('kids-1.0.0'));
  const { fileId } = staged.data;
  expect((await post('/application/files/content', { uploadId: fileId })).data).toMatchObject({
    platform: 'android',
    packageName: 'com.example.kidstv',
    version: '1.0.0',
    versionCode: 10,
    app: null,
  });
  expect((await post('/application/files/content', { uploadId: fileId }, other)).code).toBe('nofile');
  const added = await post('/application/new', { appName: 'Kids TV', uploadId: fileId });
  expect(added.code).toBe('success');
  expect((await post('/application/new', { appName: 'Other', uploadId: fileId })).code).toBe('nofile');
});

describe('a name', () => {
  test('has no underscores (RU-078)', async () => {
    const refused = { status: 400, code: 'custom', message: 'The app name must not contain underscores.' };
    expect(await post('/application/Validate', { appName: 'kids_tv' })).toMatchObject(refused);
    expect(await add({ appName: 'kids_tv' }, 'kids-1.0.0')).toMatchObject(refused);
  });

  test('is unique in one form at every door, above and below too, and unseen beside (RU-077)', async () => {
    const added = await add({ appName: 'Café TV' }, 'kids-1.0.0');
    // Case, composition, blanks and invisible characters do not make another name.
    for (const appName of ['café tv', 'CAFE\u0301  TV ', 'Café\u200B TV']) {
      expect(await post('/application/Validate', { appName })).toMatchObject({
        status: 409,
        code: 'conflict',
      });
      expect(await add({ appName }, 'weather-2.0.0')).toMatchObject({ status: 409, code: 'conflict' });
      expect(await post('/application/Validate', { appName }, root)).toMatchObject({ status: 409 });
      expect(await post('/application/Validate', { appName }, other)).toMatchObject({ code: 'success' });
    }
    expect(added.code).toBe('success');
    const two = await Promise.all(
      ['weather-2.0.0', 'major'].map((name) => add({ appName: 'Race TV' }, name)),
    );
    expect(two.map(({ code }) => code).toSorted()).toEqual(['conflict', 'success']);
  });

  test('is checked together with a version', async () => {
    const added = await add({ appName: 'Kids TV' }, 'kids-1.0.0');
    const { appId } = added.data;
    const ask = (version: string) => post('/application/Validate', { appName: 'Kids TV', appId, version });
    expect(await ask('1.0.0')).toMatchObject({ status: 409 });
    expect(await ask('newest')).toMatchObject({ status: 400, code: 'custom' });
    expect(await ask('1.1.0')).toMatchObject({ data: { appName: 'Kids TV', version: '1.1.0' } });
  });
});

test('refuses what is typed otherwise than the file says, naming both', async () => {
  expect(await add({ appName: 'Kids TV', packageName: 'com.example.kidz' }, 'kids-1.0.0')).toMatchObject({
    status: 422,
    message: 'The entered package is “com.example.kidz”, that of the file “com.example.kidstv”.',
    data: { errors: [{ field: 'body.packageName', reason: 'disagrees' }] },
  });
  expect(await add({ appName: 'Kids TV', version: '1.0.1' }, 'kids-1.0.0')).toMatchObject({
    status: 422,
    message: 'The entered version is “1.0.1”, that of the file “1.0.0”.',
  });
  expect((await add({ appName: 'Kids TV', platform: 'quantum' }, 'kids-1.0.0')).message).toBe(
    'The entered platform is “Quantum”, that of the file “Android”.',
  );
});

test('a file without an app is refused with its reason, and its upload is gone', async () => {
  const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
  for (const [bytes, reason] of [
    [png, 'unknown'],
    [apk('kids-1.0.0').subarray(0, 4_000), 'damaged'],
    [apk('unsigned'), 'unsigned'],
    [apk('no-code'), 'noVersionCode'],
  ] as const)
    expect(
      await send('/application/new', { appName: 'Kids TV' }, { name: 'kids.apk', bytes: Buffer.from(bytes) }),
    ).toMatchObject({ status: 422, code: 'custom', data: { errors: [{ field: 'body.uploadId', reason }] } });
  expect((await call('GET', '/uploads?purpose=app')).data).toEqual([]);
});

describe('a new version (TN-252, CL-252)', () => {
  test('is higher than all others, and of the same package', async () => {
    const added = await add({ appName: 'Kids TV' }, 'kids-1.1.0');
    const { appId } = added.data;
    expect(await upgrade({ appId }, 'kids-1.1.0')).toMatchObject({
      status: 409,
      message: 'The app has version 1.1.0 already.',
    });
    expect(await upgrade({ appId }, 'kids-1.0.0')).toMatchObject({
      status: 409,
      message: 'Version code 10 is not higher than 11 of version 1.1.0.',
    });
    expect(await upgrade({ appId }, 'weather-2.0.0')).toMatchObject({
      status: 409,
      message: "The app's package is “com.example.kidstv”, that of the file “com.example.weather”.",
    });
    expect(await add({ appName: 'Children' }, 'kids-1.0.0')).toMatchObject({
      status: 409,
      message: 'This package belongs to the app “Kids TV”. Add the file to it as a version.',
    });
  });

  test('begins without approval beside the approved one, found by name in any spelling', async () => {
    const added = await add({ appName: 'Kids TV', developer: 'Northlight' }, 'kids-1.0.0');
    expect((await post('/application/approve', { id: added.data.id }, second)).code).toBe('success');
    const newer = await upgrade({ appName: 'KIDS tv' }, 'kids-1.1.0');
    expect(newer.data).toMatchObject({ appId: added.data.appId, version: '1.1.0' });
    const { file, versions } = await seen(newer.data.id);
    expect(file).toMatchObject({ approval: 'Not Approved', developer: 'Northlight', appName: 'Kids TV' });
    expect(
      versions.map(({ version, approval }: { version: string; approval: string }) => [version, approval]),
    ).toEqual([
      ['1.1.0', 'Not Approved'],
      ['1.0.0', 'Approved'],
    ]);
  });

  test('with another signer needs a reason, which is stored, shown and recorded', async () => {
    const added = await add({ appName: 'Weather' }, 'weather-2.0.0');
    const { appId } = added.data;
    expect(await upgrade({ appId }, 'weather-2.1.0')).toMatchObject({
      status: 409,
      code: 'conflict',
      data: {
        signer: {
          before: '19b39caf16b69696ccde134932eacd05ca80a60b466660f4320a70572a3168a8',
          now: '23b90f1411e00d75110905c1c725fe79f8d42b2fca906643ced2fa30bf5bcf8d',
        },
      },
    });
    expect(await upgrade({ appId, signerReason: '  ' }, 'weather-2.1.0')).toMatchObject({ status: 409 });
    const reason = 'Songbird took over from the agency';
    const newer = await upgrade({ appId, signerReason: reason }, 'weather-2.1.0');
    const { file } = await seen(newer.data.id);
    expect(file).toMatchObject({
      signerBefore: '19b39caf16b69696ccde134932eacd05ca80a60b466660f4320a70572a3168a8',
      signerReason: reason,
    });
    const [first] = (await call('GET', `/app-files/${newer.data.id}/events`)).data;
    expect(first).toMatchObject({ type: 'app.uploaded', data: { otherSigner: { reason } } });
  });
});

test('another organisation sees nothing: an app of others is like one that does not exist', async () => {
  const added = await add({ appName: 'Kids TV' }, 'kids-1.0.0');
  const { id, appId } = added.data;
  const answersOf = async (fileId: string, app: string) => [
    await call('GET', `/app-files/${fileId}`, undefined, other),
    await call('GET', `/app-files/${fileId}/icon`, undefined, other),
    await call('GET', `/app-files/${fileId}/events`, undefined, other),
    await call('GET', `/application?appId=${app}`, undefined, other),
    await call('PATCH', `/app-files/${fileId}`, { description: 'x' }, other),
    await post('/application/approve', { id: fileId }, other),
    await post('/application/disapprove', { id: fileId }, other),
    await post('/application/Validate', { appName: 'X', appId: app }, other),
    await call('DELETE', `/application/${app}`, undefined, other),
    await call('DELETE', `/application/${app}/versions/1.0.0`, undefined, other),
    await upgrade({ appId: app }, 'kids-1.1.0', other),
    await upgrade({ appName: 'Kids TV' }, 'kids-1.1.0', other),
  ];
  const strange = await answersOf(id, appId);
  // All that differs between two answers is what names the call.
  const plain = ({ requestId: _requestId, ...answer }: (typeof strange)[number]) => answer;
  expect(strange.map(plain)).toEqual((await answersOf('unknown', 'unknown')).map(plain));
  expect(new Set(strange.map(({ code }) => code))).toEqual(new Set(['nodata']));
  expect(await namesIn(other)).not.toContain('Kids TV 1.0.0');
  const { pagination } = await post('/application/page', { keyword: 'kids' }, other);
  expect(pagination.totalRecords).toBe(0);
  // Nor may a file be for an organisation beside, above, or that does not exist.
  for (const targetOperator of ['brightline', 'waymark', 'nowhere'])
    expect(await upgrade({ appId, targetOperator }, 'kids-1.1.0')).toMatchObject({
      status: 400,
      code: 'nodata',
    });
});

test('a file for one organisation below is shown there once it is approved, and not beside it', async () => {
  const added = await add({ appName: 'Kids TV', targetOperator: 'northwind' }, 'kids-1.0.0', root);
  const { id, appId } = added.data;
  expect(await namesIn(uploader)).not.toContain('Kids TV 1.0.0');
  expect(await seen(id)).toEqual([]);
  await bench.written(
    'insert into firmware_rule (op_id, four_eyes) select op_id, false from operator where parent_id is null',
  );
  expect((await post('/application/approve', { id }, root)).code).toBe('success');
  await bench.written('delete from firmware_rule');
  expect(await namesIn(uploader)).toContain('Kids TV 1.0.0');
  expect(await namesIn(other)).not.toContain('Kids TV 1.0.0');
  expect(await seen(id)).toMatchObject({
    file: { own: false, targetOperator: 'northwind', approvedAlone: true },
  });
  expect(await call('DELETE', `/application/${appId}`)).toMatchObject({ code: 'nodata' });
});

describe('a deletion (TN-253, CL-256, CL-257)', () => {
  test('takes one version or all, keeps the record, and frees version and name', async () => {
    const added = await add({ appName: 'Kids TV' }, 'kids-1.0.0');
    const { appId, id } = added.data;
    await upgrade({ appId }, 'kids-1.1.0');
    expect(await call('DELETE', `/application/${appId}/versions/1.1.0`)).toMatchObject({ code: 'success' });
    expect(await call('DELETE', `/application/${appId}/versions/1.1.0`)).toMatchObject({ code: 'nodata' });
    expect((await upgrade({ appId }, 'kids-1.1.0')).code).toBe('success');
    expect(await call('DELETE', `/application/${appId}`)).toMatchObject({ code: 'success' });
    expect(await namesIn(uploader)).not.toContain('Kids TV 1.0.0');
    expect(await seen(id)).toMatchObject({ state: 'deleted' });
    const events = (await call('GET', `/app-files/${id}/events`)).data;
    expect(events.map(({ type }: { type: string }) => type)).toEqual(['app.uploaded', 'app.deleted']);
    expect((await add({ appName: 'Kids TV' }, 'kids-1.0.0')).code).toBe('success');
  });

  test('is refused while a device installs the file, naming the device', async () => {
    const added = await add({ appName: 'Kids TV' }, 'kids-1.0.0');
    const { appId, id } = added.data;
    await post('/application/approve', { id }, second);
    await bench.written(`insert into task (task_id, endpoint_id, kind, feature, family, lane, state, terminal, version,
      account_id, account_name, permission, requested_at, updated_at, requested_pos, last_pos, params)
      values ('installing-kids', '${ownDevice}', 'AppInstall', 'management', 'apps', 'interactive', 'running', false, 1,
      'x', 'x', 'x', now(), now(), 0, 0, '${JSON.stringify({ fileId: id })}')`);
    for (const refused of [
      await call('DELETE', `/application/${appId}`),
      await call('DELETE', `/application/${appId}/versions/1.0.0`),
      await post('/application/disapprove', { id }, second),
    ])
      expect(refused).toMatchObject({
        status: 409,
        code: 'conflict',
        data: { used: 1, uses: [{ kind: 'task', id: 'installing-kids' }] },
      });
    expect((await seen(id)).file.approval).toBe('Approved');
    await bench.written("delete from task where task_id = 'installing-kids'");
  });
});

describe('the reference table of app files (CL-378)', () => {
  const table = (method: Method, path: string, payload?: object) =>
    bench.app.inject({
      method,
      url: `/admin/api/v1/ref/app-file${path}`,
      headers: root,
      ...(payload ? { payload } : {}),
    });
  const row = {
    appId: 'quiz',
    appName: 'Quiz Night',
    platform: 'android',
    packageName: 'com.example.quiz',
    version: '1.0.0',
    size: 1_000,
    url: 'https://apps.example.net/quiz-1.0.0.apk',
    models: ['KSTB2020'],
  };

  test('its rows from before stay approved and installable, as a recorded file', async () => {
    const { data } = await post('/application/page', { keyword: 'Video Box', limit: 100 });
    expect(data).toHaveLength(3);
    expect(data[0]).toMatchObject({ version: '3.2.1', approval: 'Approved', signer: null, sha256: null });
    const events = (await call('GET', `/app-files/${data[0].id}/events`, undefined, root)).data;
    expect(events).toMatchObject([{ type: 'app.adopted', data: { approved: true } }]);
  });

  test('a new row waits for the approval of a second person', async () => {
    const added = (await table('POST', '', row)).json().data;
    expect(added).toMatchObject({ approval: 'Not Approved' });
    const installable = async () =>
      (await post('/application/details/all', { platform: 'android' })).data.map(
        ({ appId }: { appId: string }) => appId,
      );
    expect(await installable()).not.toContain('quiz');
    expect(await post('/application/approve', { id: added.fileId }, root)).toMatchObject({ status: 403 });
    expect((await table('PATCH', `/${added.fileId}`, { models: ['KSTB6200'] })).json().data.models).toEqual([
      'KSTB6200',
    ]);
    await bench.written(
      "update role set permissions = permissions || '{/application/approve}' where role_key = 'Auditor'",
    );
    expect((await table('DELETE', '', { ids: [added.fileId] })).json().code).toBe('success');
  });

  test('an import cannot write around the approval', async () => {
    const csv =
      'fileId,appId,appName,platform,packageName,appUuid,version,size,url,developer,models\nevil-1.0,evil,Evil,android,com.example.evil,,1.0,1,https://evil.example.net/e.apk,,KSTB2020\n';
    const answer = await bench.app.inject({
      method: 'POST',
      url: '/admin/api/v1/files/app-file/preview',
      headers: root,
      payload: { fileName: 'a.csv', file: Buffer.from(csv).toString('base64') },
    });
    expect(answer.json()).not.toMatchObject({ data: { counts: { new: 1, refused: 0 } } });
    const { rows } = await bench.database.sql
      .selectFrom('app_file')
      .selectAll()
      .where('app_id', '=', 'evil')
      .execute()
      .then((found) => ({ rows: found }));
    expect(rows).toEqual([]);
  });
});

test('an icon is a small PNG, kept with the version and given to the next', async () => {
  const png = readFileSync('tests/fixtures/apps/icon.png');
  const icon = png.toString('base64');
  const staged = async (name: string) => (await send('/application/files', {}, fileOf(name))).data.fileId;
  const uploadId = await staged('kids-1.0.0');
  for (const bad of [Buffer.from('not a picture').toString('base64'), `${icon.slice(0, 60)}AAAA`])
    expect(await post('/application/new', { appName: 'Kids TV', uploadId, icon: bad })).toMatchObject({
      status: 422,
      data: { errors: [{ field: 'body.icon' }] },
    });
  const added = await post('/application/new', { appName: 'Kids TV', uploadId, icon });
  const newer = await upgrade({ appId: added.data.appId }, 'kids-1.1.0');
  const answers = await Promise.all(
    [added, newer].map(({ data }) => call('GET', `/app-files/${data.id}/icon`, undefined, support)),
  );
  expect(answers.map(({ data }) => data.png)).toEqual([icon, icon]);
});

test('an icon is a part of the form beside the file; a second file is none', async () => {
  const png = { name: 'icon.png', bytes: readFileSync('tests/fixtures/apps/icon.png') };
  const sendWith = async (others: Parameters<typeof form>[2]) => {
    const { payload, headers } = form({ appName: 'Kids TV' }, fileOf('kids-1.0.0'), others);
    const url = '/api/v1/application/new';
    const sent = { method: 'POST', url, payload, headers: { ...uploader, ...headers } } as const;
    return (await bench.app.inject(sent)).json();
  };
  expect(await sendWith({ second: fileOf('major') })).toMatchObject({ code: 'custom' });
  const large = { name: 'icon.png', bytes: Buffer.alloc(70_000) };
  expect(await sendWith({ icon: large })).toMatchObject({ message: 'The file is too large.' });
  const { data } = await sendWith({ icon: png });
  expect((await call('GET', `/app-files/${data.id}/icon`)).data.png).toBe(png.bytes.toString('base64'));
  expect((await call('GET', '/uploads?purpose=app')).data).toEqual([]);
});
