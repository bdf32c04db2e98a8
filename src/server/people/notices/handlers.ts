import type { components } from '#api/main.d.ts';
import type { NoticeType } from '#machines/notice/events.ts';
import { ApiError } from '#server/core/http/api-error.ts';
import type { Caller, Handlers } from '#server/core/http/call.ts';
import { missingStream } from '#server/core/http/missing-stream.ts';
import { defaultLimit, pagination } from '#server/core/http/paging.ts';
import { streamHandlers, type TimelineOperation } from '#server/core/http/stream-handlers.ts';
import { refusal } from '#server/core/http/validators.ts';
import type { Module } from '#server/core/module.ts';
import type { Scope } from '#server/core/read-models/scope.ts';
import type { CoreServices } from '#server/core/services.ts';
import type { Notices } from '#server/people/notices/notices.ts';
import { noticesTables } from '#server/people/notices/stored.ts';
import { cleanContents } from './contents.ts';
import { noticeDemo } from './demo.ts';
import { noticeStream } from './notice-stream.ts';
import type { NoticeChange, NoticeOrder } from './notices.ts';
import { type ListedNotice, type OwnNotice, PublishedNotices, ScopedNotices } from './queries.ts';
import { NoticeReaders } from './read-model.ts';

type Notice = components['schemas']['Notice'];
type Body = components['schemas']['NoticeBody'];
type NoticeHandlers = Pick<
  Handlers,
  | 'listNotices'
  | 'getNotice'
  | 'createNotice'
  | 'updateNotice'
  | 'deleteNotice'
  | 'listNoticeReaders'
  | 'listOwnNotices'
  | 'readNotice'
  | TimelineOperation<'Notice'>
>;

/** CO-097 */
const types: Record<string, NoticeType> = { Information: 'INFORMATION', Alert: 'ALERT', Notice: 'NOTICE' };

interface Needs extends CoreServices {
  notices: Notices;
}

/** Handlers for notices: written for an organisation and those below it, and read by their users. */
const handlers = (services: Needs): NoticeHandlers => ({
  async listNotices({ query, scope }) {
    const { page = 1, limit = defaultLimit, filter = 'All', ...rest } = query;
    const found = await scope.of(ScopedNotices).page({ ...rest, notiType: types[filter] }, page, limit);
    return { data: found.rows.map(present), pagination: pagination({ page, limit }, found.total) };
  },

  async getNotice({ params, scope }) {
    return { data: present(await noticeInScope(services, scope, params.notiId)) };
  },

  async createNotice({ body, scope, caller, audit }) {
    const opId = body.opId ?? caller.account.operator.opId;
    const order = await orderOf(body, [opId], scope);
    audit.changed(null, auditOf(order), opId);
    const { id, version } = await services.notices.create(order, opId, caller.actor);
    return { data: { notiId: id, version } };
  },

  async updateNotice({ params, body, scope, caller, audit }) {
    const before = await noticeInScope(services, scope, params.notiId);
    if (body.opId !== undefined && body.opId !== before.op_id)
      throw refusal([{ field: 'body.opId', message: 'cannot be changed' }]);
    const order = await orderOf(body, [], scope);
    audit.changed(auditOf(contentOf(before)), auditOf(order), before.op_id);
    const { edition } = body;
    return stored(before, await services.notices.change(before.notice_id, order, edition, caller.actor));
  },

  async deleteNotice({ params, scope, caller, audit }) {
    const before = await noticeInScope(services, scope, params.notiId);
    audit.changed(auditOf(contentOf(before)), null, before.op_id);
    return stored(before, await services.notices.delete(before.notice_id, caller.actor));
  },

  async listNoticeReaders({ params, query, scope }) {
    const { page = 1, limit = defaultLimit } = query;
    const { notice_id: id } = await noticeInScope(services, scope, params.notiId);
    const found = await scope.of(ScopedNotices).readers(id, page, limit);
    return {
      data: found.rows.map((row) => ({
        userId: row.account_id,
        userName: row.name,
        companyName: row.company_name,
        readTime: row.read_at.toISOString(),
      })),
      pagination: pagination({ page, limit }, found.total),
    };
  },

  async listOwnNotices({ query, scope, caller }) {
    const { page = 1, limit = defaultLimit } = query;
    const found = await scope.of(PublishedNotices).page(readerOf(caller), page, limit);
    return { data: found.rows.map(presentOwn), pagination: pagination({ page, limit }, found.total) };
  },

  async readNotice({ body, scope, caller }) {
    const found = await scope.of(PublishedNotices).find(body.notiId, readerOf(caller));
    if (!found) throw new ApiError('nodata');
    const { notices, readModels, log, live } = services;
    await notices.read(found.notice_id, caller.actor);
    // The live socket reports a notice only to users who may manage notices, and their next read must show it.
    await readModels.reached((await log.head()).pos);
    live.hintTo([caller.account.accountId], 'notices');
    return { data: {} };
  },

  ...streamHandlers('Notice', noticeStream, services, {
    find: (scope, id) => scope.of(ScopedNotices).find(id),
    file: { row: present },
  }),
});

