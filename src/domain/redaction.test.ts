import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accountSamples } from '#machines/account/events.ts';
import { admissionSamples } from '#machines/admission/events.ts';
import { aggregateRunSamples } from '#machines/aggregate-run/events.ts';
import { alarmSamples } from '#machines/alarm/events.ts';
import { appChangeSamples } from '#machines/app-change/events.ts';
import { appFileSamples } from '#machines/app-file/events.ts';
import { bulkActionSamples } from '#machines/bulk-action/events.ts';
import { caseSamples } from '#machines/case/events.ts';
import { consentSamples } from '#machines/consent/events.ts';
import { firmwareFileSamples } from '#machines/firmware-file/events.ts';
import { upgradeSamples } from '#machines/firmware-upgrade/events.ts';
import { type FoldedEffect, foldOf } from '#machines/fold.ts';
import { inventoryUploadSamples } from '#machines/inventory-upload/events.ts';
import { mailSamples } from '#machines/mail/events.ts';
import { messageSamples } from '#machines/message/events.ts';
import { noticeSamples } from '#machines/notice/events.ts';
import { passwordResetSamples } from '#machines/password-reset/events.ts';
import { playbookSamples } from '#machines/playbook/events.ts';
import { presetSamples } from '#machines/preset/events.ts';
import { presetDeviceSamples } from '#machines/preset-device/events.ts';
import { provisioningSamples } from '#machines/provisioning/events.ts';
import { recordedKinds, redactableOf, versionsOf } from '#machines/recorded.ts';
import { rolloutSamples } from '#machines/rollout/events.ts';
import { taskSamples } from '#machines/task/events.ts';
import { uploadSamples } from '#machines/upload/events.ts';
import { vodFetchSamples } from '#machines/vod-fetch/events.ts';
import { waveSamples } from '#machines/wave/events.ts';
import { sampleCase } from '#tests/support/case-sample.ts';
import { SampleKey } from '#tests/support/sealed-log.ts';
import { caseKinds } from './case/file.ts';
import { redactableFields, redactableNames, redactionOf } from './redaction.ts';

interface AnyFact {
  type: string;
  data: object;
}

const samplesOf: Record<string, AnyFact[]> = {
  admission: admissionSamples,
  'aggregate-run': aggregateRunSamples,
  alarm: alarmSamples,
  'bulk-action': bulkActionSamples,
  'inventory-upload': inventoryUploadSamples,
  case: caseSamples,
  consent: consentSamples,
  account: accountSamples,
  'app-change': appChangeSamples,
  'app-file': appFileSamples,
  'firmware-file': firmwareFileSamples,
  'firmware-upgrade': upgradeSamples,
  mail: mailSamples,
  message: messageSamples,
  notice: noticeSamples,
  'password-reset': passwordResetSamples,
  playbook: playbookSamples,
  rollout: rolloutSamples,
  task: taskSamples,
  preset: presetSamples,
  'preset-device': presetDeviceSamples,
  provisioning: provisioningSamples,
  upload: uploadSamples,
  'vod-fetch': vodFetchSamples,
  wave: waveSamples,
};

const taken = (kind: string, { type, data }: AnyFact): AnyFact => {
  const fields = redactableFields(`${kind}:x`, type);
  return {
    type,
    data: Object.fromEntries(Object.entries(data).filter(([field]) => !fields.includes(field))),
  };
};

describe('redactable fields', () => {
  test.each(recordedKinds)('moves no machine: %s', (kind) => {
    // biome-ignore lint/suspicious/noExplicitAny: several machines, one property
    const fold = foldOf(Object.values(versionsOf(kind) ?? {}).at(-1) as any);
    const facts = samplesOf[kind] ?? [];
    expect(facts.map(({ type }) => type)).toEqual(expect.arrayContaining(Object.keys(redactableOf(kind))));
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...facts), { maxLength: 40 }), (stream) => {
        let [whole, less] = [fold.initial(), fold.initial()];
        for (const fact of stream) {
          const effects: [FoldedEffect[], FoldedEffect[]] = [[], []];
          whole = fold.step(whole, fact, (effect) => effects[0].push(effect));
          less = fold.step(less, taken(kind, fact), (effect) => effects[1].push(effect));
          expect(less.value).toEqual(whole.value);
          expect(effects[1]).toEqual(effects[0]);
        }
      }),
      { numRuns: 300 },
    );
  });

  test('are named by field, event, or device value', () => {
    const redaction = redactionOf(['text', 'task:a/3/sample', 'value/Device.Time.NTPServer1'], caseKinds);
    if ('refused' in redaction) throw new Error('refused');
    expect(redaction.takes({ streamId: 'case:c', version: 9, type: 'case.commented' })).toEqual(['text']);
    expect(redaction.takes({ streamId: 'task:a', version: 3, type: 'task.progressed' })).toEqual(['sample']);
    expect(redaction.takes({ streamId: 'task:a', version: 4, type: 'task.progressed' })).toEqual([]);
    expect(redaction.takes({ streamId: 'task:a', version: 3, type: 'task.dispatched' })).toEqual([]);
    expect(redaction.hides('Device.Time.NTPServer1')).toBe(true);
    expect(redaction.hides('Device.Time.NTPServer2')).toBe(false);
  });

  test('are named by task: every event of one, none of another', () => {
    const redaction = redactionOf(['task:a/*/sample'], ['task']);
    if ('refused' in redaction) throw new Error('refused');
    const takes = (streamId: string, version: number) =>
      redaction.takes({ streamId, version, type: 'task.progressed' });
    expect([takes('task:a', 5), takes('task:a', 6), takes('task:b', 5)]).toEqual([
      ['sample'],
      ['sample'],
      [],
    ]);
    expect(redaction.takes({ streamId: 'task:a', version: 1, type: 'task.requested' })).toEqual([]);
  });

  test('are refused for another kind, and device values exist only in the file of a case', () => {
    expect(redactionOf(['title'], ['task'])).toEqual({ refused: 'title' });
    expect(redactionOf(['case:a/1/title'], ['task'])).toEqual({ refused: 'case:a/1/title' });
    expect(redactionOf(['case:a/1/params'], caseKinds)).toEqual({ refused: 'case:a/1/params' });
    expect(redactionOf(['value/*'], ['task'])).toEqual({ refused: 'value/*' });
  });

  test.each([
    'attempt',
    'task:a/*/attempt',
    'task:a/**/params',
    '*/3/params',
    'endpointId',
    'deadlines',
    '',
    'params/',
    'task:a/0/params',
    'task:a/3/attempt',
    'device:a/3/params',
    'value/',
    '__proto__',
    'constructor',
  ])('is never %j', (item) => {
    expect(redactionOf(['params', item], caseKinds)).toEqual({ refused: item });
  });
});

test('leaves no redacted text in the file when everything is redacted', () => {
  const text = JSON.stringify(sampleCase(new SampleKey(), [...redactableNames(caseKinds), 'value/*']));
  for (const secret of ['192.0.2.10', 'ran()', '느려요', '"11"']) expect(text).not.toContain(secret);
  expect(text).toContain('"redacted":true');
});
