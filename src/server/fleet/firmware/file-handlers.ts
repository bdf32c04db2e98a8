import { randomUUID } from 'node:crypto';
import type { components } from '#api/main.d.ts';
import { modelId } from '#domain/models.ts';
import { shownUpload } from '#server/core/blobs/shown-upload.ts';
import { ApiError, type Language } from '#server/core/http/api-error.ts';
import type { Call, Handlers } from '#server/core/http/call.ts';
import { defaultLimit, pagination } from '#server/core/http/paging.ts';
import { refusal } from '#server/core/http/validators.ts';
import { operatorPath } from '#server/core/read-models/operator-paths.ts';
import type { Scope } from '#server/core/read-models/scope.ts';
import type { CoreServices } from '#server/core/services.ts';
import type { DeviceModels } from '#server/devices/models/queries/models.ts';
import type { FirmwareFiles } from '#server/fleet/firmware/files.ts';
import type { FirmwareKeys } from '#server/fleet/firmware/keys.ts';
import { approversOf } from '../approvals/queries/approvers.ts';
import { needsFourEyes } from '../approvals/queries/rules.ts';
import { openRolloutsOf, ScopedRollouts } from '../rollouts/queries/rollouts.ts';
import { type FirmwareDescription, Unsigned } from './files.ts';
import { presentKey } from './key-handlers.ts';
import { firmwareProfiles } from './profile-kind.ts';
import { type FirmwareRow, ScopedFirmware, storeEntry, type UploadEntry } from './queries/files.ts';
import { keyById } from './queries/keys.ts';
import { runningUpgrades } from './queries/upgrades.ts';
import { SignatureRefusal, unsignedError, verifiedSignature } from './signatures.ts';

type FileHandlers = Pick<
  Handlers,
  | 'listFirmwares'
  | 'listFirmwareModels'
  | 'listFirmwaresOfModel'
  | 'getFirmwarePage'
  | 'getFirmware'
  | 'createFirmware'
  | 'uploadFirmwareFile'
  | 'updateFirmware'
  | 'deleteFirmware'
  | 'approveFirmware'
  | 'disapproveFirmware'
  | 'getFirmwareUploads'
>;

/** Purpose of uploads that become firmware files. */
export const firmwarePurpose = 'firmware';

const states = { Approved: 'approved', 'Not Approved': 'notApproved' } as const;

interface Needs extends Pick<CoreServices, 'blobs' | 'database' | 'fileUploads' | 'now'> {
  firmwareKeys: FirmwareKeys;
  firmwareFiles: FirmwareFiles;
  models: DeviceModels;
}

