import { describe, expect, test } from 'vitest';
import { headlessBeginning } from './headless.ts';
import { findingsOfSource } from './sources.ts';

describe('a headless comment', () => {
  test.each([
    'Of the rows that were added.',
    'What the tables know.',
    'Whether the device is online, as a label.',
    'Why a consent ended.',
    'How many rows fit.',
    'As devices name it: its package.',
    'That there are others, where there are.',
    'Where the map is, in the address; absent: all devices.',
    'When the last passage was made, ISO text.',
    'When a query was last answered, and whether it failed since.',
    'For a list: the property that names a row.',
    'For those who do not see it.',
    'With the number of its row where several rows were set.',
    'Without any filter; the order stays.',
  ])('is found: %s', (comment) => {
    expect(headlessBeginning(comment)).toBe(comment.split(' ')[0]);
  });

  test.each([
    'Milliseconds.',
    'The id of the device.',
    'Reason why a consent ended.',
    'Whatever',
    'That is why the list is read again.',
    'When the tab closes, the draft stays.',
    'Where the server is away as well, the page is shown without menus.',
    'For an offline device, its last report decides.',
    'With one bank a download cannot be rolled back, which a plan states.',
    'With factory settings a device reports only its boots.',
    'Without a socket nothing would ever end the watch.',
    'Without a chosen server they are listed, as Diagnostics does.',
  ])('is not found in: %s', (comment) => {
    expect(headlessBeginning(comment)).toBeNull();
  });

  test('is decided by its first sentence, and only on a line of its own', () => {
    const code = [
      '/**',
      ' * Rows of the list.',
      ' * Where they come from is another question.',
      ' */',
      'const rows = 1; // What is trailing',
      '// A sentence',
      '// of two lines. What follows is part of it.',
      "const text = '// What is no comment';",
      '// Whether it is one',
      'const next = <b>{/* Why not */}</b>;',
    ].join('\n');
    expect(findingsOfSource('probe.tsx', code).map(({ line, word }) => [line, word])).toEqual([
      [9, 'Whether'],
    ]);
  });

  test('is found inside of JSX, and above a field', () => {
    const code =
      'interface A {\n  /** Of a row. */\n  a: 1;\n}\nconst b = (\n  <b>\n    {/* Why not */}\n  </b>\n);';
    expect(findingsOfSource('probe.tsx', code).map(({ line, word }) => [line, word])).toEqual([
      [2, 'Of'],
      [7, 'Why'],
    ]);
  });
});
