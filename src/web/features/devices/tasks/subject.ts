import { taskSubjects, taskSubjectsWithHost } from '#domain/task-kinds/texts.ts';
import type { Words } from '#web/entities/stream/timeline-kind.ts';
import type { Task } from '#web/entities/task/streams.ts';

/** What the device was asked to do; a target that is not known is left out. */
export function subjectOf({ taskType, params }: Pick<Task, 'taskType' | 'params'>): Words {
  const { host } = params;
  const withHost = taskSubjectsWithHost[taskType];
  return withHost && typeof host === 'string' && host !== ''
    ? { text: withHost, values: { host } }
    : { text: taskSubjects[taskType] };
}
