import { taskTraits } from '#domain/task-kinds/table.ts';
import type { JsonObject } from '#machines/json.ts';
import type { TaskFact } from '#machines/task/events.ts';
import { openDatabase } from '#server/core/database/open.ts';
import { SqlEventLog } from '#server/core/log/event-log.ts';
import { inlineLists } from '#tests/support/stream-kinds.ts';

/** Returns a diagnosis that reported samples and sometimes lost its device for a long time, and finally succeeded. */
export function longTask(endpointId: string, count: number): TaskFact[] {
  const facts: TaskFact[] = [
    {
      type: 'task.requested',
      data: {
        ...taskTraits('WifiSignalStrength'),
        endpointId,
        lane: 'interactive',
        params: { interval: 1, count },
      },
    },
    { type: 'task.authorised', data: { permission: '/devices/diagnostics/wifis/signal-strength-start' } },
    { type: 'task.queued', data: { position: 0, online: true } },
    { type: 'task.dispatched', data: { attempt: 1 } },
    { type: 'task.acknowledged', data: { requestPath: 'Device.LocalAgent.Request.1.' } },
  ];
  for (let sequence = 1; facts.length < count - 1; sequence++) {
    if (sequence % 500 === 0) facts.push({ type: 'device.disconnected', data: { reason: 'lost' } });
    else if (sequence % 500 === 1 && sequence > 1) facts.push({ type: 'device.reconnected', data: {} });
    else
      facts.push({
        type: 'task.progressed',
        data: { sequence, sample: { signal_strength: -40 - (sequence % 40), noise: -92 } },
      });
  }
  facts.push({ type: 'task.succeeded', data: { result: { samples: count } } });
  return facts;
}

/** Appends it through the log to the data of a stopped server. */
export async function appendTask(directory: string, taskId: string, facts: TaskFact[]): Promise<void> {
  const database = await openDatabase({ directory });
  const log = new SqlEventLog({ database, lists: inlineLists });
  for (let from = 0; from < facts.length; from += 500) {
    const events = facts.slice(from, from + 500).map(({ type, data }) => ({
      type,
      data: data as unknown as JsonObject,
      actor: { kind: 'device' as const, id: 'bench', name: 'bench' },
    }));
    await log.append([{ streamId: `task:${taskId}`, kind: 'task', machineVersion: '1', events }]);
  }
  await log.idle();
  await database.close();
}
