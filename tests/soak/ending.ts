import { sleep } from '#tests/bench/harness.ts';
import type { ProbedServer } from '#tests/bench/support/probed-server.ts';
import type { ApiClient, LiveListener } from '#tests/support/api-client.ts';
import type { Asked } from './workload.ts';

export interface Ending {
  /** Number of tasks by end state. */
  states: Record<string, number>;
  events: number;
  heard: number;
  /** Violated guarantees. */
  problems: string[];
}

/** Maximum time that a task may wait after the faults have stopped: a restart's own deadline, and some more. */
const patienceMs = 7 * 60_000;
const open = ['requested', 'authorised', 'queued', 'dispatched', 'running', 'cancelling'];

/** Waits for open work, and checks the guarantees of tasks, log and live socket. */
export async function ending(parts: {
  server: ProbedServer;
  api: ApiClient;
  live: LiveListener;
  asked: Asked;
  auditor: Promise<ApiClient>;
}): Promise<Ending> {
  const { server, api, live, asked } = parts;
  const problems: string[] = [];
  for (const end = Date.now() + patienceMs; Date.now() < end && (await openTasks(api)) > 0; )
    await sleep(2_000);
  const states = await statesOf(api);
  const listed = Object.values(states).reduce((sum, count) => sum + count, 0);
  const still = open.reduce((sum, state) => sum + (states[state] ?? 0), 0);
  if (still > 0) problems.push(`${still} tasks have not ended`);
  if (listed !== asked.taskIds.size)
    problems.push(`${asked.taskIds.size} tasks were accepted and ${listed} are listed`);

  const events = await server.metric('waymark_log_position');
  for (const end = Date.now() + 10_000; Date.now() < end && live.cursor < events; ) await sleep(200);
  live.messages.forEach((message, at) => {
    const before = live.messages[at - 1];
    if (before && message.pos <= before.pos)
      problems.push(`event ${message.pos} was told after ${before.pos}`);
    if (before && message.prev > before.pos)
      problems.push(`something between ${before.pos} and ${message.pos} was not told`);
  });
  if (live.resets.length > 0) problems.push(`the live socket was reset: ${live.resets.join(', ')}`);

  const auditor = await parts.auditor;
  await auditor.call('POST', '/api/v1/log/check');
  for (;;) {
    const { data } = await auditor.call('GET', '/api/v1/log/check');
    if (data.state === 'holds') break;
    if (data.state !== 'running') {
      problems.push(`the log does not hold: ${JSON.stringify(data)}`);
      break;
    }
    await sleep(1_000);
  }
  const { data: conformance } = await auditor.call('GET', '/api/v1/log/conformance');
  for (const finding of conformance.findings) problems.push(`impossible: ${JSON.stringify(finding)}`);
  const errors = server.process.output.split('\n').filter((line) => line.includes('"level":"error"'));
  const [first] = errors;
  if (first) problems.push(`the server logged ${errors.length} errors, the first: ${first.slice(0, 1_000)}`);
  return { states, events, heard: live.messages.length, problems };
}

async function openTasks(api: ApiClient): Promise<number> {
  const states = open.map((state) => `state=${state}`).join('&');
  const { pagination } = await api.call('GET', `/api/v1/tasks?page=1&limit=1&${states}`);
  return pagination.totalRecords;
}

async function statesOf(api: ApiClient): Promise<Record<string, number>> {
  const states: Record<string, number> = {};
  for (let page = 1, pages = 1; page <= pages; page++) {
    const { data, pagination } = await api.call('GET', `/api/v1/tasks?page=${page}&limit=100`);
    pages = pagination.totalPage;
    for (const { state } of data as { state: string }[]) states[state] = (states[state] ?? 0) + 1;
    // If the total is a lower bound there is always another page.
    if (data.length === 100) pages = Math.max(pages, page + 1);
  }
  return states;
}
