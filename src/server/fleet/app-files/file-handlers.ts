import { ApiError, type Language } from '#server/core/http/api-error.ts';
import type { Call, Handlers } from '#server/core/http/call.ts';
import { missingStream } from '#server/core/http/missing-stream.ts';
import { defaultLimit, pagination } from '#server/core/http/paging.ts';
import type { Scope } from '#server/core/read-models/scope.ts';
import type { CoreServices } from '#server/core/services.ts';
import { needsFourEyes } from '../approvals/queries/rules.ts';
import type { AppFiles } from './app-files.ts';
import { presentAppFile, stateOf } from './present.ts';
import { type AppFileRow, ScopedAppFiles } from './queries/app-files.ts';
import { approversOfApp } from './queries/approvers.ts';
import { namedUses, refuseUsed } from './refuse-used.ts';
import { appFileStream } from './stream.ts';
import { conflictTexts } from './texts.ts';

type FileHandlers = Pick<
  Handlers,
  | 'listApps'
  | 'getAppPage'
  | 'getAppVersion'
  | 'getAppIcon'
  | 'updateAppVersion'
  | 'approveApp'
  | 'disapproveApp'
  | 'deleteAppVersion'
  | 'deleteApp'
>;

const states = { Approved: 'approved', 'Not Approved': 'notApproved' } as const;

export interface FileNeeds extends Pick<CoreServices, 'blobs' | 'database' | 'log'> {
  appFiles: AppFiles;
}

/** App files: lists, approval and deletion (TN-251, TN-253, CL-248, CL-249, CL-251, CL-256, CL-257). */
export const appFileHandlers = (services: FileNeeds): FileHandlers => ({
  async listApps({ query, scope }) {
    const state = query.approved === true ? 'approved' : undefined;
    const rows = await scope.of(ScopedAppFiles).all({ appId: query.appId, state });
    if (query.appId !== undefined && rows.length === 0) throw new ApiError('nodata');
    return { data: rows.map(presentAppFile) };
  },

  async getAppPage({ body, scope }) {
    const { page = 1, limit = defaultLimit, orders = [], keyword, platform, approval } = body;
    const filter = { keyword, platform, state: approval && states[approval] };
    const found = await scope.of(ScopedAppFiles).page(filter, orders, page, limit);
    return { data: found.rows.map(presentAppFile), pagination: pagination({ page, limit }, found.total) };
  },

  async getAppVersion({ params: { fileId }, scope, caller }) {
    const files = scope.of(ScopedAppFiles);
    const row = await seenFile(services, scope, fileId);
    const { database, blobs } = services;
    const fourEyes = await needsFourEyes(database.sql, row.op_id);
    const reader = { fourEyes, opPath: scope.opPath };
    return {
      data: {
        file: presentAppFile(row),
        state: stateOf(row.state),
        version: row.version,
        versions: (await files.all({ appId: row.app_id })).map(presentAppFile),
        installed: await files.installedOn(row),
        ...(await namedUses(database.sql, [row.file_id], reader)),
        fourEyes,
        mine: row.uploader_id === caller.account.accountId,
        stored: row.sha256 === null || (await blobs.sizeOf(row.sha256)) === row.size,
        approvers: await approversOfApp(database.sql, row, reader),
      },
    };
  },

  async getAppIcon({ params: { fileId }, scope }) {
    const { icon } = await seenFile(services, scope, fileId);
    const bytes = icon === null ? null : await services.blobs.read(icon);
    if (!bytes) throw new ApiError('nodata');
    const parts: Buffer[] = [];
    for await (const part of bytes) parts.push(part);
    return { data: { png: Buffer.concat(parts).toString('base64') } };
  },

  async updateAppVersion({ params, body, scope, caller, audit, language }) {
    const row = await ownFile(scope, params.fileId);
    const described = {
      description: body.description.trim(),
      developer: body.developer === undefined ? row.developer : body.developer.trim() || null,
      models: row.models,
    };
    audit.changed({ description: row.description, developer: row.developer }, described, row.op_id);
    if (!(await services.appFiles.describe(row.file_id, described, caller.actor)))
      throw conflict(conflictTexts.approved[language]);
    return { data: {} };
  },

  async approveApp({ body, scope, caller, audit, language }) {
    const row = await ownFile(scope, body.id);
    const fourEyes = await needsFourEyes(services.database.sql, row.op_id);
    if (fourEyes && row.uploader_id === caller.account.accountId)
      throw new ApiError('custom', {
        status: 403,
        message: conflictTexts.secondPerson[language],
        data: { fourEyes },
      });
    if (row.sha256 !== null && (await services.blobs.sizeOf(row.sha256)) !== row.size)
      throw new ApiError('nofile');
    const { sha256, signer_sha256: signer } = row;
    audit.changed({ approval: 'Not Approved' }, { approval: 'Approved', sha256, signer }, row.op_id);
    if (!(await services.appFiles.approve(row.file_id, !fourEyes, caller.actor)))
      throw conflict(conflictTexts.isApproved[language]);
    return { data: {} };
  },

  async disapproveApp({ body, scope, caller, audit, language }) {
    const row = await ownFile(scope, body.id);
    const unused = refusing(scope, [row], language);
    audit.changed({ approval: 'Approved' }, { approval: 'Not Approved' }, row.op_id);
    if (!(await services.appFiles.disapprove(row.file_id, caller.actor, unused)))
      throw conflict(conflictTexts.notApproved[language]);
    return { data: {} };
  },

  async deleteAppVersion(call) {
    const { appId, version } = call.params;
    const row = await call.scope.of(ScopedAppFiles).find(appId, version);
    const own = row && (await call.scope.of(ScopedAppFiles).findOwn(row.file_id));
    if (!own) throw new ApiError('nodata');
    await remove(services, call, [own]);
    return { data: {} };
  },

  async deleteApp(call) {
    const rows = await call.scope.of(ScopedAppFiles).ownVersions(call.params.appId);
    if (rows.length === 0) throw new ApiError('nodata');
    await remove(services, call, rows);
    return { data: {} };
  },
});

