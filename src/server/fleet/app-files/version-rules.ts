import type { Kysely } from 'kysely';
import { appKey } from '#domain/apps/app-name.ts';
import { compareVersions } from '#domain/apps/version.ts';
import type { AppFileContent } from '#machines/app-file/events.ts';
import type { Tables } from '#server/core/database/database.ts';
import { ApiError, type Language } from '#server/core/http/api-error.ts';
import { type KnownVersion, sameApps, versionsOfApp } from './queries/app-files.ts';
import { conflictTexts } from './texts.ts';

/** Properties of a new version that are compared with the existing ones. */
export type Candidate = Pick<
  AppFileContent,
  'opId' | 'appId' | 'appName' | 'platform' | 'packageName' | 'version' | 'versionCode' | 'signer'
>;

export interface Asked {
  /** Package of the app that gets a version; null: the app is new. */
  appPackage: string | null;
  /** Reason to accept another signer; empty: none. */
  reason: string;
  language: Language;
}

const conflict = (message: string, data: object = {}) =>
  new ApiError('conflict', { status: 409, message, data });

/**
 * Refuses a version that its app or another one excludes: name, package, order, signer. Runs in the transaction that
 * stores it, so that two uploads at once cannot both be the next. Returns the signer before, where it was another one.
 */
export async function checkVersion(
  db: Kysely<Tables>,
  candidate: Candidate,
  { appPackage, reason, language }: Asked,
): Promise<AppFileContent['otherSigner']> {
  const { appId, appName, packageName, platform, signer } = candidate;
  const { named, packaged } = await sameApps(db, candidate);
  if (named) throw conflict(conflictTexts.named(appName)[language]);
  if (packaged)
    throw conflict(conflictTexts.packaged(packaged.app_name)[language], { appId: packaged.app_id });
  if (appPackage === null) return null;
  // Devices distinguish Android packages by case.
  const isSamePackage =
    platform === 'android' ? appPackage === packageName : appKey(appPackage) === appKey(packageName);
  if (!isSamePackage) throw conflict(conflictTexts.otherPackage(appPackage, packageName)[language]);
  const versions = await versionsOfApp(db, appId);
  refuseLower(candidate, versions, language);
  const before = versions.find(({ signer_sha256 }) => signer_sha256 !== null);
  if (!before?.signer_sha256 || !signer || before.signer_sha256 === signer.sha256) return null;
  if (reason === '')
    throw conflict(
      conflictTexts.otherSigner(before.app_version, before.signer_subject ?? before.signer_sha256)[language],
      { signer: { before: before.signer_sha256, now: signer.sha256 } },
    );
  return { before: before.signer_sha256, reason };
}

/** Refuses a name that another app in the organisation's reach has (RU-077). */
export async function refuseTakenName(
  db: Kysely<Tables>,
  { language, ...app }: Pick<Candidate, 'opId' | 'appId' | 'appName'> & { language: Language },
): Promise<void> {
  const { named } = await sameApps(db, { ...app, packageName: null, platform: '' });
  if (named) throw conflict(conflictTexts.named(app.appName)[language]);
}

function refuseLower(
  { version, versionCode }: Candidate,
  versions: readonly KnownVersion[],
  language: Language,
): void {
  for (const known of versions) {
    if (appKey(known.app_version) === appKey(version))
      throw conflict(conflictTexts.sameVersion(known.app_version)[language]);
    // A file of the former reference table has no code: its version is all that is known.
    if (versionCode !== null && known.version_code !== null) {
      if (versionCode <= known.version_code)
        throw conflict(
          conflictTexts.codeNotHigher(versionCode, known.version_code, known.app_version)[language],
        );
    } else if (compareVersions(version, known.app_version) <= 0)
      throw conflict(conflictTexts.notHigher(version, known.app_version)[language]);
  }
}
