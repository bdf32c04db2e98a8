import type { components } from '#api/main.d.ts';
import type { AppFileRow } from './queries/app-files.ts';

export const presentAppFile = (row: AppFileRow): components['schemas']['AppFile'] => ({
  id: row.file_id,
  appId: row.app_id,
  appName: row.app_name,
  platform: platformOf(row.platform),
  packageName: row.package_name,
  packageOrigin: originOf(row.package_origin),
  appUuid: row.app_uuid,
  version: row.app_version,
  versionOrigin: originOf(row.version_origin),
  versionCode: row.version_code,
  minSdk: row.min_sdk,
  debuggable: row.debuggable,
  icon: row.icon,
  developer: row.developer,
  targetOperator: row.target_op_id,
  targetOperatorName: row.target_name,
  description: row.description,
  models: row.models,
  file: row.file_name,
  size: row.size,
  sha256: row.sha256,
  url: row.url,
  signer:
    row.signer_sha256 === null
      ? null
      : {
          sha256: row.signer_sha256,
          subject: row.signer_subject ?? '',
          scheme: row.signer_scheme ?? 1,
          verified: row.signer_verified === true,
        },
  signerBefore: row.signer_before,
  signerReason: row.signer_reason,
  approval: row.state === 'approved' ? 'Approved' : 'Not Approved',
  approvedAlone: row.approved_alone,
  opId: row.op_id,
  own: row.own,
  uploader: row.uploader,
  uploadTime: row.uploaded_at.toISOString(),
  approver: row.approver,
  dateModified: row.modified_at.toISOString(),
});

export const platformOf = (platform: string): 'android' | 'quantum' =>
  platform === 'android' ? 'android' : 'quantum';

const originOf = (origin: string | null) => (origin === 'file' || origin === 'typed' ? origin : null);

export const stateOf = (state: string): 'notApproved' | 'approved' | 'deleted' =>
  state === 'approved' || state === 'deleted' ? state : 'notApproved';
