import { taskKinds, taskTraits } from '#domain/task-kinds/table.ts';
import type { JsonObject } from '#machines/json.ts';
import type { TaskFact } from '#machines/task/events.ts';
import type { TaskKind } from '#machines/task/kinds.ts';
import { demoDevice } from '../devices.ts';

/** Number of devices of the fleet that have a past. */
export const devicesWithPast = 28;
export const pastDays = 30;
const dayMs = 86_400_000;
const minuteMs = 60_000;

/** Facts of one task that are recorded at the same time, as the engine appends them. */
export interface TaskMoment {
  taskId: string;
  /** Milliseconds since 1970. */
  at: number;
  /** Number of the task's facts before these. */
  after: number;
  facts: readonly { by: 'account' | 'engine' | 'device' | 'timers'; fact: TaskFact }[];
  endpointId: string;
  /** Address of the user who requested the task. */
  user: string;
}

/** Returns a pseudo-random number from 0 to 1, so that every demo has the same story. */
export function chance(...key: readonly (number | string)[]): number {
  let hash = 2_166_136_261;
  for (const part of key.join(' ')) hash = Math.imul(hash ^ part.charCodeAt(0), 16_777_619);
  hash = Math.imul(hash ^ (hash >>> 15), 2_246_822_507);
  return ((hash ^ (hash >>> 13)) >>> 0) / 4_294_967_296;
}

/** Returns the time at which a device of the fleet was registered: some each day, the first a month ago. */
export const registeredAt = (index: number, now: number): number =>
  index < devicesWithPast ? now - pastDays * dayMs + index * dayMs + index * minuteMs : now;

const usersOf: Record<string, readonly string[]> = {
  brightline: ['support@brightline.example', 'admin@brightline.example'],
  'hillside-school': ['school@hillside.example'],
};
const usual = ['support@northwind.example', 'support@northwind.example', 'admin@northwind.example'];

/** Builds the tasks of a day that ended before now: fewer at the weekend, most in the afternoon. */
export function tasksOfDay(day: number, begin: number, now: number): TaskMoment[] {
  const weekday = new Date(begin).getUTCDay();
  const count = Math.round((weekday === 0 || weekday === 6 ? 9 : 22) + 7 * chance('count', day));
  return Array.from({ length: count }, (_, nth) => {
    const hour = 9 + 10 * Math.sqrt(chance('hour', day, nth)) * chance('late', day, nth) ** 0.3;
    // Days begin at midnight in Korea, where the demo's devices are.
    const at = begin + Math.floor(hour * 3_600_000);
    return taskOf(day, nth, at, now);
  }).flatMap((moments) => (moments.every(({ at }) => at < now) ? moments : []));
}

function taskOf(day: number, nth: number, at: number, now: number): TaskMoment[] {
  const index = Math.floor(chance('device', day, nth) * devicesWithPast);
  const { endpointId, registration } = demoDevice(index);
  // A device in stock has no tasks, and none has one before its registration.
  if (registration.deviceStatus !== 'Deployed' || at < registeredAt(index, now)) return [];
  const users = usersOf[registration.opId] ?? usual;
  const user = users[Math.floor(chance('user', day, nth) * users.length)] ?? usual[0] ?? '';
  const taskId = `demo-${day}-${nth}`;
  const kind = kindOf(registration.prodClass === 'STB', chance('kind', day, nth));
  let after = 0;
  return courseOf(kind, endpointId, taskId, [day, nth]).map(({ seconds, facts }) => {
    const moment = { taskId, at: at + seconds * 1_000, after, facts, endpointId, user };
    after += facts.length;
    return moment;
  });
}

function kindOf(isSetTop: boolean, part: number): TaskKind {
  if (part < 0.45) return 'PingTest';
  if (part < 0.7) return isSetTop ? 'OSDMessage' : 'DownloadSpeed';
  return part < 0.85 ? 'Reboot' : 'PingTest';
}

interface Step {
  seconds: number;
  facts: TaskMoment['facts'];
}

