/** Kinds of app that a device may have. */
export const appPlatforms = ['android', 'quantum'] as const;
export type AppPlatform = (typeof appPlatforms)[number];

const features: Record<AppPlatform, string> = { android: 'androidApps', quantum: 'quantumApps' };

/** Returns the app platform of a model by its supportFeatures (RU-021); null: none. */
export const appPlatformOf = (supportFeatures: readonly string[]): AppPlatform | null =>
  appPlatforms.find((platform) => supportFeatures.includes(features[platform])) ?? null;

/** Returns the app platform of a product class: Android for set-top boxes, containers for all others. */
export const appPlatformOfClass = (prodClass: string): AppPlatform =>
  prodClass === 'STB' ? 'android' : 'quantum';
