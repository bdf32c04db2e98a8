import { describe, expect, test } from 'vitest';
import { rowsOf } from './selection.tsx';
import { editedRow } from './use-row-editing.ts';

interface Row {
  id: string;
  name: string;
}
const row = (id: string, name = id): Row => ({ id, name });
const idOf = ({ id }: Row) => id;

describe('rows that are selected', () => {
  test('stay selected on another page, as they were', () => {
    expect(rowsOf(['a', 'c'], [row('a')], [row('b'), row('c')], idOf)).toEqual([row('a'), row('c')]);
  });
  test('are those that the page shows now', () => {
    expect(rowsOf(['a'], [row('a', 'before')], [row('a', 'now')], idOf)).toEqual([row('a', 'now')]);
  });
  test('are none that was never seen', () => {
    expect(rowsOf(['x'], [row('a')], [], idOf)).toEqual([]);
  });
});

describe('the row that is edited', () => {
  test('is the one of the list, which may be newer than the one that was opened', () => {
    expect(editedRow('a', [row('a', 'now')], row('a', 'before'), idOf)?.name).toBe('now');
  });
  test('stays when it has left the list', () => {
    expect(editedRow('a', [row('b')], row('a'), idOf)).toEqual(row('a'));
  });
  test('is none while nothing, a new row or an unknown one is edited', () => {
    for (const draft of ['', 'new', 'x']) expect(editedRow(draft, [row('a')], row('b'), idOf)).toBeNull();
  });
});
