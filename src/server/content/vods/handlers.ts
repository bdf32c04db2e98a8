import { comparable } from '#domain/text/normal.ts';
import { usualTotalSize } from '#domain/vods/list.ts';
import type { FetchInterval } from '#machines/vod-fetch/events.ts';
import { operatorOf } from '#server/content/operator-of.ts';
import type { Vods } from '#server/content/vods/vods.ts';
import { ApiError, hintError, type Language } from '#server/core/http/api-error.ts';
import type { Body, Handlers } from '#server/core/http/call.ts';
import { refusal } from '#server/core/http/validators.ts';
import type { CoreServices } from '#server/core/services.ts';
import { fetchOf, serverOf, storeServer, type VodServerRow } from './queries/vods.ts';
import { failureReasons, failureText } from './texts.ts';

type VodHandlers = Pick<Handlers, 'listVods' | 'fetchVods' | 'getVodServer' | 'setVodServer'>;

const usualLimit = 1_000;
const hourMs = 3_600_000;
/** Mask of a stored key, whatever its length. */
const mask = '********';

interface Needs extends Pick<CoreServices, 'database' | 'now'> {
  vods: Vods;
}

/** Handlers for an organisation's VOD list, and its server. */
export const vodHandlers = (services: Needs): VodHandlers => ({
  async listVods({ query, ...call }) {
    const opId = await operatorOf(call, query.opId);
    return { data: await listed(services, opId, query) };
  },

  async fetchVods({ body, language, ...call }) {
    const opId = await operatorOf(call, body.opId);
    if (!(await serverOf(services.database.sql, opId)))
      throw new ApiError('custom', { message: noServer(language) });
    await services.vods.fetchNow(opId, call.caller.actor);
    const data = await listed(services, opId);
    const { lastFailure, vodApiResponseId, total } = data;
    call.audit.changed(null, { vodApiResponseId, total, failure: lastFailure?.reason ?? null }, opId);
    if (lastFailure)
      throw new ApiError('custom', {
        message: failureText(lastFailure.reason, lastFailure.detail, language),
        // The VOD server was called, so a repeat with the same key must get this answer.
        didWork: true,
      });
    return { data };
  },

  async getVodServer({ query, ...call }) {
    const opId = await operatorOf(call, query.opId);
    return { data: shown(opId, await serverOf(services.database.sql, opId)) };
  },

  async setVodServer({ body, language, ...call }) {
    const opId = await operatorOf(call, body.opId);
    const before = await serverOf(services.database.sql, opId);
    const url = addressOf(services, body.url, language);
    const authKey = keyOf(services, opId, { ...body, url }, before, language);
    const hours: FetchInterval = body.autoCreationInterval;
    const stored = await storeServer(
      services.database,
      {
        op_id: opId,
        url,
        auth_key: authKey,
        interval_hours: hours,
        modified_by: call.caller.actor.name,
        modified_at: services.now(),
      },
      body.version === 0 ? null : body.version,
    );
    if (!stored) throw hintError('conflict');
    await services.vods.setInterval(opId, hours, call.caller.actor);
    const after = await serverOf(services.database.sql, opId);
    const keyChanged = body.authKey !== undefined;
    call.audit.changed(before && settingsOf(before), after && { ...settingsOf(after), keyChanged }, opId);
    return { data: shown(opId, after) };
  },
});

async function listed(
  { database, vods }: Needs,
  opId: string,
  { keyword = '', page = 1, limit = usualLimit }: { keyword?: string; page?: number; limit?: number } = {},
) {
  const fetch = await fetchOf(database.sql, opId);
  const server = await serverOf(database.sql, opId);
  const wanted = comparable(keyword);
  const all = await vods.vodsOf(opId);
  const found = wanted
    ? all.filter(({ id, title }) => comparable(title).includes(wanted) || comparable(id).includes(wanted))
    : all;
  const hours = server?.interval_hours ?? 0;
  // Saving the settings restarts the interval.
  const since = Math.max(fetch?.ended_at?.getTime() ?? 0, server?.modified_at.getTime() ?? 0);
  const reason = failureReasons.find((one) => one === fetch?.failure);
  return {
    opId,
    vods: found.slice((page - 1) * limit, page * limit),
    total: found.length,
    totalSize: fetch?.total_size ?? usualTotalSize,
    lastGetTime: fetch?.fetched_at?.toISOString() ?? null,
    vodApiResponseId: fetch?.vod_api_response_id ?? null,
    running: fetch?.running ?? false,
    lastFailure:
      reason && fetch?.ended_at ? { reason, detail: fetch.detail, time: fetch.ended_at.toISOString() } : null,
    hasServer: server !== null,
    nextGetTime: hours > 0 && !fetch?.running ? new Date(since + hours * hourMs).toISOString() : null,
  };
}

const intervals: readonly FetchInterval[] = [0, 1, 2, 4];

const shown = (opId: string, row: VodServerRow | null) => ({
  opId,
  url: row?.url ?? null,
  authKey: row?.auth_key ? mask : null,
  autoCreationInterval: intervals.find((hours) => hours === row?.interval_hours) ?? 0,
  version: row?.version ?? 0,
  modifier: row?.modified_by ?? null,
  modifyTime: row?.modified_at.toISOString() ?? null,
});

/** Maps the settings without the key, for every reader and the audit trail. */
const settingsOf = ({ url, auth_key: authKey, interval_hours: autoCreationInterval }: VodServerRow) => ({
  url,
  autoCreationInterval,
  hasKey: authKey !== null,
});

function addressOf({ vods }: Needs, text: string, language: Language): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  // A name and a password in an address would be shown to every reader.
  if (!url || url.username || url.password || !vods.isSafe(url))
    throw refusal([{ field: 'body.url', message: failureText('insecure', '', language) }]);
  return url.href;
}

/** Returns the stored key only for the address that it was set for. */
function keyOf(
  { vods }: Needs,
  opId: string,
  { authKey, url }: Pick<Body<'setVodServer'>, 'authKey' | 'url'>,
  before: VodServerRow | null,
  language: Language,
): Uint8Array | null {
  if (authKey === undefined) {
    if (before?.auth_key && before.url !== url)
      throw refusal([{ field: 'body.authKey', message: keyAgain(language) }]);
    return before?.auth_key ?? null;
  }
  return authKey ? vods.seal(opId, authKey) : null;
}

const noServer = (language: Language): string =>
  language === 'ko' ? '먼저 VOD 서버를 설정하세요.' : 'Set the VOD server first.';
const keyAgain = (language: Language): string =>
  language === 'ko' ? '주소를 바꾸면 인증키를 다시 입력해야 합니다.' : 'Another address needs the key again.';
