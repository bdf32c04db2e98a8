import type { EventLog } from '#server/core/log/log.ts';

/** Returns the log with some methods replaced. */
export function overriding(log: EventLog, methods: Partial<EventLog>): EventLog {
  return {
    logId: log.logId,
    append: (items, lane) => log.append(items, lane),
    read: (after, limit) => log.read(after, limit),
    readStream: (streamId, after, limit) => log.readStream(streamId, after, limit),
    streams: (streamIds) => log.streams(streamIds),
    readBefore: (places) => log.readBefore(places),
    readProof: (streamId, after, limit) => log.readProof(streamId, after, limit),
    head: () => log.head(),
    onAppend: (wake) => log.onAppend(wake),
    onCommit: (listener) => log.onCommit(listener),
    ...methods,
  };
}
