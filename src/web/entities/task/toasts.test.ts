import { beforeEach, expect, test } from 'vitest';
import { taskNames, taskTitles } from '#domain/task-kinds/texts.ts';
import { toastStore } from '#web/ui/toasts.ts';
import { messages } from './messages.ts';
import { followTasks } from './toasts.ts';

beforeEach(() => toastStore.clear());

test.each([[[]], [['']]])(
  'an answer without a task id is told as one that was not started: %j (RU-041, RU-004, TN-003)',
  (taskIds) => {
    followTasks('Reboot', 'Lobby router', { taskIds });
    expect(toastStore.read()).toMatchObject([
      {
        tone: 'danger',
        title: { message: messages.toastNotStarted, values: { task: taskNames.Reboot } },
        body: 'Lobby router',
      },
    ]);
  },
);

test('the toast of a guest setting that failed or expired is titled as prescribed (TN-079)', () => {
  expect(taskTitles.GuestWifi?.defaultMessage).toBe('Wi-Fi Guest Setting');
  expect(messages.toastStopped.defaultMessage).toBe('[{task}] Stopped');
});
