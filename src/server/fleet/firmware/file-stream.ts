import { firmwareFileMachine, firmwareFileMachineVersion } from '#machines/firmware-file/machine.ts';
import type { Row } from '#server/core/database/database.ts';
import { defineStream, streamMessage } from '#server/core/streams/definition.ts';

export type FirmwareFileMachine = typeof firmwareFileMachine;

/** Stream of a firmware file: connects the machine in machines/firmware-file to the server. */
export const firmwareFileStream = defineStream<FirmwareFileMachine, Row<'firmware_file'>>({
  kind: 'firmware-file',
  machine: firmwareFileMachine,
  version: firmwareFileMachineVersion,
  list: {
    table: {
      name: 'firmware_file',
      key: 'file_id',
      changing: [
        'description',
        'state',
        'terminal',
        'approved_alone',
        'approver',
        'version',
        'updated_at',
      ] satisfies (keyof Row<'firmware_file'>)[],
    },
    version: 1,
    row: (before, { id, version, recordedAt, actor, type }, { after }) => {
      const { context } = after;
      const approver = type === 'firmware.approved' ? actor.name : (before?.approver ?? null);
      return {
        file_id: id,
        op_id: context.opId,
        model_name: context.modelName,
        fw_code: context.fwCode,
        version_name: context.versionName,
        minimum_version: context.minimumVersion,
        target_version: context.targetVersion,
        description: context.description,
        file_name: context.fileName,
        size_bytes: context.size,
        sha256: context.sha256,
        state: String(after.value),
        terminal: after.hasTag('terminal'),
        approved_alone: context.approvedAlone,
        signed_key: context.signature?.keyId ?? null,
        signed_by: context.signature?.keyName ?? null,
        uploader_id: context.uploaderId,
        uploader: before?.uploader ?? actor.name,
        approver: context.approverId === null ? null : approver,
        version,
        uploaded_at: before?.uploaded_at ?? recordedAt,
        updated_at: recordedAt,
      };
    },
  },
  live: streamMessage,
  audience: ({ context }) => ({ opId: context.opId, permission: '/firmwares' }),
  retention: { over: { column: 'terminal', is: true }, lastEvent: 'updated_at' },
});
