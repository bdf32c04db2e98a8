import { vodFetchMachine, vodFetchMachineVersion } from '#machines/vod-fetch/machine.ts';
import type { Row } from '#server/core/database/database.ts';
import { defineStream, streamMessage } from '#server/core/streams/definition.ts';

export type VodFetchMachine = typeof vodFetchMachine;

/** Stream of an organisation's VOD list: connects the machine in machines/vod-fetch to the server. */
export const vodFetchStream = defineStream<VodFetchMachine, Row<'vod_fetch'>>({
  kind: 'vod-fetch',
  machine: vodFetchMachine,
  version: vodFetchMachineVersion,
  list: {
    table: {
      name: 'vod_fetch',
      key: 'op_id',
      changing: [
        'running',
        'failure',
        'detail',
        'vod_api_response_id',
        'sha256',
        'size_bytes',
        'vod_count',
        'total_size',
        'fetched_at',
        'ended_at',
        'version',
      ] satisfies (keyof Row<'vod_fetch'>)[],
    },
    version: 1,
    row: (before, { id, version, recordedAt, type }, { before: earlier, after }) => {
      const { list, failure, detail } = after.context;
      const running = after.value === 'running';
      const ended = earlier.value === 'running' && !running;
      return {
        op_id: id,
        running,
        failure,
        detail,
        vod_api_response_id: list?.vodApiResponseId ?? null,
        sha256: list?.sha256 ?? null,
        size_bytes: list?.size ?? null,
        vod_count: list?.count ?? null,
        total_size: list?.totalSize ?? null,
        fetched_at: type === 'vodList.fetched' ? recordedAt : (before?.fetched_at ?? null),
        ended_at: ended ? recordedAt : (before?.ended_at ?? null),
        version,
      };
    },
  },
  effects: { fetchList: { pendingIn: 'running' } },
  live: streamMessage,
  audience: ({ context }) => ({ opId: context.opId, permission: '/cms' }),
});
