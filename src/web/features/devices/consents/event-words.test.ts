import { expect, test } from 'vitest';
import { consentSamples } from '#machines/consent/events.ts';
import { detailsOf } from './event-words.ts';
import { consentTimeline } from './timeline.tsx';

const event = ({ type, data }: { type: string; data: object }) => ({
  pos: 1,
  streamId: 'consent:1',
  version: 1,
  type,
  schemaVersion: 1,
  recordedAt: '2027-01-15T08:00:00.000Z',
  actor: { kind: 'account' as const, id: 'kim', name: 'Kim' },
  data: { ...data },
  hash: '',
});

test.each(consentSamples)('$type has a name', ({ type }) => {
  expect(consentTimeline.events?.[type]).toBeDefined();
});

test('names a digit only as a digit, and any other key by its name', () => {
  expect(detailsOf(event({ type: 'key.pressed', data: { key: 'Digit' } }))?.text.id).toBe(
    'consent.key.Digit',
  );
  expect(detailsOf(event({ type: 'key.pressed', data: { key: 'ChannelUp' } }))?.text.id).toBe(
    'consent.key.ChannelUp',
  );
});

test('a field that was redacted, or is of a later version, says nothing instead of something wrong', () => {
  expect(detailsOf(event({ type: 'consent.requested', data: { text: { redacted: 'x' } } }))).toBeNull();
  expect(detailsOf(event({ type: 'tasks.ended', data: { ended: 'x' } }))).toBeNull();
  expect(detailsOf(event({ type: 'consent.ended', data: { reason: 'toString' } }))).toBeNull();
  expect(detailsOf(event({ type: 'unheard.of', data: {} }))).toBeNull();
});
