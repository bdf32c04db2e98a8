import { expect, test, vi } from 'vitest';
import { taskSamples } from '#machines/task/events.ts';
import { taskMachine } from '#machines/task/machine.ts';
import { Replay, type TimelineEvent } from '#web/entities/stream/replay.ts';
import { taskTimeline } from './timeline.tsx';

// The live socket's module asks for it as soon as it is loaded.
vi.hoisted(() => vi.stubGlobal('window', {}));

test('every state, deadline and effect of the task machine has words', () => {
  for (const state of Object.keys(taskMachine.root.states)) expect(taskTimeline.states).toHaveProperty(state);
  const effects = taskSamples.flatMap((_, first) => {
    const replay = new Replay(taskMachine);
    replay.join(
      taskSamples.slice(first).map(
        ({ type, data }, index): TimelineEvent => ({
          pos: index + 1,
          streamId: 'task:1',
          version: index + 1,
          type,
          schemaVersion: 1,
          recordedAt: new Date(index).toISOString(),
          actor: { kind: 'server', id: 'engine', name: 'engine' },
          data: { ...data },
          hash: '',
        }),
      ),
    );
    return replay.events.flatMap(({ version }) => replay.effectsOf(version));
  });
  expect(new Set(effects.map(({ type }) => type))).toContain('operate');
  for (const effect of effects)
    if (/Deadline$/.test(effect.type))
      expect(taskTimeline.deadlines).toHaveProperty(String(effect.params.name));
    else expect(taskTimeline.effectWords?.(effect), effect.type).not.toBeNull();
});
