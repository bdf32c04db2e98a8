import { type TaskStreams, taskStream } from '#server/engine/task-stream.ts';
import type { EventLog } from '#server/store/log.ts';
import { StreamRepository } from '#server/streams/repository.ts';

/** The tasks of a log, as a process that has just started sees them. */
export const taskStreamsOf = (log: EventLog, onDoubt?: (taskId: string) => void): TaskStreams =>
  new StreamRepository({ log, definition: taskStream, ...(onDoubt ? { onDoubt } : {}) });
