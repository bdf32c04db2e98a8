import { describe, expect, test } from 'vitest';
import { editedTargets, isWholeModel } from './targets.ts';

describe('the whole model', () => {
  test.each([
    ['is meant where nothing is named', {}, true],
    ['is meant where only devices are left out', { deleteDids: ['a'] }, true],
    ['is meant where only an organisation and versions narrow it', { opId: 'o', fromVersions: ['1'] }, true],
    ['is not meant by an empty list of devices', { addDids: [] }, false],
    ['is not meant by an empty list of groups', { gids: [] }, false],
    ['is not meant by an empty list of cities', { opCityIds: [] }, false],
    ['is not meant by a group', { gid: 'g' }, false],
  ])('%s', (_, targets, isWhole) => {
    expect(isWholeModel(targets)).toBe(isWhole);
  });
});

describe('an edit', () => {
  test('that removes the only device leaves none', () => {
    const targets = editedTargets({ addDids: ['a'] }, [], ['a']);
    expect(isWholeModel(targets)).toBe(false);
    expect(targets.addDids).toEqual([]);
  });

  test('that adds a device keeps the whole model', () => {
    const targets = editedTargets({ opId: 'o' }, ['a'], []);
    expect(isWholeModel(targets)).toBe(true);
    expect(targets).toEqual({ opId: 'o', wholeModel: true, addDids: ['a'] });
  });

  test('adds a removed device again, and removes it again', () => {
    const back = editedTargets({ gid: 'g', deleteDids: ['a'] }, ['a'], []);
    expect(back).toEqual({ gid: 'g', wholeModel: false, addDids: ['a'], deleteDids: ['a'] });
  });
});
