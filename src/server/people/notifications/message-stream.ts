import { messageMachine, messageMachineVersion } from '#machines/message/machine.ts';
import type { Row } from '#server/core/database/database.ts';
import { defineStream } from '#server/core/streams/definition.ts';
import type { StreamRepository } from '#server/core/streams/repository.ts';

type MessageMachine = typeof messageMachine;
export type MessageStreams = StreamRepository<MessageMachine>;

/**
 * Stream of a message to a user: connects the machine in machines/message to the server. Its facts go to no socket,
 * because they belong to one user.
 */
export const messageStream = defineStream<MessageMachine, Row<'message'>>({
  kind: 'message',
  machine: messageMachine,
  version: messageMachineVersion,
  list: {
    table: {
      name: 'message',
      key: 'message_id',
      changing: [
        'op_path',
        'state',
        'terminal',
        'count',
        'failed',
        'subjects',
        'outage',
        'cause',
        'version',
        'news_at',
        'updated_at',
      ] satisfies (keyof Row<'message'>)[],
    },
    version: 1,
    row: (before, { id, version, recordedAt, data }, { after }) => {
      const { accountId, kind, group, opPath, count, failed, subjects, channels, outage } = after.context;
      const isNews = typeof data.cause === 'number';
      return {
        message_id: id,
        account_id: accountId,
        kind: kind ?? '',
        news_group: group,
        op_path: opPath,
        state: String(after.value),
        terminal: after.hasTag('terminal'),
        count,
        failed,
        subjects,
        outage: outage && { ...outage, cause: { ...outage.cause } },
        in_console: channels.includes('console'),
        cause: typeof data.cause === 'number' ? data.cause : (before?.cause ?? 0),
        version,
        created_at: before?.created_at ?? recordedAt,
        news_at: isNews || before === null ? recordedAt : before.news_at,
        updated_at: recordedAt,
      };
    },
  },
  effects: { mail: { pendingIn: 'mailing' } },
  // Many come at once, and no caller waits for them.
  lane: () => 'bulk',
  retention: { over: { column: 'terminal', is: true }, lastEvent: 'updated_at' },
});
