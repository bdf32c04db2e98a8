export const productTitle = 'Waymark';

/** The versions, the newest first; it is the one of package.json. `releaseDate` null: not released yet. */
export const versions: readonly [{ version: string; releaseDate: string | null }] = [
  { version: '0.1.0', releaseDate: null },
];
