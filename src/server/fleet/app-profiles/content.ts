import type { AppPlatform } from '#domain/apps/platform.ts';
import type { JsonObject } from '#machines/json.ts';
import type { NamedApp } from './queries/columns.ts';

/** CO: `IU` installs or updates, `D` deletes. */
export const appTypes = ['IU', 'D'] as const;
export type AppType = (typeof appTypes)[number];

/** App data of a rollout, beside its file. */
export interface AppContent extends JsonObject {
  appType: AppType;
  appId: string;
  appName: string;
  platform: AppPlatform;
  packageName: string;
  appUuid: string | null;
  /** SHA-256 of the file's signer; null: unknown. */
  signer: string | null;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Reads the content of an order as its event has it. */
export const appContentOf = (content: JsonObject): AppContent => ({
  appType: content.appType === 'D' ? 'D' : 'IU',
  appId: textOf(content.appId),
  appName: textOf(content.appName),
  platform: content.platform === 'quantum' ? 'quantum' : 'android',
  packageName: textOf(content.packageName),
  appUuid: textOrNull(content.appUuid),
  signer: textOrNull(content.signer),
});

export const namedApp = (content: JsonObject): NamedApp => {
  const { packageName, appUuid } = appContentOf(content);
  return { packageName, appUuid };
};
