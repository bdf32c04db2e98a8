import type { EventLog } from '#server/core/log/log.ts';
import { StreamRepository } from '#server/core/streams/repository.ts';
import { type TaskStreams, taskStream } from '#server/devices/engine/task-stream.ts';

/** Returns the tasks of a log, as a newly started process sees them. */
export const taskStreamsOf = (log: EventLog, onDoubt?: (taskId: string) => void): TaskStreams =>
  new StreamRepository({ log, definition: taskStream, ...(onDoubt ? { onDoubt } : {}) });
