import { describe, expect, test } from 'vitest';
import { canonicalJson } from '#domain/canonical-json.ts';
import { foldOf } from '#machines/fold.ts';
import { explore, runPath } from './explore.ts';
import { pinnedTable, tableOf } from './pinned.ts';
import { models, sampleName, stateName } from './registry.ts';

describe.each(models)('machine $name', (model) => {
  test('matches its pinned table in every situation and for every event', () => {
    expect(tableOf(model)).toBe(pinnedTable(model));
  });

  test('keeps context and state for an event that its state does not handle', () => {
    const fold = foldOf(model.machine);
    for (const { path } of explore(model).situations) {
      const snapshot = runPath(model, path);
      for (const sample of model.samples) {
        if (snapshot.can(sample)) continue;
        const effects: unknown[] = [];
        const after = fold.step(snapshot, sample, (effect) => effects.push(effect));
        const where = `${stateName(snapshot)} + ${sampleName(model.samples, sample)}`;
        expect(stateName(after), where).toBe(stateName(snapshot));
        expect(canonicalJson(after.context), where).toBe(canonicalJson(snapshot.context));
        expect(effects, where).toEqual([]);
      }
    }
  });

  test('keeps its context plain JSON, so that a replay elsewhere is the same', () => {
    for (const { snapshot } of explore(model).situations) {
      expect(JSON.parse(JSON.stringify(snapshot.context))).toEqual(snapshot.context);
    }
  });
});
