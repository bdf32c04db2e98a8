import { beforeEach, expect, test } from 'vitest';
import { toastStore } from '#web/ui/toasts.ts';
import { messages, taskNames } from './messages.ts';
import { followTasks } from './toasts.ts';

beforeEach(() => toastStore.clear());

test.each([[[]], [['']]])(
  'an answer without a task id is told as one that was not started: %j (RU-041, RU-004, TR-003)',
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
