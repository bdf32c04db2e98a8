import type { EventLog } from '#server/core/log/log.ts';
import { StreamRepository } from '#server/core/streams/repository.ts';
import { type TaskStreams, taskStream } from '#server/devices/engine/task-stream.ts';

/** The tasks of a log, as a process that has just started sees them. */
export const taskStreamsOf = (log: EventLog, onDoubt?: (taskId: string) => void): TaskStreams =>
  new StreamRepository({ log, definition: taskStream, ...(onDoubt ? { onDoubt } : {}) });