/** Firmware files (TN-215..TN-220). */
export const fileHandlers = (services: Needs): FileHandlers => ({
  async listFirmwares({ query, scope }) {
    const modelName = await modelOf(services, query.mid);
    const state = query.approved === true ? 'approved' : undefined;
    const rows = await scope.of(ScopedFirmware).all({ modelName, state });
    return { data: rows.map(presentFile) };
  },

  async listFirmwareModels({ scope }) {
    const models = new Map<string, { files: number; approved: number }>();
    for (const { model_name, state } of await scope.of(ScopedFirmware).all({})) {
      const counted = models.get(model_name) ?? { files: 0, approved: 0 };
      counted.files += 1;
      if (state === 'approved') counted.approved += 1;
      models.set(model_name, counted);
    }
    const named = [...models].map(([modelName, counts]) => ({
      mid: modelId(modelName),
      modelName,
      ...counts,
    }));
    return { data: named };
  },

  async listFirmwaresOfModel({ params, scope }) {
    const modelName = await modelOf(services, params.mid);
    const rows = await scope.of(ScopedFirmware).all({ modelName, state: 'approved' });
    return { data: rows.map(presentFile) };
  },

  async getFirmwarePage({ body, scope }) {
    const { page = 1, limit = defaultLimit, orders = [], keyword, mid, approval, wifi } = body;
    const filter = {
      keyword,
      modelName: await modelOf(services, mid),
      state: approval && states[approval],
      modelNames: wifi === true ? await wifiModels(services) : undefined,
    };
    const found = await scope.of(ScopedFirmware).page(filter, orders, page, limit);
    return { data: found.rows.map(presentFile), pagination: pagination({ page, limit }, found.total) };
  },

  async getFirmware({ params, scope, caller }) {
    const files = scope.of(ScopedFirmware);
    const row = await files.find(params.id);
    if (!row) throw new ApiError('nodata');
    const { database, blobs } = services;
    const fourEyes = await needsFourEyes(database.sql, row.op_id);
    const key = row.signed_key === null ? null : await keyById(database.sql, row.signed_key);
    const path = row.state === 'notApproved' ? await operatorPath(database.sql, row.op_id) : null;
    const waits =
      path === null
        ? null
        : ({ approves: 'approveFirmware', opPath: path, authors: [row.uploader_id] } as const);
    return {
      data: {
        file: presentFile(row),
        ...(await files.installedOn(row)),
        running: await runningUpgrades(database.sql, row.file_id),
        fourEyes,
        own: row.op_id === caller.account.operator.opId || (await files.findOwn(row.file_id)) !== null,
        mine: row.uploader_id === caller.account.accountId,
        stored: (await blobs.sizeOf(row.sha256)) === row.size_bytes,
        signature: key && presentKey(key, false),
        approvers: await approversOf(database.sql, waits, { fourEyes, opPath: scope.opPath }),
        unsigned: await services.firmwareKeys.unsignedOf(database.sql, row),
      },
    };
  },

  createFirmware: (call) => create(services, call),

  async uploadFirmwareFile({ body, caller }) {
    const { accountId } = caller.account;
    const state = body.uploadId && (await services.fileUploads.find(body.uploadId, accountId));
    if (!state) throw new ApiError('nofile');
    return { data: shownUpload(state) };
  },

  async updateFirmware({ params, body, scope, caller, audit }) {
    const row = await ownFile(scope, params.id);
    audit.changed({ description: row.description }, body, row.op_id);
    if (!(await services.firmwareFiles.describe(row.file_id, body.description, caller.actor)))
      throw new ApiError('fwuperr1');
    return { data: {} };
  },

  async deleteFirmware({ params, scope, caller, audit, language }) {
    const row = await ownFile(scope, params.id);
    await refuseUsed(services, scope, row, language);
    audit.changed(auditOf(row), null, row.op_id);
    if (!(await services.firmwareFiles.delete(row, caller.actor))) throw new ApiError('nodata');
    return { data: {} };
  },

  async approveFirmware({ body, scope, caller, audit, language }) {
    const row = await ownFile(scope, body.FirmwareFileId);
    const fourEyes = await needsFourEyes(services.database.sql, row.op_id);
    if (fourEyes && row.uploader_id === caller.account.accountId)
      throw new ApiError('custom', {
        status: 403,
        message: 'Another person than the uploader must approve this file.',
        data: { fourEyes },
      });
    if ((await services.blobs.sizeOf(row.sha256)) !== row.size_bytes) throw new ApiError('nofile');
    audit.changed(
      { approval: 'Not Approved' },
      { approval: 'Approved', sha256: row.sha256, signedBy: row.signed_by },
      row.op_id,
    );
    const isApproved = await services.firmwareFiles
      .approve(row, !fourEyes, caller.actor)
      .catch((error: unknown) => {
        throw error instanceof Unsigned ? unsignedError(error.reason, language) : error;
      });
    if (!isApproved)
      throw new ApiError('conflict', { status: 409, message: 'The file is approved already.' });
    return { data: {} };
  },

  async disapproveFirmware({ body, scope, caller, audit, language }) {
    const row = await ownFile(scope, body.FirmwareFileId);
    await refuseUsed(services, scope, row, language);
    audit.changed({ approval: 'Approved' }, { approval: 'Not Approved' }, row.op_id);
    if (!(await services.firmwareFiles.disapprove(row.file_id, caller.actor)))
      throw new ApiError('conflict', { status: 409, message: 'The file is not approved.' });
    return { data: {} };
  },

  async getFirmwareUploads({ body, scope }) {
    const { page = 1, limit = defaultLimit } = body;
    const found = await scope.of(ScopedFirmware).history(page, limit);
    return { data: found.rows.map(presentEntry), pagination: pagination({ page, limit }, found.total) };
  },
});

async function create(services: Needs, { body, caller, audit, language }: Call<'createFirmware'>) {
  const { operator, name } = caller.account;
  const entry: UploadEntry = {
    entry_id: randomUUID(),
    op_id: operator.opId,
    file_name: '',
    model_name: body.mid,
    fw_code: body.fwCode,
    version_name: body.versionName,
    result: 'success',
    file_id: null,
    upload_id: null,
    account_name: name,
    uploaded_at: services.now(),
  };
  const upload = { uploadId: body.uploadId ?? '', actor: caller.actor, purpose: firmwarePurpose };
  try {
    const modelName = await modelOf(services, body.mid);
    if (body.fwCode <= 0) throw new ApiError('fwcderr1');
    const about: FirmwareDescription = {
      opId: operator.opId,
      modelName: modelName ?? body.mid,
      fwCode: body.fwCode,
      versionName: body.versionName,
      minimumVersion: body.minVersion || null,
      targetVersion: body.targetVersion || null,
      description: body.description?.trim() ?? '',
    };
    return await services.fileUploads.using(upload, async (file) => {
      entry.file_name = file.fileName;
      entry.upload_id = file.uploadId;
      entry.model_name = about.modelName;
      const signature = body.signature
        ? verifiedSignature(
            await services.firmwareKeys.trusted(about.opId),
            file.sha256,
            body.signature,
            language,
          )
        : null;
      const fileId = await services.firmwareFiles.create(file, about, signature);
      entry.file_id = fileId;
      audit.objects.push(fileId);
      const signedBy = signature?.keyName ?? null;
      audit.changed(null, { ...about, file: file.fileName, sha256: file.sha256, signedBy }, operator.opId);
      return { data: { FirmwareFileId: fileId } };
    });
  } catch (error) {
    entry.result =
      error instanceof SignatureRefusal ? 'signature' : error instanceof ApiError ? error.code : 'error';
    throw error;
  } finally {
    await storeEntry(services.database.sql, entry);
  }
}

