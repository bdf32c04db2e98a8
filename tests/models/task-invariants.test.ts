import { describe, expect, test } from 'vitest';
import { foldOf } from '#machines/fold.ts';
import type { TaskFact } from '#machines/task/events.ts';
import { taskMachine } from '#machines/task/machine.ts';
import { explore } from './explore.ts';
import { models } from './registry.ts';

const model = models.find(({ name }) => name === 'task');
const fold = foldOf(taskMachine);

/** Folds a path and keeps the deadlines like the shell. */
function replay(path: TaskFact[]) {
  const deadlines = new Map<string, number>();
  let operates = 0;
  let snapshot = fold.initial();
  for (const fact of path) {
    snapshot = fold.step(snapshot, fact, ({ type, params }) => {
      if (type === 'setDeadline') deadlines.set(String(params.name), Number(params.ms));
      if (type === 'clearDeadline') deadlines.delete(String(params.name));
      if (type === 'operate') operates++;
    });
    if (fact.type === 'deadline.passed') deadlines.delete(fact.data.name);
  }
  return { snapshot, deadlines, operates };
}

describe('invariants of a device task, on every path', () => {
  const paths = (model ? explore(model).situations : []).map(({ path }) => path as TaskFact[]);

  test('has paths to check', () => expect(paths.length).toBeGreaterThan(30));

  test('leaves no wait of an ended task', () => {
    for (const path of paths) {
      const { snapshot, deadlines } = replay(path);
      if (snapshot.hasTag('terminal')) expect([...deadlines.keys()], JSON.stringify(path)).toEqual([]);
    }
  });

  test('waits with a deadline for every open task that was queued', () => {
    for (const path of paths) {
      const { snapshot, deadlines } = replay(path);
      const begun = !['empty', 'requested', 'authorised'].includes(String(snapshot.value));
      if (begun && !snapshot.hasTag('terminal')) {
        expect(deadlines.size, JSON.stringify(path.map(({ type }) => type))).toBeGreaterThan(0);
      }
    }
  });

  test('sends nothing to a device before the request was authorised', () => {
    for (const path of paths) {
      const { operates } = replay(path);
      if (operates > 0) expect(path.some(({ type }) => type === 'task.authorised')).toBe(true);
    }
  });

  test('resends a command that is not safe to repeat only with proof that it was not delivered', () => {
    for (const path of paths) {
      const { snapshot, operates } = replay(path);
      if (snapshot.context.traits?.retrySafe !== false || operates < 2) continue;
      expect(path.some((fact) => fact.type === 'delivery.failed' && fact.data.proof === 'notDelivered')).toBe(
        true,
      );
    }
  });

  test('keeps the end of a task, whatever is reported later', () => {
    for (const path of paths) {
      const { snapshot } = replay(path);
      if (!snapshot.hasTag('terminal')) continue;
      for (const late of model?.samples ?? []) {
        expect(fold.step(snapshot, late as TaskFact).value).toBe(snapshot.value);
      }
    }
  });
});
