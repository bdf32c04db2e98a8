import { operations } from '#api/operations.gen.ts';
import { appFileMachine, appFileMachineVersion } from '#machines/app-file/machine.ts';
import type { Row } from '#server/core/database/database.ts';
import { defineStream, streamMessage } from '#server/core/streams/definition.ts';

export type AppFileMachine = typeof appFileMachine;

/** Stream of one version of an app: connects the machine in machines/app-file to the server. */
export const appFileStream = defineStream<AppFileMachine, Row<'app_file'>>({
  kind: 'app-file',
  machine: appFileMachine,
  version: appFileMachineVersion,
  list: {
    table: {
      name: 'app_file',
      key: 'file_id',
      // Also what never changes later, because the row of the reference table was there before its stream.
      changing: [
        'op_id',
        'target_op_id',
        'uploader_id',
        'uploader',
        'description',
        'developer',
        'models',
        'state',
        'terminal',
        'approved_alone',
        'approver',
        'version',
        'uploaded_at',
        'modified_at',
      ] satisfies (keyof Row<'app_file'>)[],
    },
    version: 1,
    row: (before, { id, version, recordedAt, actor, type, data }, { after }) => {
      const { context } = after;
      const { signer, otherSigner, origins } = context;
      const addedAt = type === 'app.adopted' ? new Date(String(data.addedAt)) : recordedAt;
      const approver = type === 'app.approved' ? actor.name : (before?.approver ?? null);
      return {
        file_id: id,
        op_id: context.opId,
        target_op_id: context.targetOpId,
        app_id: context.appId,
        app_name: context.appName,
        platform: context.platform,
        package_name: context.packageName,
        app_uuid: context.appUuid,
        app_version: context.version,
        version_code: context.versionCode,
        min_sdk: context.minSdk,
        debuggable: context.debuggable,
        developer: context.developer,
        description: context.description,
        models: context.models,
        file_name: context.fileName,
        size: context.size,
        sha256: context.sha256,
        url: context.url,
        icon: context.icon,
        package_origin: origins?.packageName ?? null,
        version_origin: origins?.version ?? null,
        signer_sha256: signer?.sha256 ?? null,
        signer_subject: signer?.subject ?? null,
        signer_scheme: signer?.scheme ?? null,
        signer_verified: signer?.verified ?? null,
        signer_before: otherSigner?.before ?? null,
        signer_reason: otherSigner?.reason ?? null,
        state: String(after.value),
        terminal: after.hasTag('terminal'),
        uploader_id: context.uploaderId,
        uploader: before?.uploader || (actor.kind === 'account' ? actor.name : ''),
        approver: context.approverId === null ? null : approver,
        approved_alone: context.approvedAlone,
        version,
        uploaded_at: before?.uploaded_at ?? addedAt,
        modified_at: recordedAt,
      };
    },
  },
  live: streamMessage,
  audience: ({ context }) => ({ opId: context.opId, permission: operations.getAppPage.permission }),
  retention: { over: { column: 'terminal', is: true }, lastEvent: 'modified_at' },
});
