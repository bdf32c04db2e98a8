import { randomUUID } from 'node:crypto';
import type { Clock } from '#domain/clock.ts';
import { type Actor, deviceActor, serverActor } from '#domain/logged-event.ts';
import { foldOf } from '#machines/fold.ts';
import type { JsonObject } from '#machines/json.ts';
import { taskMachine, taskMachineVersion } from '#machines/task/machine.ts';
import { systemClock } from '#server/core/clock.ts';
import type { Database } from '#server/core/database/database.ts';
import type { SqlEventLog } from '#server/core/log/event-log.ts';
import { Alarms } from '#server/statistics/alarms/alarms.ts';
import { type DemoDevice, demoDevice, registered } from '../devices.ts';
import { demoAccounts } from '../queries/accounts.ts';
import { hasAlarms } from '../queries/history.ts';
import { pastReadings } from './episodes.ts';
import { chance, devicesWithPast, pastDays, registeredAt, type TaskMoment, tasksOfDay } from './story.ts';

export interface PastDeps {
  database: Database;
  /** Opens the log with another clock. */
  logAt(now: () => Date): SqlEventLog;
  /** Settles when the read models have this position of the log. */
  reached(position: number): Promise<void>;
  onFault(where: string, error: unknown): void;
}

interface Moment {
  at: number;
  happen(): Promise<unknown>;
  /** True if the next moment must wait for this one. */
  alone?: true;
}

const dayMs = 86_400_000;
const hourMs = 3_600_000;
/** Korea is nine hours ahead of UTC all year. */
const koreaMs = 9 * hourMs;
const koreanMidnight = (at: number) => Math.floor((at + koreaMs) / dayMs) * dayMs - koreaMs;

/**
 * Records a month of the demo before the server works: facts of devices, tasks and alarms, in the order of their times, by the real log on a clock that moves through the month. Nothing is sent to devices. A start that was killed
 * continues: a stream's facts that are stored are not recorded again.
 */
export async function recordPast(
  { database, logAt, reached, onFault }: PastDeps,
  now: number,
): Promise<number> {
  let at = now;
  const log = logAt(() => new Date(at));
  const accounts = await demoAccounts(database);
  const devices = Array.from({ length: devicesWithPast }, (_, index) => demoDevice(index));
  const [tasks, presence] = [pastTasks(now), pastPresence(now)];
  const known = await versionsOf(log, [
    ...new Set(tasks.map(({ taskId }) => `task:${taskId}`)),
    ...devices.map(({ endpointId }) => `device:${endpointId}`),
  ]);
  checkByMachine(tasks);
  const clock: Clock = { ...systemClock, now: () => at };
  const alarms = new Alarms({ database, log, clock, newId: randomUUID, everyMs: 300_000, onFault });
  await alarms.start();
  let registeredTo = 0;
  const register = async (device: DemoDevice) => {
    const [appended] = await log.append([registered(device)], 'bulk');
    registeredTo = appended?.pos ?? registeredTo;
  };
  const moments: Moment[] = [
    ...devices.flatMap((device, index) =>
      known.has(`device:${device.endpointId}`)
        ? []
        : [{ at: registeredAt(index, now), happen: () => register(device) }],
    ),
    ...tasks
      .filter(({ taskId, after }) => (known.get(`task:${taskId}`) ?? 0) <= after)
      .map((moment) => ({ at: moment.at, happen: () => append(log, moment, accounts) })),
    ...presence
      // The registration is the first fact of a device.
      .filter(({ endpointId, nth }) => (known.get(`device:${endpointId}`) ?? 0) <= nth + 1)
      .map((moment) => ({ at: moment.at, happen: () => appendPresence(log, moment) })),
    ...((await hasAlarms(database)) ? [] : pastReadings(now)).map((sample) => ({
      at: sample.at,
      // An alarm asks the read model for its device.
      happen: () => reached(registeredTo).then(() => alarms.heard([sample])),
      alone: true as const,
    })),
  ];
  let waiting: Promise<unknown>[] = [];
  for (const moment of moments.toSorted((one, other) => one.at - other.at)) {
    at = moment.at;
    if (moment.alone) await Promise.all(waiting.splice(0));
    const happened = moment.happen();
    if (moment.alone) await happened;
    else waiting.push(happened);
    if (waiting.length >= 400) {
      await Promise.all(waiting);
      waiting = [];
    }
  }
  await Promise.all(waiting);
  alarms.stop();
  await log.idle();
  return moments.length;
}

