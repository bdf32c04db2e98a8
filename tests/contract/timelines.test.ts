import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OperationId, operations, timelines } from '#api/operations.gen.ts';
import { serverActor } from '#domain/logged-event.ts';
import { redactableNames } from '#domain/redaction.ts';
import { verifyFile } from '#domain/verify/verify-file.ts';
import type { AdmissionFact } from '#machines/admission/events.ts';
import { type AppChangeFact, sampleChange } from '#machines/app-change/events.ts';
import type { WaveFact } from '#machines/wave/events.ts';
import { sha256 } from '#server/core/log/sha256.ts';
import { StreamRepository } from '#server/core/streams/repository.ts';
import { admissionStream } from '#server/devices/admission/stream.ts';
import { changeStream } from '#server/fleet/app-profiles/change-stream.ts';
import { upgradeStream } from '#server/fleet/firmware/upgrade-stream.ts';
import { rolloutStream } from '#server/fleet/rollouts/rollout-stream.ts';
import { waveStream } from '#server/fleet/rollouts/wave-stream.ts';
import { alarmStream } from '#server/statistics/alarms/alarm-stream.ts';
import { eventually } from '#tests/support/eventually.ts';
import { form } from '#tests/support/form.ts';
import { sampleOrder } from '#tests/support/rollout-sample.ts';
import { type BenchServer, startBench } from './bench-server.ts';
import { exampleConsent, exampleMail, exampleNotice, exampleRun, ownDevice, pair } from './samples.ts';

type Header = { authorization: string };
type Name = keyof typeof timelines;

let bench: BenchServer;
let admin: Header;
beforeAll(async () => {
  bench = await startBench({ speed: 20 });
  admin = await bench.login('admin@northwind.example');
}, 120_000);
afterAll(() => bench.close());

const post = async (path: string, payload: object) =>
  (await bench.app.inject({ method: 'POST', url: `/api/v1${path}`, headers: admin, payload })).json().data;

const saidOfProfile = 'Not in the exam weeks';

async function profileOf(fpId: string, cargo = 'firmware'): Promise<string> {
  const streams = new StreamRepository({ log: bench.log, definition: rolloutStream });
  const actor = serverActor('engine');
  // The rollout has no plan, which would need its list of devices in the store.
  await streams.advance(fpId, () => [
    { type: 'rollout.requested', data: { ...sampleOrder, cargo }, actor },
    { type: 'cancel.requested', data: { reason: saidOfProfile }, actor },
    { type: 'rollout.undone', data: { by: 'another', reason: saidOfProfile }, actor },
  ]);
  return fpId;
}

async function waveOf(fpId: string): Promise<string> {
  const actor = serverActor('engine');
  const waveId = `${fpId}.1`;
  const plan = {
    rolloutId: fpId,
    opId: 'northwind',
    number: 1,
    size: 2,
    passPercent: 90,
    failPercent: 5,
    minDecided: 1,
    soakMs: 600_000,
  };
  const streams = new StreamRepository({ log: bench.log, definition: waveStream });
  const facts: WaveFact[] = [
    { type: 'wave.planned', data: plan },
    { type: 'wave.opened', data: {} },
    { type: 'wave.claimed', data: { ordinals: [1] } },
  ];
  await streams.advance(waveId, () => facts.map((fact) => ({ ...fact, actor })));
  return waveId;
}

