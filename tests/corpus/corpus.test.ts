import { expect, test } from 'vitest';
import { RecordedStream } from '#domain/conformance.ts';
import { foldOf } from '#machines/fold.ts';
import { versionsOf } from '#machines/recorded.ts';
import { taskMachineVersion } from '#machines/task/machine.ts';
import { metBy } from '#tests/models/tiers.ts';
import { unreachableOn } from '#tests/models/unreachable.ts';
import { branchesOf, modelOf } from '#tests/models/walks.ts';
import { corpus } from './corpus.ts';
import { stepsOf } from './recording.ts';

/**
 * Streams of a real server. A machine that folds them differently than when they were recorded would change the display
 * of old tasks: it needs its own version (docs/decisions/009).
 */
const recordings = corpus();

test.each([...recordings])('%s: same states, same effects', (_, recording) => {
  const machine = versionsOf(recording.machine)?.[recording.machineVersion];
  if (!machine) throw new Error('its machine is gone');
  expect(stepsOf(machine, recording.events)).toEqual(recording.steps);
});

test.each([...recordings])('%s: contains no impossible event', (_, recording) => {
  const stream = new RecordedStream(versionsOf(recording.machine)?.[recording.machineVersion] ?? null);
  recording.events.forEach((event, at) => {
    expect(stream.step({ version: at + 1, ...event }).problem).toBeNull();
  });
});

test("shows every transition that a server can make in the recordings of today's version", () => {
  const machine = versionsOf('task')?.[taskMachineVersion];
  if (!machine) throw new Error('no machine');
  const fold = foldOf(machine);
  const met = new Set(
    [...recordings.values()]
      .filter(({ machineVersion }) => machineVersion === taskMachineVersion)
      .flatMap(({ events }) => metBy(fold, events)),
  );
  const unreachable = unreachableOn('server', 'task');
  const missing = branchesOf(modelOf('task')).filter(
    (branch) => !met.has(branch) && !unreachable.has(branch),
  );
  expect(missing).toEqual([]);
});
