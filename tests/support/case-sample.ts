import { type CaseFile, type CaseStatement, caseFormat, caseKinds } from '#domain/case/file.ts';
import { inertJson, type Player, pageFrame } from '#domain/case/page.ts';
import { type PageFrame, pageDigest } from '#domain/case/page-digest.ts';
import { redactDevice } from '#domain/case/redact-device.ts';
import { redactionOf } from '#domain/redaction.ts';
import { taskTraits } from '#domain/task-kinds/table.ts';
import type { CaseFact } from '#machines/case/events.ts';
import type { TaskFact } from '#machines/task/events.ts';
import { type SampleKey, sha256 } from './sealed-log.ts';
import { claimedSample, sampleTime, writtenLog } from './written-log.ts';

type Fact = TaskFact | CaseFact;

export const samplePlayer: Player = { script: 'void 0;', style: 'main{color:CanvasText}' };

/** Events of the sample in the order of its log: `task:1` is in the case, `task:other` is not. */
const happened: readonly [string, Fact][] = [
  [
    'task:1',
    {
      type: 'task.requested',
      data: {
        ...taskTraits('PingTest'),
        endpointId: 'os::00D09E-1',
        lane: 'interactive',
        params: { host: '192.0.2.10' },
      },
    },
  ],
  ['task:other', { type: 'task.authorised', data: { permission: '/other' } }],
  ['task:1', { type: 'task.authorised', data: { permission: '/ping' } }],
  ['task:1', { type: 'task.queued', data: { position: 0, online: true } }],
  ['case:c1', { type: 'case.opened', data: { title: 'A </script><script>ran()</script> case', opId: 'n' } }],
  ['task:1', { type: 'task.dispatched', data: { attempt: 1 } }],
  ['case:c1', { type: 'case.taskAdded', data: { taskId: '1' } }],
  ['task:1', { type: 'task.acknowledged', data: { requestPath: 'Device.LocalAgent.Request.1.' } }],
  ['task:1', { type: 'task.succeeded', data: { result: { host: '192.0.2.10', success_count: 3 } } }],
  ['case:c1', { type: 'case.commented', data: { text: '느려요 <!-- <script>' } }],
];

const sealedTo = 8;

/** Returns a case with one task, as the server exports it. */
export function sampleCase(
  key: SampleKey,
  items: readonly string[] = [],
  more: Partial<CaseStatement> = {},
): CaseFile {
  const redaction = redactionOf(items, caseKinds);
  if ('refused' in redaction) throw new Error(`${redaction.refused} cannot be taken out`);
  const log = writtenLog(happened);
  const { streams, claims } = claimedSample(log, ['case:c1', 'task:1'], { key, sealedTo, redaction });
  const statement: CaseStatement = {
    format: caseFormat,
    caseId: 'c1',
    address: 'http://localhost:8080/cases/c1',
    language: 'en',
    streams: claims,
    devices: [
      redactDevice(
        {
          endpointId: 'os::00D09E-1',
          from: 1,
          to: 9,
          values: [{ path: 'Device.WiFi.Radio.1.Channel', before: '1', after: '11', redacted: false }],
        },
        redaction,
      ),
    ],
    leftOut: 0,
    sealedTo,
    log: { logId: 'main', epoch: 'e1', pos: 10, hash: log.at(-1)?.hash ?? '' },
    page: null,
    exportedAt: sampleTime,
    keyId: key.keyId,
    ...more,
  };
  return {
    format: caseFormat,
    ...key.sign(statement),
    keys: [{ keyId: key.keyId, publicKey: key.publicKey }],
    streams,
  };
}

/** Returns this case within its page. */
export function sampleCasePage(key: SampleKey, items: readonly string[] = []): string {
  const frame: PageFrame = pageFrame(sha256, samplePlayer, 'en');
  const file = sampleCase(key, items, { page: pageDigest(sha256, frame) });
  return frame.before + inertJson(file) + frame.after;
}
