import type { components } from '#api/main.d.ts';
import { ApiError } from '#server/core/http/api-error.ts';
import type { Caller, Handlers } from '#server/core/http/call.ts';
import { missingStream } from '#server/core/http/missing-stream.ts';
import { defaultLimit, pagination } from '#server/core/http/paging.ts';
import { streamHandlers, type TimelineOperation } from '#server/core/http/stream-handlers.ts';
import type { Module } from '#server/core/module.ts';
import type { CoreServices } from '#server/core/services.ts';
import type { Messages } from '#server/people/notifications/messages.ts';
import {
  causeName,
  countOf,
  MessageRecords,
  OwnMessages,
  type OwnMessage as Row,
  type SentMessage,
} from '#server/people/notifications/queries/messages.ts';
import { notificationsTables } from '#server/people/notifications/stored.ts';
import { messageStream } from './message-stream.ts';
import { storedOutage } from './stored-outage.ts';

type OwnMessage = components['schemas']['OwnMessage'];
type Message = components['schemas']['Message'];
type MessageHandlers = Pick<
  Handlers,
  'listOwnMessages' | 'readMessage' | 'getMessage' | TimelineOperation<'Message'>
>;

/** Maximum number of messages that one call marks as read. */
const mostRead = 1_000;

interface Needs extends CoreServices {
  messages: Messages;
}

/** Handlers for the caller's notifications, and the record of each. */
const handlers = (services: Needs): MessageHandlers => ({
  async listOwnMessages({ query, scope, caller }) {
    const { page = 1, limit = defaultLimit } = query;
    const found = await scope.of(OwnMessages).page(readerOf(caller), page, limit);
    return {
      data: found.rows.map((row) => present(row, found.names)),
      pagination: pagination({ page, limit }, found.total),
    };
  },

  async readMessage({ body: { messageId = null }, scope, caller }) {
    const { messages, live } = services;
    const own = scope.of(OwnMessages);
    const reader = readerOf(caller);
    if (messageId !== null && !(await own.has(reader, messageId))) throw new ApiError('nodata');
    await messages.read(await own.unread(reader, messageId, mostRead), caller.actor);
    live.hintTo([reader.accountId], 'messages');
    return { data: {} };
  },

  async getMessage({ params: { messageId }, scope }) {
    const records = scope.of(MessageRecords);
    const found = await records.find(messageId);
    if (!found) throw await missingStream(services.log, `${messageStream.kind}:${messageId}`);
    return { data: presentRecord(found, await records.names(found)) };
  },

  ...streamHandlers('Message', messageStream, services, {
    find: (scope, id) => scope.of(MessageRecords).find(id),
  }),
});

const readerOf = ({ account }: Caller) => ({
  accountId: account.accountId,
  permissions: account.role.permissions,
});

const subjectsOf = ({ kind, subjects }: Row, names: ReadonlyMap<string, string>): OwnMessage['subjects'] =>
  subjects.flatMap((id) => {
    const name = names.get(`${kind} ${id}`);
    return name === undefined ? [] : [{ id, name }];
  });

const outageOf = (row: Row, names: ReadonlyMap<string, string>): OwnMessage['outage'] => {
  const stored = storedOutage(row.outage);
  if (!stored) return null;
  const { cause, total, since, endedAt } = stored;
  return {
    cause: cause.kind,
    value: causeName(cause, names),
    of: cause.of,
    total: Math.max(total, row.count),
    since,
    endTime: endedAt,
  };
};

const present = (row: Row, names: ReadonlyMap<string, string>): OwnMessage => ({
  messageId: row.message_id,
  messageType: row.kind as OwnMessage['messageType'],
  readStatus: row.terminal,
  count: countOf(row, names),
  failed: row.failed,
  subjects: subjectsOf(row, names),
  companyName: row.company_name ?? '',
  createTime: row.created_at.toISOString(),
  newsTime: row.news_at.toISOString(),
  outage: outageOf(row, names),
});

const presentRecord = (row: SentMessage, names: ReadonlyMap<string, string>): Message => ({
  ...present(row, names),
  state: row.state as Message['state'],
  terminal: row.terminal,
  version: row.version,
  user: { id: row.account_id, name: row.account_name },
});

export const messageModule: Module<Needs> = {
  name: 'messages',
  tables: notificationsTables,
  streams: [messageStream],
  handlers,
};
