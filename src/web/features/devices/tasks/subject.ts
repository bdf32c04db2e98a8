import { taskSubjects, taskSubjectsWithHost } from '#domain/task-kinds/texts.ts';
import type { Words } from '#web/entities/stream/timeline-kind.ts';
import type { Task } from '#web/entities/task/streams.ts';

/** Describes the task's request to the device; an unknown target is left out. */
export function subjectOf({ taskType, params }: Pick<Task, 'taskType' | 'params'>): Words {
  const { host } = params;
  const withHost = taskSubjectsWithHost[taskType];
  return withHost && typeof host === 'string' && host !== ''
    ? { text: withHost, values: { host } }
    : { text: taskSubjects[taskType] };
}