/** Finds a model by its id or name: undefined without one, and a refusal for an unknown one. */
async function modelOf({ models }: Needs, mid: string | undefined): Promise<string | undefined> {
  if (mid === undefined) return undefined;
  const found = (await models.all()).find(({ modelName }) => modelId(modelName) === mid || modelName === mid);
  if (!found) throw refusal([{ field: 'mid', message: 'is no model' }]);
  return found.modelName;
}

/** */
const wifiClasses = ['AP', 'APROUTER', 'EXTENDER'];
const wifiModels = async ({ models }: Needs): Promise<string[]> =>
  (await models.all())
    .filter(({ prodClass }) => wifiClasses.includes(prodClass))
    .map(({ modelName }) => modelName);

async function ownFile(scope: Scope, fileId: string): Promise<FirmwareRow> {
  const row = await scope.of(ScopedFirmware).findOwn(fileId);
  if (!row) throw new ApiError('nodata');
  return row;
}

/** Maximum number of profiles that a refusal names. */
const mostNamed = 5;

/** Refuses to change a file while devices are upgraded to it or open profiles use it. */
async function refuseUsed(
  { database }: Needs,
  scope: Scope,
  { file_id }: FirmwareRow,
  language: Language,
): Promise<void> {
  const used = await openRolloutsOf(database.sql, firmwareProfiles.cargo, file_id);
  if (used > 0) {
    const { cargo } = firmwareProfiles;
    const mine = { cargo, contentId: file_id, open: true, forward: true };
    const { rows } = await scope.of(ScopedRollouts).page(mine, [], 1, mostNamed);
    const names = rows.map(({ name }) => name);
    throw new ApiError('conflict', {
      status: 409,
      message: profilesText(names, used - names.length, language),
      data: { profiles: rows.map(({ rollout_id, name }) => ({ fpId: rollout_id, fpName: name })), used },
    });
  }
  const running = await runningUpgrades(database.sql, file_id);
  if (running > 0)
    throw new ApiError('conflict', {
      status: 409,
      message:
        language === 'ko'
          ? `이 파일로 업그레이드 중인 단말이 있습니다(${running}대). 완료된 후 다시 시도하십시오.`
          : `Devices are being upgraded to this file (${running}). Try again when they are done.`,
      data: { running },
    });
}

/**
 * Formats profile names; `others` counts the profiles that are not named, because there are many or the caller may not
 * see them.
 */
function profilesText(names: readonly string[], others: number, language: Language): string {
  const list = names.map((name) => `“${name}”`).join(', ');
  if (language === 'ko') {
    const more = others === 0 ? '' : list ? ` 외 ${others}개` : `${others}개`;
    return `이 파일을 사용하는 펌웨어 프로파일이 있습니다: ${list}${more}. 먼저 중지하거나 완료될 때까지 기다리십시오.`;
  }
  const more = others === 0 ? '' : list ? ` and ${others} more` : `${others}`;
  return `Firmware profiles use this file: ${list}${more}. Stop them first, or wait until they have ended.`;
}

const auditOf = (row: FirmwareRow) => ({
  file: row.file_name,
  modelName: row.model_name,
  fwCode: row.fw_code,
  versionName: row.version_name,
  sha256: row.sha256,
});

export const presentFile = (row: FirmwareRow): components['schemas']['FirmwareFile'] => ({
  FirmwareFileId: row.file_id,
  opId: row.op_id,
  mid: modelId(row.model_name),
  modelName: row.model_name,
  fwCode: row.fw_code,
  versionName: row.version_name,
  minimumFirmwareVersion: row.minimum_version,
  targetFirmwareVersion: row.target_version,
  description: row.description,
  file: row.file_name,
  size: row.size_bytes,
  sha256: row.sha256,
  approval: row.state === 'approved' ? 'Approved' : 'Not Approved',
  approvedAlone: row.approved_alone,
  signedBy: row.signed_by,
  uploader: row.uploader,
  uploadTime: row.uploaded_at.toISOString(),
  approver: row.approver,
  updatedTime: row.updated_at.toISOString(),
  version: row.version,
});

const presentEntry = (row: UploadEntry): components['schemas']['FirmwareUpload'] => {
  const added = row.result === 'success';
  return {
    fileName: row.file_name,
    result: row.result,
    modelName: row.model_name,
    fwCode: row.fw_code,
    versionName: row.version_name,
    FirmwareFileId: row.file_id,
    uploadId: row.upload_id,
    requester: row.account_name,
    uploadTime: row.uploaded_at.toISOString(),
    totalRecords: 1,
    added: added ? 1 : 0,
    updated: 0,
    invalidData: added ? [] : [row.result],
    historyData: `${row.model_name} ${row.version_name} (${row.fw_code})`,
  };
};
