import { noticeMachine, noticeMachineVersion } from '#machines/notice/machine.ts';
import type { Row } from '#server/core/database/database.ts';
import { defineStream, streamMessage } from '#server/core/streams/definition.ts';
import type { StreamRepository } from '#server/core/streams/repository.ts';

type NoticeMachine = typeof noticeMachine;
export type NoticeStreams = StreamRepository<NoticeMachine>;

/** Stream of a notice: connects the machine in machines/notice to the server. */
export const noticeStream = defineStream<NoticeMachine, Row<'notice'>>({
  kind: 'notice',
  machine: noticeMachine,
  version: noticeMachineVersion,
  list: {
    table: {
      name: 'notice',
      key: 'notice_id',
      changing: [
        'title',
        'noti_type',
        'sub_type',
        'contents',
        'ops',
        'roles',
        'pinned',
        'state',
        'terminal',
        'period_start',
        'period_end',
        'readers',
        'version',
        'edition',
        'updated_by',
        'updated_at',
      ] satisfies (keyof Row<'notice'>)[],
    },
    version: 1,
    row: (before, { id, version, recordedAt, actor, type }, { after }) => {
      const { title, notiType, subType, contents, ops, roles, pinned, opId, ...context } = after.context;
      // Reads of a notice, and deadlines, do not change its content.
      const isEdit = before === null || (type.startsWith('notice.') && type !== 'notice.read');
      return {
        notice_id: id,
        op_id: opId,
        title,
        noti_type: notiType,
        sub_type: subType,
        contents,
        ops,
        roles,
        pinned,
        state: String(after.value),
        terminal: after.hasTag('terminal'),
        period_start: new Date(context.periodStart),
        period_end: new Date(context.periodEnd),
        readers: context.readers.length,
        version,
        edition: context.edition,
        created_by: before?.created_by ?? actor.name,
        updated_by: isEdit ? actor.name : before.updated_by,
        created_at: before?.created_at ?? recordedAt,
        updated_at: isEdit ? recordedAt : before.updated_at,
      };
    },
  },
  live: streamMessage,
  audience: ({ context }) => ({ opId: context.opId, permission: '/notices' }),
  retention: { over: { column: 'terminal', is: true }, lastEvent: 'updated_at' },
});