/** Starts a stream of each kind with several events. A kind without an entry does not compile. */
const begun: Record<Name, () => Promise<string>> = {
  Task: async () =>
    (await post('/devices/diagnostics/ip-ping', { endpointId: ownDevice, host: '192.0.2.77' })).taskId,
  Case: async () => {
    const { caseId } = await post('/cases/action/open', { title: 'Slow Wi-Fi' });
    await post(`/cases/${caseId}/comment`, { text: 'The channel is crowded.' });
    await post(`/cases/${caseId}/close`, {});
    return caseId;
  },
  BulkAction: async () => {
    const { bulkActionId } = await post('/devices/actions/multi/lock', { endpointIds: pair });
    await post(`/bulk-actions/${bulkActionId}/cancel`, {});
    const url = `/api/v1/bulk-actions/${bulkActionId}`;
    await eventually(async () =>
      expect((await bench.app.inject({ url, headers: admin })).json().data.state).toBe('cancelled'),
    );
    return bulkActionId;
  },
  Consent: async () => {
    const asked = await bench.consents.ask(exampleConsent);
    await bench.consents.end(asked?.consentId ?? '', 'withdrawn', exampleConsent.actor);
    const url = `/api/v1/consents/${asked?.consentId}`;
    await eventually(async () =>
      expect((await bench.app.inject({ url, headers: admin })).json().data.state).toBe('ended'),
    );
    return asked?.consentId ?? '';
  },
  PlaybookRun: async () => {
    const runId = (await bench.playbooks.start(exampleRun)) ?? '';
    await bench.playbooks.end(runId, 'cancelled', exampleRun.actor);
    const url = `/api/v1/playbooks/${runId}`;
    await eventually(async () =>
      expect((await bench.app.inject({ url, headers: admin })).json().data.state).toBe('ended'),
    );
    return runId;
  },
  Alarm: async () => {
    const alarmId = 'alarm-of-the-test';
    const streams = new StreamRepository({ log: bench.log, definition: alarmStream });
    const actor = serverActor('alarms');
    const reading = (value: number) => ({
      type: 'reading.taken' as const,
      actor,
      data: { value, at: new Date().toISOString() },
    });
    const begun = {
      endpointId: ownDevice,
      opId: 'northwind',
      modelName: 'KSTB2020',
      metric: 'cpu' as const,
      warning: 80,
      critical: 95,
      margin: 5,
    };
    await streams.advance(alarmId, () => [
      { type: 'alarm.begun', data: begun, actor },
      ...[85, 86].map(reading),
    ]);
    await post(`/stats/resources/alarms/${alarmId}/acknowledge`, { note: 'Fan replaced' });
    return alarmId;
  },
  FileUpload: async () => {
    const about = { purpose: 'firmware', fileName: 'a.img', size: 4, fingerprint: '1' };
    const { uploadId, address } = await post('/uploads', about);
    const tus = { ...admin, 'tus-resumable': '1.0.0' };
    await bench.app.inject({
      method: 'PATCH',
      url: address,
      payload: Buffer.from('file'),
      headers: { ...tus, 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' },
    });
    await bench.app.inject({ method: 'DELETE', url: address, headers: tus });
    return uploadId;
  },
  DeviceUpload: async () => {
    const file = Buffer.from('deviceSn,macAddr,modelName\nTIMELINE-1,02:00:5e:10:00:01,none\n').toString(
      'base64',
    );
    const { historyId } = await post('/invdevices/bulk-uploads', { fileName: 'a.csv', type: 'create', file });
    await eventually(async () => {
      const { history } = await post('/invdevices/bulk-uploads/detail', { historyId });
      expect(history.state).toBe('previewed');
    });
    await post(`/invdevices/bulk-uploads/${historyId}/cancel`, {});
    return historyId;
  },
  FirmwareUpgrade: async () => {
    const upgradeId = 'upgrade-of-the-test';
    const streams = new StreamRepository({ log: bench.log, definition: upgradeStream });
    const actor = serverActor('engine');
    const order = {
      endpointId: ownDevice,
      opId: 'northwind',
      modelName: 'KSTB2020',
      fileId: 'file',
      versionName: '9.9.9',
      sha256: 'a'.repeat(64),
      size: 65_536,
      from: '1.0.0',
      soakMs: 600_000,
      mode: 'BI' as const,
      activateMode: 'immediately' as const,
      lostMs: 1_800_000,
      permission: '/devices/actions/multi/firmware-update',
    };
    const ended = { taskId: 'download-of-the-test', state: 'failed', message: 'no space' };
    await streams.advance(upgradeId, () => [
      { type: 'upgrade.requested', data: order, actor },
      { type: 'task.begun', data: { taskId: ended.taskId, step: 'download' }, actor },
      { type: 'tasks.ended', data: { ended: [ended], cause: 1 }, actor },
    ]);
    return upgradeId;
  },
  FirmwareProfile: () => profileOf('profile-of-the-test'),
  FirmwareWave: async () => waveOf(await profileOf('profile-of-the-wave')),
  AppProfile: () => profileOf('app-profile-of-the-test', 'app'),
  AppWave: async () => waveOf(await profileOf('app-profile-of-the-wave', 'app')),
  AppChange: async () => {
    const changeId = 'change.of.the-test';
    const streams = new StreamRepository({ log: bench.log, definition: changeStream });
    const actor = serverActor('engine');
    const ended = { taskId: 'change.of.the-test-app', state: 'failed', message: 'no space' };
    const facts: AppChangeFact[] = [
      { type: 'change.requested', data: { ...sampleChange, endpointId: ownDevice } },
      { type: 'task.begun', data: { taskId: ended.taskId, kind: 'AppUpdate', from: '1.3.0' } },
      { type: 'tasks.ended', data: { ended: [ended], cause: 1 } },
    ];
    await streams.advance(changeId, () => facts.map((fact) => ({ ...fact, actor })));
    return changeId;
  },
  Notice: async () => {
    const { notiId } = await post('/notices', exampleNotice);
    const one = { url: `/api/v1/notices/${notiId}`, headers: admin };
    await bench.app.inject({ ...one, method: 'PUT', payload: { ...exampleNotice, draft: true } });
    await bench.app.inject({ ...one, method: 'DELETE' });
    return notiId;
  },
  Mail: async () => {
    const mailId = await bench.queueMail({ ...exampleMail, to: 'nobody@northwind.example' });
    const url = `/api/v1/mails/${mailId}`;
    await eventually(async () =>
      expect((await bench.app.inject({ url, headers: admin })).json().data.state).toBe('refused'),
    );
    await post(`/mails/${mailId}/resend`, {});
    await eventually(async () =>
      expect((await bench.app.inject({ url, headers: admin })).json().data.version).toBe(4),
    );
    return mailId;
  },
  Message: async () => {
    const other = await bench.login('support@northwind.example');
    const send = (url: string, payload: object, headers = other) =>
      bench.app.inject({ method: 'POST', url: `/api/v1${url}`, headers, payload });
    const share = async (title: string) => {
      const { caseId } = (await send('/cases/action/open', { title, taskIds: [] })).json().data;
      await send(`/cases/${caseId}/share`, { email: 'admin@northwind.example' });
    };
    const received = (count: number) =>
      eventually(async () => {
        const { data } = (
          await bench.app.inject({ url: '/api/v1/iam/messages?limit=100', headers: admin })
        ).json();
        const found = data.find(({ messageType }: { messageType: string }) => messageType === 'caseShared');
        expect(found).toMatchObject({ count });
        return found.messageId;
      });
    // The second share is added to the message of the first one.
    await share('Shared first');
    await received(1);
    await share('Shared later');
    const messageId = await received(2);
    await send('/iam/messages/action/read', { messageId }, admin);
    return messageId;
  },
  Preset: async () => {
    const order = {
      name: 'School time',
      target: { type: 'organisation' },
      weight: 10,
      events: ['booted'],
      configuration: { 'time/enable': true },
    };
    const { presetId } = await post('/presets', order);
    const edited = await bench.app.inject({
      method: 'PUT',
      url: `/api/v1/presets/${presetId}`,
      headers: admin,
      payload: { revision: 1, order: { ...order, weight: 20 } },
    });
    expect(edited.json().code).toBe('success');
    await post(`/presets/${presetId}/discard`, {});
    return presetId;
  },
  Admission: async () => {
    const admissionId = 'admission-of-the-test';
    const streams = new StreamRepository({ log: bench.log, definition: admissionStream });
    const actor = serverActor('gateway');
    const devices = { by: 'network' as const, network: '192.0.2.0/24', oui: null, productClass: null };
    const facts: AdmissionFact[] = [
      { type: 'admission.opened', data: { opId: 'northwind', devices, most: 2, validMs: 60_000 } },
      { type: 'device.admitted', data: { endpointId: ownDevice, address: '192.0.2.17', fingerprint: null } },
      { type: 'admission.closed', data: {} },
    ];
    await streams.advance(admissionId, () => facts.map((fact) => ({ ...fact, actor })));
    return admissionId;
  },
  PasswordReset: async () => {
    const { data: found } = (
      await bench.app.inject({ url: '/api/v1/users?keyword=viewer', headers: admin })
    ).json();
    const { userId } = found[0];
    for (let time = 0; time < 2; time++)
      await bench.app.inject({ method: 'PATCH', url: `/api/v1/users/${userId}/passwords`, headers: admin });
    const { data } = (
      await bench.app.inject({ url: `/api/v1/users/${userId}/password-resets`, headers: admin })
    ).json();
    // The earlier one is used: the mail of the later replaced it.
    return data[1].resetId;
  },
  AppVersion: async () => {
    const { payload, headers } = form(
      { appName: 'Kids TV' },
      { name: 'kidstv.apk', bytes: readFileSync('tests/fixtures/apps/kids-1.0.0.apk') },
    );
    const sent = { method: 'POST', url: '/api/v1/application/new', payload } as const;
    const answer = await bench.app.inject({ ...sent, headers: { ...admin, ...headers } });
    const { id } = answer.json().data;
    for (const description of ['For children', 'For all children']) {
      const url = `/api/v1/app-files/${id}`;
      await bench.app.inject({ method: 'PATCH', url, headers: admin, payload: { description } });
    }
    return id;
  },
  Account: async () => {
    const { userId } = await post('/users/action/invite', {
      email: 'jin.park@northwind.example',
      roleGroupKey: 'Viewer',
    });
    await post('/users/action/reinvite', { userId });
    await post('/users/action/disinvite', { userId });
    return userId;
  },
};

/** Redactable fields of the first fact of each kind. */
const said: Record<Name, readonly string[]> = {
  Task: ['params'],
  Case: ['title'],
  BulkAction: ['params'],
  Consent: ['text'],
  PlaybookRun: ['caseTitle'],
  Mail: ['to'],
  Message: ['accountId', 'group', 'subjects'],
  Alarm: [],
  FileUpload: ['fileName', 'fingerprint'],
  DeviceUpload: ['fileName', 'reading'],
  FirmwareUpgrade: [],
  FirmwareProfile: [],
  FirmwareWave: [],
  AppProfile: [],
  AppWave: [],
  AppChange: [],
  Notice: ['contents', 'title'],
  Preset: [],
  Admission: ['devices'],
  PasswordReset: [],
  AppVersion: ['description', 'developer', 'fileName', 'otherSigner', 'url'],
  Account: ['email', 'name'],
};

const fieldsOf = ({ fields }: { fields: string[] }) => fields;

describe.each(Object.keys(timelines) as Name[])('the timeline of a %s', (name) => {
  const {
    id: idField,
    ...does
  }: { id: string; events: OperationId; state: OperationId; export?: OperationId } = timelines[name];
  let id: string;
  beforeAll(async () => {
    id = await begun[name]();
  });
  const ask = (operation: OperationId, headers: Header, query: Record<string, string> | string = {}) => {
    const { base, path } = operations[operation];
    return bench.app.inject({ url: `${base}${path.replace(`{${idField}}`, id)}`, headers, query });
  };
  const dataOf = async (...call: Parameters<typeof ask>) => (await ask(...call)).json().data;

  test('has its events in pages, and its state after each', async () => {
    const events = await dataOf(does.events, admin);
    expect(events.length).toBeGreaterThan(2);
    expect(events.map(({ version }: { version: number }) => version)).toEqual(
      events.map((_: unknown, index: number) => index + 1),
    );
    expect(await dataOf(does.events, admin, { after: '1', limit: '1' })).toEqual([events[1]]);
    const head = { [idField]: id, version: events.length, headVersion: events.length };
    expect(await dataOf(does.state, admin)).toMatchObject(head);
    expect(await dataOf(does.state, admin, { at: '0' })).toMatchObject({ state: 'empty', terminal: false });
    const beyond = await ask(does.state, admin, { at: String(events.length + 1) });
    expect(beyond.json().code).toBe('nodata');
  });

  test('is readable by an auditor, and by no other operator', async () => {
    const auditor = await bench.login('auditor@northwind.example');
    const foreign = await bench.login('admin@brightline.example');
    for (const operation of Object.values(does)) {
      expect((await ask(operation, auditor)).statusCode, operation).toBe(200);
      expect((await ask(operation, foreign)).json().code, operation).toBe('nodata');
    }
  });

  test.runIf(does.export)('is exported as a valid file', async () => {
    const file = await ask(does.export as OperationId, admin);
    const verdict = await verifyFile(new Blob([file.body]), { sha256, trusted: null });
    expect(verdict).toMatchObject({ ok: true, subject: expect.stringMatching(`:${id}$`) });
  });

  // A timeline without names has nothing to redact.
  test.runIf(does.export && said[name].length > 0)(
    'leaves without what is redacted, and verifies',
    async () => {
      const operation = does.export as OperationId;
      const whole = (await ask(operation, admin)).json();
      const kind = whole.statement.machine.name;
      const fields = redactableNames([kind]);
      expect(fields.length).toBeGreaterThan(0);
      const file = await ask(operation, admin, `?${fields.map((field) => `redact=${field}`).join('&')}`);
      const { statement, events } = file.json();
      const verdict = await verifyFile(new Blob([file.body]), { sha256, trusted: null });
      expect(verdict).toMatchObject({ ok: true, redacted: statement.redacted.flatMap(fieldsOf).length });
      expect(statement.redacted[0]).toEqual({ version: 1, fields: said[name] });
      for (const field of said[name]) expect(events[0].data).not.toHaveProperty(field);
      expect(events[0].leaf).toBe(whole.events[0].leaf);
      expect(file.body).not.toContain('192.0.2.77');
      const secretly = { ...file.json(), statement: { ...statement, redacted: undefined } };
      expect(await verifyFile(new Blob([JSON.stringify(secretly)]), { sha256, trusted: null })).toMatchObject(
        {
          ok: false,
        },
      );
      for (const item of ['endpointId', 'value/*', `device:${ownDevice}/1/params`])
        expect((await ask(operation, admin, { redact: item })).json().code, item).toBe('custom');
    },
  );
});

test('lets the reason of a stopped profile be redacted in its file', async () => {
  const url = '/api/v1/firmwares/profiles/profile-of-the-test/export';
  const { body } = await bench.app.inject({ url, headers: admin });
  expect(body).toContain(saidOfProfile);
  const without = await bench.app.inject({ url, headers: admin, query: { redact: 'reason' } });
  expect(without.body).not.toContain(saidOfProfile);
  const verdict = await verifyFile(new Blob([without.body]), { sha256, trusted: null });
  expect(verdict).toMatchObject({ ok: true, kind: 'rollout', redacted: 2 });
});
