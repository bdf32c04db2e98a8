import { randomUUID } from 'node:crypto';
import { appKey, isAppVersion, nameProblem, appName as storedName } from '#domain/apps/app-name.ts';
import type { AppContent } from '#domain/apps/content/app-content.ts';
import { AppRefusal } from '#domain/apps/content/problem.ts';
import { statedApp } from '#domain/apps/stated.ts';
import { readPng } from '#domain/media/png.ts';
import { MediaRefusal } from '#domain/media/source.ts';
import type { FinishedUpload } from '#server/core/blobs/file-uploads.ts';
import { shownUpload } from '#server/core/blobs/shown-upload.ts';
import { ApiError, type Language } from '#server/core/http/api-error.ts';
import type { Body, Call, Handlers } from '#server/core/http/call.ts';
import type { Scope } from '#server/core/read-models/scope.ts';
import type { CoreServices } from '#server/core/services.ts';
import { type AppFiles, mostIconBytes, type NewIcon } from './app-files.ts';
import { contentOf } from './content/read.ts';
import { platformOf } from './present.ts';
import { type AppFileRow, ScopedAppFiles } from './queries/app-files.ts';
import { conflictTexts, disagreementText, nameTexts, problemText } from './texts.ts';
import { refuseTakenName } from './version-rules.ts';

type UploadHandlers = Pick<
  Handlers,
  'validateApp' | 'createApp' | 'upgradeApp' | 'uploadAppFile' | 'readAppContent'
>;

/** Purpose of uploads that become app files. */
export const appPurpose = 'app';
const mostIconPixels = 512;

export interface UploadNeeds extends Pick<CoreServices, 'blobs' | 'database' | 'fileUploads'> {
  appFiles: AppFiles;
}

/** Handlers that add versions of apps (TN-250, TN-252, CL-250, CL-252..CL-255). */
export const appUploadHandlers = (services: UploadNeeds): UploadHandlers => ({
  async validateApp({ body, scope, caller, language }) {
    const name = checkedName(body.appName, language);
    if (body.version !== undefined && !isAppVersion(body.version.trim()))
      throw invalid(
        'version',
        { en: 'The version needs a digit, as in 1.0.2.', ko: '버전에는 1.0.2처럼 숫자가 있어야 합니다.' }[
          language
        ],
      );
    const version = body.version?.trim() ?? null;
    const known = body.appId === undefined ? [] : await scope.of(ScopedAppFiles).ownVersions(body.appId);
    if (body.appId !== undefined && known.length === 0) throw new ApiError('nodata');
    const [newest] = known;
    await refuseTakenName(services.database.sql, {
      opId: newest?.op_id ?? caller.account.operator.opId,
      appId: body.appId ?? '',
      appName: name,
      language,
    });
    if (version !== null && known.some((row) => appKey(row.app_version) === appKey(version)))
      throw new ApiError('conflict', { status: 409, message: conflictTexts.sameVersion(version)[language] });
    return { data: { appName: name, version } };
  },

  createApp: (call) =>
    add(services, call, call.body, {
      appId: null,
      appName: checkedName(call.body.appName, call.language),
      reason: '',
      before: null,
    }),

  async upgradeApp(call) {
    const { body, scope } = call;
    const files = scope.of(ScopedAppFiles);
    const appId = body.appId ?? (body.appName === undefined ? null : await files.appNamed(body.appName));
    const [before] = appId === null ? [] : await files.ownVersions(appId);
    if (!before) throw new ApiError('nodata');
    return add(services, call, body, {
      appId: before.app_id,
      appName: before.app_name,
      reason: body.signerReason?.trim() ?? '',
      before,
    });
  },

  async uploadAppFile({ body, caller }) {
    const { accountId } = caller.account;
    const state = body.uploadId && (await services.fileUploads.find(body.uploadId, accountId));
    if (!state) throw new ApiError('nofile');
    return { data: { fileId: state.row.upload_id, upload: shownUpload(state) } };
  },

  readAppContent({ body, scope, caller, language }) {
    const upload = { uploadId: body.uploadId, actor: caller.actor, purpose: appPurpose };
    return services.fileUploads.using(upload, async (file) => {
      const content = await checkedContent(services, file, language);
      return { data: await shownContent(scope, content) };
    });
  },
});

interface Added {
  /** Null: a new app. */
  appId: string | null;
  appName: string;
  reason: string;
  before: AppFileRow | null;
}

type AddCall = Call<'createApp'> | Call<'upgradeApp'>;

