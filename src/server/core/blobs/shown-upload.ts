import type { components } from '#api/main.d.ts';
import type { UploadState } from './file-uploads.ts';
import { filePath } from './tus.ts';

/** Maps an upload to the API. */
export const shownUpload = ({ row, offset }: UploadState): components['schemas']['FileUpload'] => ({
  uploadId: row.upload_id,
  address: `${filePath}/${row.upload_id}`,
  fileName: row.file_name,
  size: row.size_bytes,
  offset,
  sha256: row.sha256,
  expiresAt: row.expires_at.toISOString(),
});
