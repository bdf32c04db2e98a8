import { sql } from 'kysely';
import { appName, nameProblem } from '#domain/apps/app-name.ts';
import type { JsonObject } from '#machines/json.ts';
import { ApiError } from '#server/core/http/api-error.ts';
import type { Handlers } from '#server/core/http/call.ts';
import { refusal } from '#server/core/http/validators.ts';
import { defineResource } from '#server/core/resource/resource.ts';
import type { CoreServices } from '#server/core/services.ts';
import type { AppFiles } from './app-files.ts';
import { remove } from './file-handlers.ts';
import { type AppFileRow, ScopedAppFiles } from './queries/app-files.ts';
import { conflictTexts, nameTexts } from './texts.ts';

/** An import writes rows, and an app file is a stream with an approval. */
const refuseImport = () => {
  throw new ApiError('custom', {
    status: 409,
    message: 'App files are not imported. Add them on the page App files.',
  });
};

/** EN-528..EN-535: the administrator's table of all app files. */
export const appFileTable = defineResource('AppFile')({
  table: 'app_file',
  id: 'file_id',
  scope: null,
  visible: () => sql<boolean>`not r.terminal`,
  fields: {
    fileId: 'file_id',
    appId: 'app_id',
    appName: 'app_name',
    platform: 'platform',
    packageName: 'package_name',
    appUuid: 'app_uuid',
    version: 'app_version',
    size: 'size',
    url: 'url',
    developer: 'developer',
    models: 'models',
    approval: sql`case r.state when 'approved' then 'Approved' else 'Not Approved' end`,
    dateModified: 'modified_at',
  },
  search: ['app_name', 'package_name'],
  begin: refuseImport,
  beforeUpdate: refuseImport,
  beforeDelete: refuseImport,
});

interface Needs extends Pick<CoreServices, 'database'> {
  appFiles: AppFiles;
}

/**
 * The table's changes (CL-378). A new row is a file at an address, which waits for its approval by a second person like an
 * uploaded one; developer and models can be edited until then. Nothing here approves.
 */
export const appFileTableHandlers = (
  services: Needs,
): Pick<Handlers, 'createAppFile' | 'updateAppFile' | 'deleteAppFile'> => ({
  async createAppFile({ body, scope, caller, audit, language }) {
    const problem = nameProblem(body.appName);
    if (problem !== null) throw refusal([{ field: 'body.appName', message: nameTexts[problem][language] }]);
    const { opId } = caller.account.operator;
    const listed = {
      ...body,
      appName: appName(body.appName),
      url: body.url ?? null,
      appUuid: body.appUuid ?? null,
      developer: body.developer ?? null,
      models: body.models ?? null,
      opId,
      uploaderId: caller.account.accountId,
    };
    const fileId = await services.appFiles.register(listed, { actor: caller.actor, language });
    audit.objects.push(fileId);
    const added = await shownRow(scope, fileId);
    audit.changed(null, plain(added), opId);
    return { data: added };
  },

  async updateAppFile({ params, body, scope, caller, audit, language }) {
    const row = await rowOf(scope.of(ScopedAppFiles), params.fileId);
    const change = {
      description: row.description,
      developer: body.developer === undefined ? row.developer : body.developer,
      models: body.models === undefined ? row.models : body.models,
    };
    const before = await shownRow(scope, row.file_id);
    audit.changed(plain(before), null, row.op_id);
    if (!(await services.appFiles.describe(row.file_id, change, caller.actor)))
      throw new ApiError('conflict', { status: 409, message: conflictTexts.approved[language] });
    const after = await shownRow(scope, row.file_id);
    audit.changed(plain(before), plain(after), row.op_id);
    return { data: after };
  },

  async deleteAppFile(call) {
    const files = call.scope.of(ScopedAppFiles);
    const rows: AppFileRow[] = [];
    for (const id of call.body.ids) rows.push(await rowOf(files, String(id)));
    await remove(services, call, rows);
    return { data: {} };
  },
});

/** Returns a row in the form of the audit trail. */
const plain = (row: object): JsonObject => JSON.parse(JSON.stringify(row));

async function rowOf(files: ScopedAppFiles, fileId: string): Promise<AppFileRow> {
  const row = await files.findOwn(fileId);
  if (!row) throw new ApiError('nodata');
  return row;
}

type Scoped = Parameters<Handlers['getAppFile']>[0]['scope'];

async function shownRow(scope: Scoped, fileId: string) {
  const item = await scope.of(appFileTable).find(fileId);
  if (!item) throw new ApiError('nodata');
  return item;
}
