import { expect, test } from 'vitest';
import { durationOf, type Toast, toastStore } from './toasts.ts';

test.each<[Toast['tone'], number]>([
  ['success', 5],
  ['info', 5],
  ['notice', 10],
  ['danger', 10],
  ['task', 10],
])('a toast of tone %s stands %i s (TN-295, A-041)', (tone, seconds) => {
  expect(durationOf({ id: 1, tone, title: 'Done' })).toBe(seconds * 1000);
});

test('the next step of a task follows its toast, and one about another task does not', () => {
  // given a toast of a task
  toastStore.show({ tone: 'task', title: 'Start', taskId: 'a' });
  // when the task goes on and another one starts
  toastStore.show({ tone: 'task', title: 'Start', taskId: 'b' });
  toastStore.show({ tone: 'task', title: 'Progress', taskId: 'a' });
  // then each has one toast, and the one that replaced another says so
  expect(toastStore.read().map(({ title, follows }) => [title, follows])).toEqual([
    ['Start', false],
    ['Progress', true],
  ]);
  toastStore.clear();
});
