export const productTitle = 'Waymark';

/** Versions, the newest first, as in package.json. `releaseDate` null: not released yet. */
export const versions: readonly [{ version: string; releaseDate: string | null }] = [
  { version: '0.1.0', releaseDate: null },
];
