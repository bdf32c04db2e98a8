import { describe, expect, test } from 'vitest';
import koreanKinds from '#domain/task-kinds/ko.json' with { type: 'json' };
import { taskKindNames } from '#domain/task-kinds/table.ts';
import { taskNames } from '#domain/task-kinds/texts.ts';
import { taskMachine } from '#machines/task/machine.ts';
import { messages } from '#web/entities/task/messages.ts';
import korean from '#web/i18n/ko.json' with { type: 'json' };
import { fill, kindNames, names, texts } from './texts.ts';

const english = new Map(Object.values(messages).map(({ id, defaultMessage }) => [id, defaultMessage]));
const koreanOf = new Map<string, string>(Object.entries(korean));

describe('the words of the player', () => {
  test.each(taskKindNames)('name a task of kind %s as the console does', (kind) => {
    expect(kindNames.en(kind)).toBe(taskNames[kind].defaultMessage);
    expect(kindNames.ko(kind)).toBe(Reflect.get(koreanKinds, taskNames[kind].id));
    expect(kindNames.ko(kind)).toMatch(/./);
  });

  test.each(Object.keys(taskMachine.root.states))('for the state %s are those of the console', (state) => {
    expect(names.en.states[state]).toBe(english.get(`task.state.${state}`));
    expect(names.ko.states[state]).toBe(koreanOf.get(`task.state.${state}`));
  });

  test('take the same values in both languages', () => {
    const holes = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([hole]) => hole).sort();
    const ko = new Map(Object.entries(texts.ko));
    for (const [name, text] of Object.entries(texts.en))
      expect(holes(ko.get(name) ?? ''), name).toEqual(holes(text));
  });

  test('are filled once: a value that looks like a placeholder is not filled', () => {
    expect(fill('{a} of {b}', { a: '{b}', b: 2 })).toBe('{b} of 2');
  });
});
