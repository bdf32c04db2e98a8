import type { Actor } from '#domain/logged-event.ts';
import type { QuietHours } from '#domain/quiet-hours.ts';
import type { MessageChannel, MessageKind, OutageCause } from '#machines/message/events.ts';
import type { Row } from '#server/core/database/database.ts';
import { RetryPolicy } from '#server/core/streams/retry-policy.ts';
import { Mails } from '#server/people/mail/mails.ts';
import type { Mail } from '#server/people/mail/transport/mailer.ts';
import { type LastMessage, Messages } from '#server/people/notifications/messages.ts';
import type { NewsLookups } from '#server/people/notifications/news.ts';
import { type AwayDevice, causeKey, causesOf } from '#server/people/notifications/outage-causes.ts';
import type { OpenOutage, OutageQueries } from '#server/people/notifications/outages.ts';
import { storedOutage } from '#server/people/notifications/stored-outage.ts';
import { exampleMail } from '#tests/contract/samples.ts';
import type { Disk } from '#tests/simulation/disk.ts';
import { memoryMail } from '#tests/support/memory-mail.ts';
import { account, engineRig } from './engine-rig.ts';

export const minute = 60_000;
export const paths = {
  school: '/system/northwind/school/',
  south: '/system/northwind/south/',
  /** It has no users. */
  empty: '/system/northwind/empty/',
  root: '/system/',
};

const lookups: NewsLookups = {
  pathsOfDevices: async (ids) =>
    new Map(ids.map((id) => [id, id.startsWith('s-') ? paths.south : paths.school])),
  requestersOfTasks: async () => new Map(),
  accountsNotifiedOfOutage: async () => [],
  requesterOfBulkAction: async () => null,
  peopleOfCase: async () => ({ accountIds: ['kim', 'west', 'reed'], opPath: paths.school }),
  pathOfCase: async () => paths.school,
  pathOfOperator: async (opId) => `${opId}/`,
  root: async () => null,
  approversOf: async ({ authors }) => ({
    accountIds: ['west', 'reed', 'kim'].filter((id) => !authors.includes(id)),
    opPath: paths.school,
  }),
  editorOfPreset: async () => null,
  inviterOf: async () => null,
};

/** Notification channels; a test changes them. */
export const both: MessageChannel[] = ['console', 'mail'];
export const inConsole: MessageChannel[] = ['console'];

/** Devices with their traits, by endpoint id. */
export type Fleet = Map<string, AwayDevice>;

/** Organisations by those whose users are notified of their outages: those of South subscribe to nothing. */
const organisations = new Map([
  ...[paths.root, paths.school, paths.south].map((path): [string, string] => [path, path]),
  ['/system/northwind/', paths.root],
  [paths.empty, paths.root],
]);
/** Stored outages by the disk that a rig shares with the one before. */
const outageTables = new WeakMap<Disk, Map<string, OpenOutage>>();

/** Answers for outages from these devices; `off` are offline now. */
function outagesOf(
  fleet: Fleet,
  off: ReadonlySet<string>,
  table: Map<string, OpenOutage>,
  openMessages: () => { messageId: string; opPath: string; group: string }[],
): OutageQueries {
  const all = (within: string, cause: OutageCause) =>
    [...fleet.values()].filter(
      (device) =>
        device.opPath.startsWith(within) &&
        causesOf(device, within).some((each) => causeKey(each) === causeKey(cause)),
    );
  return {
    stillAway: async (ids) => ids.flatMap((id) => (off.has(id) ? (fleet.get(id) ?? []) : [])),
    totals: async (opPath, causes) =>
      new Map(causes.map((cause) => [causeKey(cause), all(opPath, cause).length])),
    organisations: async () => organisations,
    counted: async () => {},
    open: async () => [...table.values()],
    store: async (outages) => {
      for (const each of outages) table.set(each.outageId, each);
    },
    end: async (ids) => {
      for (const id of ids) table.delete(id);
    },
    messagesOver: async () =>
      openMessages().flatMap(({ messageId, opPath, group }) =>
        [...table.values()].some((each) => each.notified === opPath && each.group === group)
          ? []
          : [messageId],
      ),
    offline: async (opPath, { cause }) =>
      all(opPath, cause).filter(({ endpointId }) => off.has(endpointId)).length,
  };
}