/** Builds the facts of a task: most succeed, some fail, and some devices are away. */
function courseOf(kind: TaskKind, endpointId: string, taskId: string, key: readonly number[]): Step[] {
  const { permission } = taskKinds[kind];
  const part = chance('outcome', ...key);
  const isAway = part > 0.96;
  const requested: Step['facts'] = [
    {
      by: 'account',
      fact: {
        type: 'task.requested',
        data: { ...taskTraits(kind), endpointId, lane: 'interactive', params: paramsOf(kind) },
      },
    },
    { by: 'engine', fact: { type: 'task.authorised', data: { permission } } },
    { by: 'engine', fact: { type: 'task.queued', data: { position: 0, online: !isAway } } },
  ];
  if (isAway)
    return [
      { seconds: 0, facts: requested },
      {
        seconds: 600,
        facts: [{ by: 'timers', fact: { type: 'deadline.passed', data: { name: 'offlineWait' } } }],
      },
    ];
  const sent: Step = {
    seconds: 0,
    facts: [...requested, { by: 'engine', fact: { type: 'task.dispatched', data: { attempt: 1 } } }],
  };
  const accepted: Step = {
    seconds: 0.2,
    facts: [
      {
        by: 'device',
        fact: { type: 'task.acknowledged', data: { requestPath: 'Device.LocalAgent.Request.1.' } },
      },
    ],
  };
  if (part > 0.88 && kind !== 'Reboot')
    return [
      sent,
      accepted,
      {
        seconds: 3,
        facts: [
          { by: 'device', fact: { type: 'task.failed', data: { code: 'wsfail', message: failureOf(kind) } } },
        ],
      },
    ];
  return [sent, accepted, ...endOf(kind, taskId, chance('value', ...key))];
}

const failureOf = (kind: TaskKind): string =>
  kind === 'OSDMessage' ? 'Error_Internal' : 'Error_CannotResolveHostName';

function paramsOf(kind: TaskKind): JsonObject {
  if (kind === 'OSDMessage') return { message: 'A technician visits you today.' };
  if (kind === 'DownloadSpeed') return { host: 'http://speed-seoul.northwind.example/test' };
  return kind === 'PingTest' ? { host: 'time.example.net' } : {};
}

function endOf(kind: TaskKind, taskId: string, value: number): Step[] {
  const succeeded = (
    seconds: number,
    result: Extract<TaskFact, { type: 'task.succeeded' }>['data']['result'],
  ) => [
    {
      seconds,
      facts: [{ by: 'device' as const, fact: { type: 'task.succeeded' as const, data: { result } } }],
    },
  ];
  if (kind === 'OSDMessage') return succeeded(1, {});
  if (kind === 'DownloadSpeed') {
    const speed = Math.round(120_000_000 + 400_000_000 * value);
    return succeeded(5, {
      host: 'http://speed-seoul.northwind.example/test',
      state: 'Complete',
      download_speed: speed,
      duration: 4_000,
      latency: Math.round(4 + 12 * value),
      test_bytes: speed / 2,
    });
  }
  if (kind === 'Reboot')
    return [
      {
        seconds: 2,
        facts: [{ by: 'engine', fact: { type: 'device.disconnected', data: { reason: 'lost' } } }],
      },
      {
        seconds: 40 + Math.round(30 * value),
        facts: [
          { by: 'engine', fact: { type: 'device.reconnected', data: {} } },
          {
            by: 'device',
            fact: {
              type: 'device.booted',
              data: {
                cause: 'RemoteReboot',
                commandKey: taskId,
                firmwareUpdated: false,
                evidence: { kind: 'commandKey' },
              },
            },
          },
        ],
      },
    ];
  const mean = Math.round(1_000 * (8 + 20 * value)) / 1_000;
  return succeeded(4, {
    host: 'time.example.net',
    state: 'Complete',
    ip_address_used: '203.0.113.36',
    average_response_time: mean,
    minimum_response_time: mean - 2,
    maximum_response_time: mean + 6,
    data_block_size: 64,
    repetitions: 4,
    success_count: 4,
    failure_count: 0,
    timeout: 1_000,
  });
}
