import { ApiError } from '#server/core/http/api-error.ts';
import type { Handlers } from '#server/core/http/call.ts';
import { pagination } from '#server/core/http/paging.ts';
import type { CoreServices } from '#server/core/services.ts';
import { type SessionPort, sessionRows } from '#server/people/sessions/sessions.ts';

type SessionListHandlers = Pick<Handlers, 'listSessions' | 'endSession' | 'endOtherSessions'>;

interface Needs extends Pick<CoreServices, 'live'> {
  sessions: SessionPort;
  sessionMs: number;
}

/** Handlers for the caller's own sessions: to list them, and to end those that are not theirs. */
export const sessionListHandlers = ({ sessions, live, sessionMs }: Needs): SessionListHandlers => ({
  async listSessions({ caller, query: { page = 1, limit = sessionRows } }) {
    const { rows, total } = await sessions.list(caller.account, { limit, offset: (page - 1) * limit });
    return {
      data: rows.map((row) => ({
        sessionId: row.family_id,
        current: row.family_id === caller.sessionId,
        address: row.address,
        userAgent: row.user_agent,
        createTime: row.created_at.toISOString(),
        lastUseTime: row.last_used_at.toISOString(),
        endTime: new Date(row.created_at.getTime() + sessionMs).toISOString(),
      })),
      pagination: pagination({ page, limit }, total),
    };
  },

  async endSession({ params, caller, audit }) {
    const { account } = caller;
    if ((await sessions.endSome(account, { only: params.sessionId })) === 0) throw new ApiError('nodata');
    audit.changed(null, { event: 'session ended by its owner', sessionId: params.sessionId });
    live.askAgain(account.accountId);
    return { data: {} };
  },

  async endOtherSessions({ caller, audit }) {
    const { account, sessionId } = caller;
    const ended = await sessions.endSome(account, { allBut: sessionId });
    audit.changed(null, { event: 'all other sessions ended by their owner', ended });
    live.askAgain(account.accountId);
    return { data: { ended } };
  },
});