const readerOf = ({ account }: Caller) => ({ accountId: account.accountId, roleKey: account.role.key });

async function noticeInScope({ log }: Needs, scope: Scope, id: string): Promise<ListedNotice> {
  const found = await scope.of(ScopedNotices).find(id);
  if (!found) throw await missingStream(log, `${noticeStream.kind}:${id}`);
  return found;
}

/**
 * Builds the caller's notice for storage. `opIds` must be in their scope, as must all organisations that it addresses.
 */
async function orderOf(body: Body, opIds: readonly string[], scope: Scope): Promise<NoticeOrder> {
  const { notiTitle, notiType, periodStart, periodEnd, ops = [], roles = [] } = body;
  const contents = cleanContents(body.contents);
  if (contents === '') throw refusal([{ field: 'body.contents', message: 'is required' }]);
  if (Date.parse(periodEnd) <= Date.parse(periodStart))
    throw refusal([{ field: 'body.periodEnd', message: 'must be later than its start' }]);
  const asked = [...new Set([...opIds, ...ops])];
  const known = await scope.of(ScopedNotices).organisations(asked);
  if (known.length < asked.length) throw new ApiError('nodata');
  return {
    title: notiTitle.trim(),
    notiType,
    subType: body.subType?.trim() ?? '',
    contents,
    ops,
    roles,
    pinned: body.pinned ?? false,
    draft: body.draft ?? false,
    periodStart: new Date(periodStart).toISOString(),
    periodEnd: new Date(periodEnd).toISOString(),
  };
}

function stored({ notice_id: notiId }: ListedNotice, change: NoticeChange) {
  switch (change.kind) {
    case 'stored':
      return { data: { notiId, version: change.version } };
    case 'conflict':
      throw new ApiError('conflict', {
        status: 409,
        message: 'Another user has changed this notice since you opened it.',
      });
    case 'refused':
      throw new ApiError('custom', {
        status: 409,
        message: 'A notice cannot be deleted, or be a draft again, during its posting period.',
      });
  }
}

const contentOf = (row: ListedNotice): NoticeOrder => ({
  title: row.title,
  notiType: row.noti_type as NoticeType,
  subType: row.sub_type,
  contents: row.contents,
  ops: row.ops,
  roles: row.roles,
  pinned: row.pinned,
  draft: row.state === 'draft',
  periodStart: row.period_start.toISOString(),
  periodEnd: row.period_end.toISOString(),
});

/** Leaves out the content, which is in the events of the notice. */
const auditOf = ({ contents: _, ...order }: NoticeOrder) => order;

const shared = (row: ListedNotice) => ({
  notiId: row.notice_id,
  companyName: row.company_name,
  notiTitle: row.title,
  notiType: row.noti_type as NoticeType,
  subType: row.sub_type,
  contents: row.contents,
  pinned: row.pinned,
  periodStart: row.period_start.toISOString(),
  periodEnd: row.period_end.toISOString(),
});

const present = (row: ListedNotice): Notice => ({
  ...shared(row),
  opId: row.op_id,
  ops: row.ops,
  roles: row.roles,
  recipients: row.ops.length + row.roles.length === 0 ? 'all' : 'specific',
  state: row.state as Notice['state'],
  readCount: row.readers,
  version: row.version,
  edition: row.edition,
  sender: row.updated_by,
  creator: row.created_by,
  createTime: row.created_at.toISOString(),
  modifyTime: row.updated_at.toISOString(),
});

const presentOwn = (row: OwnNotice): components['schemas']['OwnNotice'] => ({
  ...shared(row),
  readStatus: row.is_read,
});

export const noticeModule: Module<Needs> = {
  name: 'notices',
  demo: noticeDemo,
  tables: noticesTables,
  streams: [noticeStream],
  projections: () => [new NoticeReaders()],
  handlers,
};
