import type { components } from '#api/main.d.ts';
import { isAllowed } from '#domain/permissions.ts';
import { ApiError } from '#server/core/http/api-error.ts';
import type { Caller, Handlers } from '#server/core/http/call.ts';
import { refusal } from '#server/core/http/validators.ts';
import type { Module } from '#server/core/module.ts';
import type { CoreServices } from '#server/core/services.ts';
import type { FileUploads, UploadPurpose, UploadState } from './file-uploads.ts';
import { formFiles } from './form-files.ts';
import { filePath, tusRoutes } from './tus.ts';

/** An upload as the API shows it. */
export const shownUpload = ({ row, offset }: UploadState): components['schemas']['FileUpload'] => ({
  uploadId: row.upload_id,
  address: `${filePath}/${row.upload_id}`,
  fileName: row.file_name,
  size: row.size_bytes,
  offset,
  sha256: row.sha256,
  expiresAt: row.expires_at.toISOString(),
});

/** Throws where there is no such purpose, or the caller may not upload for it. */
function permittedPurpose(uploads: FileUploads, purpose: string, { account }: Caller): UploadPurpose {
  const found = uploads.purposeOf(purpose);
  if (!found) throw refusal([{ field: 'purpose', message: 'is unknown' }]);
  const { permission } = found;
  const { permissions, level: userLevel } = account.role;
  if (!isAllowed({ permissions, userLevel }, permission))
    throw new ApiError('roleerr', { data: { permission } });
  return found;
}

const handlers = ({
  fileUploads,
}: CoreServices): Pick<Handlers, 'beginUpload' | 'listUploads' | 'getUpload'> => ({
  async beginUpload({ body, caller }) {
    const { most } = permittedPurpose(fileUploads, body.purpose, caller);
    if (body.size > most)
      throw new ApiError('custom', {
        status: 413,
        message: `The file is larger than ${most / 1024 ** 2} MB.`,
        data: { most },
      });
    const { accountId, operator } = caller.account;
    const state = await fileUploads.begin({ ...body, accountId, opId: operator.opId });
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
});

/** Files on their way into the blob store, whatever they are for. */
export const fileUploadModule: Module<CoreServices> = {
  name: 'file uploads',
  handlers,
  async routes(app, services) {
    formFiles(app, services);
    await tusRoutes(app, services);
  },
};
