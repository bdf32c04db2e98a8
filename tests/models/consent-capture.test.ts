import { afterAll, expect, test } from 'vitest';
import type { ConsentFact } from '#machines/consent/events.ts';
import { explore, runPath } from './explore.ts';
import { todaysRun } from './recorded.ts';
import type { Sample } from './registry.ts';
import { recordTier } from './tiers.ts';
import { modelOf } from './walks.ts';

/**
 * Derives from the facts, without the machine, if pictures may be taken: consent was given on the television, the
 * screen is being viewed, a capture was requested, and none of this has ended.
 */
class Allowance {
  agreed = false;
  over = false;
  capture: string | null = null;
  readonly viewers = new Set<string>();

  get allows(): boolean {
    return this.agreed && !this.over && this.capture !== null && this.viewers.size > 0;
  }

  after(fact: ConsentFact): this {
    switch (fact.type) {
      case 'tasks.ended':
        for (const { taskId, answer } of fact.data.ended) {
          if (answer === 'agreed') this.agreed = true;
          else if (answer !== null) this.over = true;
          if (taskId === this.capture) this.capture = null;
        }
        break;
      case 'viewer.joined':
        this.viewers.add(fact.data.viewerId);
        break;
      case 'viewer.left':
        if (this.viewers.delete(fact.data.viewerId) && this.viewers.size === 0) this.over = true;
        break;
      case 'capture.requested':
        this.capture = fact.data.taskId;
        break;
      case 'consent.ended':
      case 'deadline.passed':
        this.over = true;
        break;
      default:
    }
    return this;
  }
}

const model = modelOf('consent');
const { situations } = explore(model);
const today = todaysRun('switch', {
  machine: 'consent',
  modules: [],
  files: ['tests/models/explore.ts', 'tests/models/consent-capture.test.ts'],
  texts: [`${model.situation}`],
});
afterAll(() => recordTier('switch', 'consent', { part: 'threes', today }));
const capturing = new Set(['starting', 'playing']);
/** Number of successive facts from every situation: every transition, and every two and three in a row (2-switch). */
const steps = 3;

test('given any three facts from any situation, then pictures are taken only while they are allowed, and always then (TN-102..TN-119)', () => {
  let walked = 0;
  const wrong: string[] = [];
  const walk = (snapshot: ReturnType<typeof runPath>, path: readonly Sample[], left: number): void => {
    const allowance = path.reduce((known, fact) => known.after(fact as ConsentFact), new Allowance());
    walked += 1;
    if (capturing.has(String(snapshot.value)) !== allowance.allows)
      wrong.push(path.map(({ type }) => type).join(' → '));
    if (left === 0) return;
    for (const sample of model.samples)
      if (snapshot.can(sample)) walk(runPath(model, [...path, sample]), [...path, sample], left - 1);
  };
  const begun = today.pick(situations, ({ key }) => key);
  for (const { path } of begun) walk(runPath(model, path), path, steps);
  expect(wrong.slice(0, 5)).toEqual([]);
  expect(walked).toBeGreaterThan(today.whole ? 40_000 : begun.length);
});
