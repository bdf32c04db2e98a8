import { readFileSync } from 'node:fs';
import { type OperationId, operations, resources } from '#api/operations.gen.ts';
import type { ResourceName } from '#server/core/resource/resource.ts';
import { eventually } from '#tests/support/eventually.ts';
import { form } from '#tests/support/form.ts';
import type { BenchServer } from './bench-server.ts';
import {
  exampleConsent,
  exampleFile,
  exampleMail,
  exampleNotice,
  exampleOf,
  exampleRun,
  exampleUpload,
  ownDevice,
  pair,
  resourceSamples,
  type Sample,
  samples,
} from './samples.ts';

/**
 * Creates one object of each kind as the bearer of `headers`, and returns one valid request for each operation on them.
 */
export async function createRows(
  bench: BenchServer,
  headers: Record<string, string>,
): Promise<Record<OperationId, Sample>> {
  const made = async (method: 'GET' | 'POST', url: string, payload?: object) => {
    const answer = await bench.app.inject({ method, url, headers, ...(payload ? { payload } : {}) });
    return answer.json().data;
  };
  const host = 'example.net';
  const started = await made('POST', '/api/v1/devices/diagnostics/ip-ping', { endpointId: ownDevice, host });
  const opened = await made('POST', '/api/v1/cases/action/open', { title: 'A case' });
  const several = await made('POST', '/api/v1/devices/actions/multi/lock', { endpointIds: pair });
  const uploaded = await made('POST', '/api/v1/invdevices/bulk-uploads', exampleUpload);
  const file = await made('POST', '/api/v1/uploads', exampleFile);
  const image = form(
    { mid: 'kstb2020', fwCode: '140', versionName: '1.4.0' },
    { name: 'kstb2020-1.4.0.img', bytes: Buffer.from('firmware') },
  );
  const added = await bench.app.inject({
    method: 'POST',
    url: '/api/v1/firmwares',
    payload: image.payload,
    headers: { ...headers, ...image.headers },
  });
  const apk = form(
    { appName: 'Kids TV' },
    { name: 'kidstv-1.0.0.apk', bytes: readFileSync('tests/fixtures/apps/kids-1.0.0.apk') },
  );
  const app = await bench.app.inject({
    method: 'POST',
    url: '/api/v1/application/new',
    payload: apk.payload,
    headers: { ...headers, ...apk.headers },
  });
  const asked = await bench.consents.ask(exampleConsent);
  const runId = (await bench.playbooks.start(exampleRun)) ?? '';
  const written = await made('POST', '/api/v1/notices', exampleNotice);
  await made('POST', '/api/v1/devices/admissions/action/open', { endpointId: 'os::00D09E-ADMITTED' });
  const rows = new Map<string, string>();
  for (const [name, place] of Object.entries(resources) as [ResourceName, Record<string, string>][]) {
    const url = (operation: string | undefined) => {
      const { base, path } = operations[operation as OperationId];
      return `${base}${path}`;
    };
    // Without a create call, the first row of its list is used.
    const row = place.create
      ? await made('POST', url(place.create), exampleOf(bench.documents, `${name}Input`, 1))
      : place.get && (await made('GET', url(place.list)))[0];
    if (row) rows.set(name, row[place.id ?? '']);
  }
  const mailId = await bench.queueMail(exampleMail);
  const email = 'jin.park@northwind.example';
  const invited = await made('POST', '/api/v1/users/action/invite', { email, roleGroupKey: 'Viewer' });
  await eventually(() => {
    if (bench.mails.length < 2) throw new Error('the two mails are not out yet');
  });
  return {
    ...samples({
      taskId: started.taskId,
      caseId: opened.caseId,
      bulkActionId: several.bulkActionId,
      consentId: asked?.consentId ?? '',
      runId,
      mailId,
      notiId: written.notiId,
      userId: invited.userId,
      uploadId: uploaded.historyId,
      fileUploadId: file.uploadId,
      firmwareId: added.json().data.FirmwareFileId,
      appFileId: app.json().data.id,
    }),
    ...resourceSamples(bench.documents, (name) => rows.get(name) ?? 'x'),
  };
}
