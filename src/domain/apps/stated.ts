import type { AppPlatform } from '#domain/apps/platform.ts';
import { appKey } from './app-name.ts';
import type { AppContent } from './content/app-content.ts';

/** Entries of the person who uploads a file; null: left out. */
export interface TypedApp {
  platform: AppPlatform | null;
  packageName: string | null;
  version: string | null;
}

export type Origin = 'file' | 'typed';

/** Values to store: those of the file, and the typed ones where the file is silent. */
export interface StatedApp {
  platform: AppPlatform;
  packageName: string;
  version: string;
  origins: { packageName: Origin; version: Origin };
}

export type Disagreement =
  | { field: 'platform' | 'packageName' | 'version'; typed: string; file: string }
  /** Neither the person nor the file says it. */
  | { field: 'packageName' | 'version'; missing: true };

/** Compares what was typed with what the file says. */
export function statedApp(typed: TypedApp, content: AppContent): StatedApp | Disagreement {
  const said =
    content.platform === 'android'
      ? { packageName: content.packageName, version: content.versionName }
      : { packageName: content.name, version: content.tag };
  if (typed.platform !== null && typed.platform !== content.platform)
    return { field: 'platform', typed: typed.platform, file: content.platform };
  for (const field of ['packageName', 'version'] as const) {
    const [own, file] = [typed[field], said[field]];
    if (own === null && file === null) return { field, missing: true };
    if (own !== null && file !== null && !isSame(field, content.platform, own, file))
      return { field, typed: own, file };
  }
  return {
    platform: content.platform,
    packageName: said.packageName ?? typed.packageName ?? '',
    version: said.version ?? typed.version ?? '',
    origins: {
      packageName: said.packageName === null ? 'typed' : 'file',
      version: said.version === null ? 'typed' : 'file',
    },
  };
}

/** Devices distinguish Android packages by case, and people do not type it otherwise by intention. */
const isSame = (field: 'packageName' | 'version', platform: AppPlatform, own: string, file: string) =>
  field === 'packageName' && platform === 'android' ? own.trim() === file : appKey(own) === appKey(file);
