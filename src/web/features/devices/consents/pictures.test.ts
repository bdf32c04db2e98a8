import { expect, test } from 'vitest';
import { picturesOf } from './pictures.ts';

const event = (version: number, type: string, data = {}) => ({
  pos: version,
  streamId: 'consent:1',
  version,
  type,
  schemaVersion: 1,
  recordedAt: '2027-01-15T08:00:00.000Z',
  actor: { kind: 'device' as const, id: 'os::00D09E-000001', name: '' },
  data,
  hash: '',
});

test('a picture belongs to the capture before it: each counts from one', () => {
  const takenAt = '2027-01-15T08:00:00.000Z';
  const events = [
    event(1, 'consent.requested'),
    event(2, 'capture.requested', { taskId: 'first' }),
    event(3, 'picture.received', { sequence: 1, takenAt }),
    event(4, 'picture.received', { sequence: 3, takenAt }),
    event(5, 'tasks.ended'),
    event(6, 'capture.requested', { taskId: 'second' }),
    event(7, 'picture.received', { sequence: 1, takenAt }),
  ];
  expect(picturesOf(events)).toEqual([
    { taskId: 'first', sequence: 1, takenAt },
    { taskId: 'first', sequence: 3, takenAt },
    { taskId: 'second', sequence: 1, takenAt },
  ]);
});
