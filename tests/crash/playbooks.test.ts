import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { LoggedEvent } from '#domain/logged-event.ts';
import { createFleet, type Fleet } from '#simulator/fleet.ts';
import { findModel } from '#simulator/models.ts';
import { dropDatabase, migratedUrl } from '#tests/support/database.ts';
import { freePort } from '#tests/support/free-port.ts';
import { nightly } from '#tests/support/nightly.ts';
import { Middle } from './middle.ts';
import { stateAfter, until } from './transitions.ts';

/**
 * Each write of a run without proposals. The daily run has one crash per write, as the state after one write is that
 * before the next.
 */
const writes = ['playbook.started', 'task.begun', 'tasks.ended', 'round.judged', 'run.ended', 'run.closed'];
const points = writes.flatMap((event) => (['before', 'after'] as const).map((when) => ({ event, when })));
const byDay = [
  'before playbook.started',
  'after task.begun',
  'after tasks.ended',
  'before run.ended',
  'after run.ended',
];
const chosen = points.filter(({ event, when }) => nightly || byDay.includes(`${when} ${event}`));
const testMs = 120_000;

describe('a run of a playbook on a server that is killed', () => {
  let middle: Middle;
  let port: number;
  let fleet: Fleet | undefined;
  let url: string;

  beforeAll(async () => {
    url = await migratedUrl();
    port = await freePort();
    middle = new Middle(url, port);
    await middle.start();
  });
  afterEach(() => fleet?.stop());
  afterAll(async () => {
    await middle.kill();
    await dropDatabase(url);
  });

  test.each(chosen)(
    'continues after a kill $when $event is written, measures once, and creates one case',
    async ({ event, when }) => {
      const endpointId = await device(
        points.findIndex((point) => point.event === event && point.when === when),
      );
      await middle.call({ name: 'arm', point: { kind: null, event, when, nth: 1 } });
      const answered = await middle.call({ name: 'startPlaybook', endpointId });
      const again = async () => {
        expect(await middle.died).toBe('SIGKILL');
        await middle.start();
        await until(async () => (await middle.call({ name: 'connected', endpointId })) === true);
      };
      const endsWithIt = event.startsWith('run.');
      if (!endsWithIt) await again();
      const begun = (await log()).find(
        ({ type, data }) => type === 'playbook.started' && data.endpointId === endpointId,
      );
      // The start of a run was not reported, and the run does not exist.
      if (!begun) {
        expect([answered, event, when]).toEqual([undefined, 'playbook.started', 'before']);
        return;
      }
      const { streamId } = begun;
      const run = async () => (await log()).filter((entry) => entry.streamId === streamId);
      const types = async () => (await run()).map(({ type }) => type);
      expect(await until(async () => (await types()).includes('round.judged'))).toBe(true);
      const ending = middle.call({ name: 'endPlaybook', runId: streamId.slice('playbook:'.length) });
      if (endsWithIt) {
        await again();
        if (event === 'run.ended' && when === 'before')
          await middle.call({ name: 'endPlaybook', runId: streamId.slice('playbook:'.length) });
      }
      await ending;
      expect(await until(async () => (await types()).includes('run.closed'))).toBe(true);

      expect(await types()).toEqual(writes);
      expect(stateAfter('playbook', await run())).toBe('ended');
      const all = await log();
      const asked = all.filter(
        ({ type, data }) => type === 'task.requested' && data.endpointId === endpointId,
      );
      expect(asked).toHaveLength(1);
      const caseId = (await run()).at(-1)?.data.caseId;
      expect(all.filter((entry) => entry.streamId === `case:${caseId}`).map(({ type }) => type)).toEqual([
        'case.opened',
        'case.taskAdded',
        'case.commented',
        'case.closed',
      ]);
      expect(await middle.call({ name: 'faults' })).toEqual([]);
    },
    testMs,
  );

  /** Connects a separate box for each crash. */
  async function device(index: number): Promise<string> {
    const box = findModel('KSTB2020');
    if (!box) throw new Error('no such model');
    fleet = createFleet({
      url: `ws://127.0.0.1:${port}/usp`,
      count: 1,
      models: [box],
      firstIndex: index,
      seed: 7,
      speed: 40,
      reconnectMs: 50,
      longestReconnectMs: 100,
    });
    await fleet.start();
    const endpointId = fleet.agents[0]?.identity.endpointId ?? '';
    await until(async () => (await middle.call({ name: 'connected', endpointId })) === true);
    return endpointId;
  }

  async function log(): Promise<LoggedEvent[]> {
    const all: LoggedEvent[] = [];
    for (;;) {
      const page = await middle.call({ name: 'log', after: all.length });
      if (!Array.isArray(page) || page.length === 0) return all;
      all.push(...(page as LoggedEvent[]));
    }
  }
});
