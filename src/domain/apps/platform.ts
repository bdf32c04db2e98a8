/** Kinds of app that a device may have. */
export const appPlatforms = ['android', 'quantum'] as const;
export type AppPlatform = (typeof appPlatforms)[number];

const features: Record<AppPlatform, string> = { android: 'androidApps', quantum: 'quantumApps' };

/** Whose apps a model has, by its supportFeatures (RU-021); null where it has none. */
export const appPlatformOf = (supportFeatures: readonly string[]): AppPlatform | null =>
  appPlatforms.find((platform) => supportFeatures.includes(features[platform])) ?? null;

/** Whose apps a device of a class has: of set-top boxes they are those of Android, of the others containers. */
export const appPlatformOfClass = (prodClass: string): AppPlatform =>
  prodClass === 'STB' ? 'android' : 'quantum';
