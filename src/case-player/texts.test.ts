import { describe, expect, test } from 'vitest';
import { taskMachine } from '#machines/task/machine.ts';
import { catalogues } from '../../scripts/texts/definitions.ts';
import { fill, names, texts } from './texts.ts';

const console = catalogues().find(({ feature }) => feature === 'task')?.texts;

describe('the texts of the player', () => {
  test.each(Object.keys(taskMachine.root.states))('name the state %s as the console does', (state) => {
    const shown = console?.find(({ key }) => key?.toLowerCase() === `state${state}`.toLowerCase());
    expect({ en: names.en.states[state], ko: names.ko.states[state] }).toEqual({
      en: shown?.en,
      ko: shown?.ko,
    });
  });

  test('have the same placeholders in both languages', () => {
    const holes = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([hole]) => hole).sort();
    const ko = new Map(Object.entries(texts.ko));
    for (const [name, text] of Object.entries(texts.en))
      expect(holes(ko.get(name) ?? ''), name).toEqual(holes(text));
  });

  test('are filled once: a value that looks like a placeholder is not filled', () => {
    expect(fill('{a} of {b}', { a: '{b}', b: 2 })).toBe('{b} of 2');
  });
});
