import { models } from '#simulator/models.ts';
import type { ApiClient } from '#tests/support/api-client.ts';
import type { SoakFleet } from './fleet.ts';

/** Requested and accepted work; none may be lost. */
export interface Asked {
  taskIds: Set<string>;
  pings: number;
  bulk: number;
  cancelled: number;
  dropped: number;
  refused: Map<string, number>;
}

const pingsPerSecond = 10;
const bulkEveryMs = 30_000;
const bulkSize = 200;
const cutEveryMs = 15_000;
const cutSize = 150;

/**
 * Requests ten diagnoses a second on any device, some cancelled; up to two hundred restarts, locks or unlocks every
 * half minute; cuts lines.
 */
export async function work(
  api: () => ApiClient,
  fleet: SoakFleet,
  ids: readonly string[],
  untilMs: number,
): Promise<Asked> {
  const asked: Asked = {
    taskIds: new Set(),
    pings: 0,
    bulk: 0,
    cancelled: 0,
    dropped: 0,
    refused: new Map(),
  };
  const any = () => ids[Math.floor(Math.random() * ids.length)] ?? '';
  const take = ({ code, data }: { code: string; data?: { taskIds?: string[] } }): string[] => {
    if (code !== 'success') asked.refused.set(code, (asked.refused.get(code) ?? 0) + 1);
    for (const taskId of data?.taskIds ?? []) asked.taskIds.add(taskId);
    return data?.taskIds ?? [];
  };
  const ping = async () => {
    asked.pings++;
    const body = { endpointId: any(), host: 'example.net', repetitions: 3 };
    const [taskId] = take(await api().call('POST', '/api/v1/devices/diagnostics/ip-ping', body));
    if (!taskId || Math.random() > 0.05) return;
    asked.cancelled++;
    await api().call('POST', `/api/v1/tasks/${taskId}/cancel`, { reason: 'user' });
  };
  const bulk = async () => {
    asked.bulk++;
    // A command to several devices requires one model; the fleet's models take turns.
    const turn = asked.bulk % models.length;
    const alike = ids.filter((_, index) => index % models.length === turn);
    const endpointIds = alike.toSorted(() => Math.random() - 0.5).slice(0, bulkSize);
    const action = asked.bulk % 3 === 0 ? 'reboot' : asked.bulk % 3 === 1 ? 'lock' : 'unlock';
    take(await api().call('POST', `/api/v1/devices/actions/multi/${action}`, { endpointIds }));
  };
  const cut = async () => {
    asked.dropped += cutSize;
    await fleet.drop(cutSize);
  };
  const running = new Set<Promise<void>>();
  const run = (job: () => Promise<void>) => {
    const promise = job().catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      asked.refused.set(reason, (asked.refused.get(reason) ?? 0) + 1);
    });
    running.add(promise);
    void promise.finally(() => running.delete(promise));
  };
  const timers = [
    setInterval(() => run(ping), 1_000 / pingsPerSecond),
    setInterval(() => run(bulk), bulkEveryMs),
    setInterval(() => run(cut), cutEveryMs),
  ];
  await new Promise((resolve) => setTimeout(resolve, untilMs - Date.now()));
  for (const timer of timers) clearInterval(timer);
  await Promise.all(running);
  return asked;
}
