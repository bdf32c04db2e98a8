import type { components } from '#api/main.d.ts';
import { ApiError } from '#server/http/api-error.ts';
import type { Caller, Handlers } from '#server/http/call.ts';
import { defaultLimit, pagination } from '#server/http/paging.ts';
import type { Services } from '#server/http/services.ts';
import { messageStream } from '#server/messages/message-stream.ts';
import { OwnMessages, type OwnMessage as Row } from '#server/projections/messages/queries.ts';
import type { Module } from '../module.ts';

type OwnMessage = components['schemas']['OwnMessage'];
type MessageHandlers = Pick<Handlers, 'listOwnMessages' | 'readMessage'>;

/** Of more the reader has to say it again. */
const mostRead = 1_000;

/** Messages to the caller of what he chose to be told of. */
const handlers = ({ messages, live }: Services): MessageHandlers => ({
  async listOwnMessages({ query, scope, caller }) {
    const { page = 1, limit = defaultLimit } = query;
    const found = await scope.of(OwnMessages).page(readerOf(caller), page, limit);
    return {
      data: found.rows.map((row) => present(row, found.names)),
      pagination: pagination({ page, limit }, found.total),
    };
  },

  async readMessage({ body: { messageId = null }, scope, caller }) {
    const own = scope.of(OwnMessages);
    const reader = readerOf(caller);
    if (messageId !== null && !(await own.has(reader, messageId))) throw new ApiError('nodata');
    await messages.read(await own.unread(reader, messageId, mostRead), caller.actor);
    live.hintTo([reader.accountId], 'messages');
    return { data: {} };
  },
});

const readerOf = ({ account }: Caller) => ({
  accountId: account.accountId,
  permissions: account.role.permissions,
});

const present = (row: Row, names: ReadonlyMap<string, string>): OwnMessage => ({
  messageId: row.message_id,
  messageType: row.kind as OwnMessage['messageType'],
  readStatus: row.terminal,
  count: row.count,
  failed: row.failed,
  subjects: row.subjects.flatMap((id) => {
    const name = names.get(`${row.kind} ${id}`);
    return name === undefined ? [] : [{ id, name }];
  }),
  companyName: row.company_name ?? '',
  createTime: row.created_at.toISOString(),
  newsTime: row.news_at.toISOString(),
});

export const messageModule: Module = { name: 'messages', streams: [messageStream], handlers };