async function versionsOf(log: SqlEventLog, streamIds: string[]): Promise<Map<string, number>> {
  const heads = await log.streams(streamIds);
  return new Map(heads.map(({ streamId, version }) => [streamId, version]));
}

function pastTasks(now: number): TaskMoment[] {
  const first = koreanMidnight(now - pastDays * dayMs);
  const days = Math.ceil((now - first) / dayMs);
  return Array.from({ length: days }, (_, day) => tasksOfDay(day, first + day * dayMs, now - hourMs)).flat();
}

/** Throws for a fact that the machine would ignore: a history that could not have happened is a mistake of the story. */
function checkByMachine(moments: readonly TaskMoment[]): void {
  const fold = foldOf(taskMachine);
  const snapshots = new Map<string, ReturnType<typeof fold.initial>>();
  for (const { taskId, facts } of moments)
    for (const { fact } of facts) {
      const before = snapshots.get(taskId) ?? fold.initial();
      if (!before.can(fact)) throw new Error(`${fact.type} cannot happen in ${String(before.value)}`);
      snapshots.set(taskId, fold.step(before, fact));
    }
  for (const [taskId, snapshot] of snapshots)
    if (!snapshot.hasTag('terminal')) throw new Error(`${taskId} does not end`);
}

function append(log: SqlEventLog, moment: TaskMoment, accounts: ReadonlyMap<string, Actor>) {
  const { taskId, endpointId, user, after, facts } = moment;
  const account = accounts.get(user);
  if (!account) throw new Error(`the demo has no account ${user}`);
  const actors = {
    account,
    engine: serverActor('engine'),
    timers: serverActor('timers'),
    device: deviceActor(endpointId),
  };
  const item = {
    streamId: `task:${taskId}`,
    kind: 'task',
    machineVersion: taskMachineVersion,
    expectedVersion: after,
    events: facts.map(({ by, fact }) => ({
      type: fact.type,
      data: { ...fact.data } as JsonObject,
      actor: actors[by],
    })),
  };
  return log.append([item], 'bulk');
}

interface Presence {
  endpointId: string;
  at: number;
  nth: number;
  isConnected: boolean;
}

/** Connections of the devices: each is there from its registration on, and sometimes away for some hours. */
function pastPresence(now: number): Presence[] {
  return Array.from({ length: devicesWithPast }, (_, index) => {
    const { endpointId, registration } = demoDevice(index);
    if (registration.deviceStatus !== 'Deployed') return [];
    const begin = registeredAt(index, now) + 2 * hourMs;
    const times = [begin];
    for (let day = 1; begin + day * dayMs < now - dayMs; day++) {
      if (chance('away', index, day) <= 0.85) continue;
      const from = begin + day * dayMs + Math.round(13 * chance('hour', index, day) * hourMs);
      times.push(from, from + Math.round((1 + 9 * chance('long', index, day)) * hourMs));
    }
    // The fleet connects when the server is ready.
    times.push(now - 60_000 - index * 1_000);
    return times.map((at, nth) => ({ endpointId, at, nth, isConnected: nth % 2 === 0 }));
  }).flat();
}

function appendPresence(log: SqlEventLog, { endpointId, isConnected, nth }: Presence) {
  const event: { type: string; data: JsonObject } = isConnected
    ? { type: 'device.connected', data: { address: '198.51.100.7', subscribedTo: 'websocket' } }
    : { type: 'device.disconnected', data: { reason: 'lost' } };
  const streamId = `device:${endpointId}`;
  const events = [{ ...event, actor: serverActor('gateway') }];
  return log.append(
    [{ streamId, kind: 'device', machineVersion: '1', expectedVersion: nth + 1, events }],
    'bulk',
  );
}