const conflict = (message: string) => new ApiError('conflict', { status: 409, message });

/** Finds a file that the caller sees, and a deleted one of theirs, whose timeline stays. */
async function seenFile({ log }: FileNeeds, scope: Scope, fileId: string): Promise<AppFileRow> {
  const files = scope.of(ScopedAppFiles);
  const row = (await files.findEver(fileId)) ?? (await files.seen(fileId));
  if (!row) throw await missingStream(log, `${appFileStream.kind}:${fileId}`);
  return row;
}

async function ownFile(scope: Scope, fileId: string): Promise<AppFileRow> {
  const row = await scope.of(ScopedAppFiles).findOwn(fileId);
  if (!row) throw new ApiError('nodata');
  return row;
}

const refusing =
  (scope: Scope, rows: readonly AppFileRow[], language: Language) => (db: Parameters<typeof refuseUsed>[0]) =>
    refuseUsed(
      db,
      rows.map(({ file_id }) => file_id),
      { opPath: scope.opPath, language },
    );

type RemoveCall = Pick<Call<'deleteApp'>, 'scope' | 'caller' | 'audit' | 'language'>;

/** Deletes versions; none while one of them is used. */
export async function remove(
  { appFiles, database }: Pick<FileNeeds, 'appFiles' | 'database'>,
  { scope, caller, audit, language }: RemoveCall,
  rows: readonly AppFileRow[],
): Promise<void> {
  const unused = refusing(scope, rows, language);
  await unused(database.sql);
  const [first] = rows;
  audit.objects.push(...rows.map(({ file_id }) => file_id));
  audit.changed(
    {
      appName: first?.app_name ?? '',
      packageName: first?.package_name ?? '',
      versions: rows.map(({ app_version }) => app_version),
    },
    null,
    first?.op_id ?? null,
  );
  for (const { file_id } of rows)
    if (!(await appFiles.delete(file_id, caller.actor, unused)) && rows.length === 1)
      throw new ApiError('nodata');
}
