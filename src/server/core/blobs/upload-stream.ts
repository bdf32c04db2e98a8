import { uploadMachine, uploadMachineVersion } from '#machines/upload/machine.ts';
import type { Row } from '#server/core/database/database.ts';
import { defineStream, streamMessage } from '#server/core/streams/definition.ts';

export type UploadMachine = typeof uploadMachine;

/** Stream of an upload: connects the machine in machines/upload to the server. */
export const uploadStream = defineStream<UploadMachine, Row<'file_upload'>>({
  kind: 'upload',
  machine: uploadMachine,
  version: uploadMachineVersion,
  list: {
    table: {
      name: 'file_upload',
      key: 'upload_id',
      changing: [
        'sha256',
        'state',
        'terminal',
        'interruptions',
        'refusal',
        'used_kind',
        'used_id',
        'version',
        'updated_at',
      ] satisfies (keyof Row<'file_upload'>)[],
    },
    version: 1,
    row: (before, { id, version, recordedAt, actor }, { after }) => {
      const { context } = after;
      return {
        upload_id: id,
        purpose: context.purpose,
        permission: context.permission,
        account_id: context.accountId,
        uploader: before?.uploader ?? actor.name,
        op_id: context.opId,
        file_name: context.fileName,
        fingerprint: context.fingerprint,
        size_bytes: context.size,
        sha256: context.sha256,
        state: String(after.value),
        terminal: after.hasTag('terminal'),
        interruptions: context.interruptions,
        refusal: context.refusal,
        used_kind: context.usedBy?.kind ?? null,
        used_id: context.usedBy?.ownerId ?? null,
        version,
        created_at: before?.created_at ?? recordedAt,
        expires_at: new Date(context.expiresAt),
        updated_at: recordedAt,
      };
    },
  },
  live: streamMessage,
  audience: ({ context: { opId, permission } }) => ({ opId, permission }),
  retention: { over: { column: 'terminal', is: true }, lastEvent: 'updated_at' },
});