/** Messages on the real log and outbox. West sees both schools, Reed only one; both chose everything. */
export async function messageRig(
  disk?: Disk,
  channels = inConsole,
  fleet: Fleet | null = null,
  quiet: QuietHours | null = null,
) {
  const rig = engineRig(disk);
  const arrived: Mail[] = [];
  const memory = memoryMail(arrived);
  let ids = 0;
  const mails = new Mails({ log: rig.log, ...memory, newId: () => `m${++ids}` });
  rig.effects.serve(mails.served);
  /** Users who unsubscribed from mails. */
  const tired = new Set<string>();
  const rows = () => [...(rig.storage.disk.lists.get('message')?.values() ?? [])] as Row<'message'>[];
  const notified: string[][] = [];
  const off = new Set<string>();
  const pathOf = (accountId: string) => (accountId === 'west' ? paths.root : paths.school);
  const openMessages = () =>
    rows().flatMap((row) =>
      storedOutage(row.outage)?.endedAt === null
        ? [{ messageId: row.message_id, opPath: pathOf(row.account_id), group: row.news_group }]
        : [],
    );
  const outages = outageTables.get(rig.storage.disk) ?? new Map<string, OpenOutage>();
  outageTables.set(rig.storage.disk, outages);
  const messages = new Messages({
    ...rig,
    retry: new RetryPolicy(rig.clock, () => {}),
    onFault: (where) => rig.faults.push(where),
    checkpoints: rig.storage.checkpoints,
    lookups,
    outages: outagesOf(fleet ?? new Map(), off, outages, openMessages),
    readers: {
      choosing: async (_kind: MessageKind, ids) => ids.map((accountId) => ({ accountId, channels, quiet })),
      ofOrganisations: async (kind) =>
        new Map(
          kind === (fleet === null ? 'outages' : 'devicesAway')
            ? []
            : [
                [paths.root, [{ accountId: 'west', channels, quiet }]],
                [paths.school, [{ accountId: 'reed', channels, quiet }]],
              ],
        ),
      last: async (kind, group, ids) =>
        rows()
          .filter((row) => row.kind === kind && row.news_group === group && ids.includes(row.account_id))
          .toSorted((a, b) => a.cause - b.cause)
          .map(
            (row): LastMessage => ({
              messageId: row.message_id,
              accountId: row.account_id,
              state: row.state,
              cause: row.cause,
              ended: storedOutage(row.outage)?.endedAt !== null,
            }),
          ),
    },
    letters: {
      of: async (id, { accountId, count }) =>
        tired.has(accountId)
          ? null
          : {
              ...exampleMail,
              accountId,
              to: `${accountId}@northwind.example`,
              purpose: 'message',
              words: { ...exampleMail.words, subject: `${count} of ${id}` },
            },
    },
    mails,
    onNotified: (ids) => notified.push([...ids].sort()),
  });
  rig.effects.serve(messages.served);
  await rig.recover();
  rig.start();
  await messages.start();
  const device = (endpointId: string, type: string, data: object = { reason: 'lost' }) => ({
    streamId: `device:${endpointId}`,
    kind: 'device',
    machineVersion: '1',
    events: [
      { type, data: { ...data }, actor: { kind: 'device' as const, id: endpointId, name: endpointId } },
    ],
  });
  const away = (ids: readonly string[], reason = 'lost') => {
    for (const id of ids) off.add(id);
    return rig.log.append(ids.map((id) => device(id, 'device.disconnected', { reason })));
  };
  const back = (...ids: string[]) => {
    for (const id of ids) off.delete(id);
    return rig.log.append(ids.map((id) => device(id, 'device.connected', {})));
  };
  const comment = (actor = account) =>
    rig.log.append([
      {
        streamId: 'case:c1',
        kind: 'case',
        machineVersion: '1',
        events: [{ type: 'case.commented', data: { text: 'x' }, actor }],
      },
    ]);
  const share = (person: { id: string; name: string } | null, actor: Actor = account) =>
    rig.log.append([
      {
        streamId: 'case:c1',
        kind: 'case',
        machineVersion: '1',
        events: [{ type: 'case.shared', data: { with: person }, actor }],
      },
    ]);
  const of = (accountId: string) => rows().filter((row) => row.account_id === accountId);
  /** Returns the facts of messages that were written. */
  const written = () =>
    [...rig.storage.disk.streams.values()]
      .filter(({ kind }) => kind === 'message')
      .reduce((sum, { version }) => sum + version, 0);
  return {
    ...rig,
    messages,
    outages,
    notified,
    away,
    back,
    comment,
    share,
    of,
    written,
    arrived,
    tired,
    off,
  };
}

export const many = (count: number, prefix = 'd-') =>
  Array.from({ length: count }, (_, index) => `${prefix}${index}`);
