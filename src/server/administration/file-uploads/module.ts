import type { components } from '#api/main.d.ts';
import { isAllowed } from '#domain/permissions.ts';
import type { FileUploads, UploadPurpose } from '#server/core/blobs/file-uploads.ts';
import { formFiles } from '#server/core/blobs/form-files.ts';
import { scopedUploads, type UploadRow } from '#server/core/blobs/queries/uploads.ts';
import { shownUpload } from '#server/core/blobs/shown-upload.ts';
import { tusRoutes } from '#server/core/blobs/tus.ts';
import { uploadStream } from '#server/core/blobs/upload-stream.ts';
import { ApiError } from '#server/core/http/api-error.ts';
import type { Caller, Handlers } from '#server/core/http/call.ts';
import { missingStream } from '#server/core/http/missing-stream.ts';
import { streamHandlers, type TimelineOperation } from '#server/core/http/stream-handlers.ts';
import { refusal } from '#server/core/http/validators.ts';
import type { Module } from '#server/core/module.ts';
import type { CoreServices } from '#server/core/services.ts';

type UploadRecord = components['schemas']['UploadRecord'];

const recordOf = (row: UploadRow): UploadRecord => ({
  uploadId: row.upload_id,
  opId: row.op_id,
  purpose: row.purpose,
  fileName: row.file_name,
  size: row.size_bytes,
  sha256: row.sha256,
  state: row.state as UploadRecord['state'],
  terminal: row.terminal,
  interruptions: row.interruptions,
  refusal: row.refusal,
  usedBy: row.used_kind === null ? null : { kind: row.used_kind, id: row.used_id ?? '' },
  version: row.version,
  uploader: { id: row.account_id, name: row.uploader },
  startTime: row.created_at.toISOString(),
  validUntil: row.expires_at.toISOString(),
  updateTime: row.updated_at.toISOString(),
});

/** Throws if there is no such purpose, or the caller may not upload for it. */
function permittedPurpose(uploads: FileUploads, purpose: string, { account }: Caller): UploadPurpose {
  const found = uploads.purposeOf(purpose);
  if (!found) throw refusal([{ field: 'purpose', message: 'is unknown' }]);
  const { permission } = found;
  const { permissions, level: userLevel } = account.role;
  if (!isAllowed({ permissions, userLevel }, permission))
    throw new ApiError('roleerr', { data: { permission } });
  return found;
}

type UploadHandlers = Pick<
  Handlers,
  'beginUpload' | 'listUploads' | 'getUpload' | 'getUploadRecord' | TimelineOperation<'FileUpload'>
>;

const handlers = ({ fileUploads, ...services }: CoreServices): UploadHandlers => ({
  async beginUpload({ body, caller }) {
    const { most } = permittedPurpose(fileUploads, body.purpose, caller);
    if (body.size > most)
      throw new ApiError('custom', {
        status: 413,
        message: `The file is larger than ${most / 1024 ** 2} MB.`,
        data: { most },
      });
    const { operator } = caller.account;
    const state = await fileUploads.begin({ ...body, actor: caller.actor, opId: operator.opId });
    return { data: shownUpload(state) };
  },

  async listUploads({ query, caller }) {
    const open = await fileUploads.openOf(caller.account.accountId, query.purpose);
    return { data: open.map(shownUpload) };
  },

  async getUpload({ params, caller }) {
    const state = await fileUploads.find(params.uploadId, caller.account.accountId);
    if (!state) throw new ApiError('nodata');
    return { data: shownUpload(state) };
  },

  async getUploadRecord({ params: { uploadId }, scope }) {
    const row = await scope.of(scopedUploads).find(uploadId);
    if (!row) throw await missingStream(services.log, `${uploadStream.kind}:${uploadId}`);
    return { data: recordOf(row) };
  },

  ...streamHandlers('FileUpload', uploadStream, services, {
    find: (scope, id) => scope.of(scopedUploads).find(id),
    file: { row: recordOf },
  }),
});

/** Uploads into the blob store, for any purpose. */
export const fileUploadModule: Module<CoreServices> = {
  name: 'file uploads',
  streams: [uploadStream],
  handlers,
  async routes(app, services) {
    formFiles(app, services);
    await tusRoutes(app, services);
  },
};
