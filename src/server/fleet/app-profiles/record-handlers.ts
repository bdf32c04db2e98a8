import type { components } from '#api/main.d.ts';
import type { Handlers } from '#server/core/http/call.ts';
import { missingStream } from '#server/core/http/missing-stream.ts';
import { streamHandlers, type TimelineOperation } from '#server/core/http/stream-handlers.ts';
import type { CoreServices } from '#server/core/services.ts';
import { changeStream } from './change-stream.ts';
import { type ChangeRecordRow, ScopedChanges } from './queries/records.ts';

type AppChange = components['schemas']['AppChange'];
type RecordHandlers = Pick<Handlers, 'getAppChange' | TimelineOperation<'AppChange'>>;

const states = [
  ...(['changing', 'checking', 'away', 'watching', 'succeeded', 'failed'] as const),
  ...(['crashed', 'skipped', 'lost', 'cancelled'] as const),
] satisfies AppChange['state'][];

/** Record of one app change, from its request to the proof that it worked. */
export const changeRecordHandlers = (services: Pick<CoreServices, 'log' | 'proof'>): RecordHandlers => ({
  async getAppChange({ params: { changeId }, scope }) {
    const row = await scope.of(ScopedChanges).find(changeId);
    if (!row) throw await missingStream(services.log, `${changeStream.kind}:${changeId}`);
    return { data: present(row) };
  },

  ...streamHandlers('AppChange', changeStream, services, {
    find: (scope, id) => scope.of(ScopedChanges).find(id),
    file: { row: present },
  }),
});

function present(row: ChangeRecordRow): AppChange {
  return {
    changeId: row.change_id,
    endpointId: row.endpoint_id,
    deviceName: row.device_name,
    opId: row.op_id,
    appProfileId: row.rollout_id,
    profileName: row.profile_name,
    appId: row.app_id,
    appName: row.app_name ?? row.package_name,
    apId: row.file_id,
    apType: row.action === 'remove' ? 'D' : 'IU',
    fromVersion: row.from_version,
    toVersion: row.to_version,
    state: states.find((state) => state === row.state) ?? 'checking',
    terminal: row.terminal,
    reason: row.reason,
    taskId: row.task_id,
    requester: row.account_name,
    requestTime: row.requested_at.toISOString(),
    endTime: row.finished_at?.toISOString() ?? null,
    version: row.version,
  };
}