async function add(
  services: UploadNeeds,
  { scope, caller, audit, language }: Pick<AddCall, 'scope' | 'caller' | 'audit' | 'language'>,
  body: Body<'createApp'> | Body<'upgradeApp'>,
  { appId, appName, reason, before }: Added,
) {
  const opId = before?.op_id ?? caller.account.operator.opId;
  const targetOpId = await targetOf(scope, body.targetOperator ?? before?.target_op_id ?? opId, opId);
  const icon = await iconOf(services, body.icon, before, language);
  const upload = { uploadId: body.uploadId ?? '', actor: caller.actor, purpose: appPurpose };
  return services.fileUploads.using(upload, async (file) => {
    const content = await checkedContent(services, file, language);
    const stated = statedOf(body, content, language);
    const about = {
      opId,
      targetOpId,
      appId: appId ?? randomUUID(),
      appName,
      ...stated,
      appUuid: before?.app_uuid ?? (content.platform === 'quantum' ? randomUUID() : null),
      versionCode: content.platform === 'android' ? content.versionCode : null,
      minSdk: content.platform === 'android' ? content.minSdk : null,
      debuggable: content.platform === 'android' && content.debuggable,
      developer: body.developer?.trim() || before?.developer || null,
      description: body.description?.trim() ?? '',
      signer: content.platform === 'android' ? content.signer : null,
    };
    const appPackage = before?.package_name ?? null;
    const id = await services.appFiles.create(file, about, { icon, appPackage, reason, language });
    audit.objects.push(id);
    const { signer, origins: _origins, ...said } = about;
    audit.changed(
      null,
      { ...said, file: file.fileName, sha256: file.sha256, signer: signer?.sha256 ?? null, reason },
      opId,
    );
    return { data: { id, appId: about.appId, version: about.version } };
  });
}

function checkedName(name: string, language: Language): string {
  const problem = nameProblem(name);
  if (problem !== null) throw invalid('appName', nameTexts[problem][language]);
  return storedName(name);
}

const invalid = (field: string, message: string, more: { status?: number; reason?: string } = {}) =>
  new ApiError('custom', {
    status: more.status ?? 400,
    message,
    data: { errors: [{ field: `body.${field}`, message, ...(more.reason && { reason: more.reason }) }] },
  });

/** Reads what the bytes say, or refuses the file with its reason. */
async function checkedContent(
  { blobs }: Pick<UploadNeeds, 'blobs'>,
  file: FinishedUpload,
  language: Language,
): Promise<AppContent> {
  try {
    return await contentOf(blobs, file);
  } catch (error) {
    if (!(error instanceof AppRefusal)) throw error;
    const { problem } = error;
    throw invalid('uploadId', problemText(problem)[language], { status: 422, reason: problem.code });
  }
}

function statedOf(
  typed: Pick<Body<'createApp'>, 'platform' | 'packageName' | 'version'>,
  content: AppContent,
  language: Language,
) {
  const stated = statedApp(
    {
      platform: typed.platform ?? null,
      packageName: typed.packageName?.trim() || null,
      version: typed.version?.trim() || null,
    },
    content,
  );
  if (!('field' in stated)) {
    if (isAppVersion(stated.version)) return stated;
    throw invalid(
      'version',
      {
        en: `“${stated.version}” cannot be a version: it needs a digit, and no blanks.`,
        ko: `“${stated.version}”은(는) 버전으로 사용할 수 없습니다. 숫자가 있어야 하고 공백은 쓸 수 없습니다.`,
      }[language],
      { status: 422 },
    );
  }
  const reason = 'missing' in stated ? 'unstated' : 'disagrees';
  throw invalid(stated.field, disagreementText(stated)[language], { status: 422, reason });
}

/** Another organisation than those at or below the app's own is answered like one that does not exist. */
async function targetOf(scope: Scope, targetOpId: string, opId: string): Promise<string> {
  if (targetOpId !== opId && !(await scope.of(ScopedAppFiles).isBelow(targetOpId, opId)))
    throw new ApiError('nodata');
  return targetOpId;
}

async function iconOf(
  { blobs }: Pick<UploadNeeds, 'blobs'>,
  base64: string | undefined,
  before: AppFileRow | null,
  language: Language,
): Promise<NewIcon> {
  if (!base64) {
    const size = before?.icon ? await blobs.sizeOf(before.icon) : null;
    return before?.icon && size !== null ? { sha256: before.icon, size } : null;
  }
  const png = new Uint8Array(Buffer.from(base64, 'base64'));
  const refused = () => invalid('icon', conflictTexts.icon[language], { status: 422 });
  if (png.length > mostIconBytes) throw refused();
  try {
    await readPng({ size: png.length, read: async () => png }, ({ width, height }) => {
      if (width > mostIconPixels || height > mostIconPixels) throw refused();
    });
  } catch (error) {
    throw error instanceof MediaRefusal ? refused() : error;
  }
  return { png };
}

async function shownContent(scope: Scope, content: AppContent) {
  const isAndroid = content.platform === 'android';
  const packageName = isAndroid ? content.packageName : content.name;
  const versions =
    packageName === null ? [] : await scope.of(ScopedAppFiles).ownPackage(content.platform, packageName);
  const [newest] = versions;
  const signed = versions.find(({ signer_sha256 }) => signer_sha256 !== null);
  const signer = isAndroid ? content.signer : null;
  const isOther = signer !== null && signed !== undefined && signed.signer_sha256 !== signer.sha256;
  return {
    platform: platformOf(content.platform),
    packageName,
    version: isAndroid ? content.versionName : content.tag,
    versionCode: isAndroid ? content.versionCode : null,
    minSdk: isAndroid ? content.minSdk : null,
    debuggable: isAndroid && content.debuggable,
    signer,
    app: newest
      ? {
          appId: newest.app_id,
          appName: newest.app_name,
          newest: newest.app_version,
          otherSigner: isOther ? (signed.signer_subject ?? signed.signer_sha256) : null,
        }
      : null,
  };
}
