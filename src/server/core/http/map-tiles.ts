/** A service of map pictures (slippy map tiles), for the place of a device. */
export interface MapTiles {
  /** With `{z}`, `{x}` and `{y}`. */
  url: string;
  /** What its terms want to be shown on the map. */
  attribution: string;
}

/**
 * Null where none is configured: nothing about a device leaves the console then. What is wrong is added to `errors`, never the address itself: it may
 * hold a key.
 */
export function readMapTiles(env: NodeJS.ProcessEnv, errors: string[]): MapTiles | null {
  const url = env.MAP_TILES_URL?.trim() ?? '';
  const attribution = env.MAP_TILES_ATTRIBUTION?.trim() ?? '';
  if (url === '') return null;
  const isWhole = ['{z}', '{x}', '{y}'].every((part) => url.includes(part));
  if (!isWhole || originOf(url) === null)
    errors.push(
      'MAP_TILES_URL must be an address with https:// or http://, with {z}, {x} and {y} in its path',
    );
  if (attribution === '')
    errors.push('MAP_TILES_URL needs MAP_TILES_ATTRIBUTION: each map service wants to be named on its maps');
  return { url, attribution };
}

/** Where the pictures come from, as a content security policy names it; null where that is not fixed. */
export function originOf(url: string): string | null {
  const [beforePath = ''] = url.replace(/^https?:\/\//, '').split('/');
  if (beforePath.includes('{') || !URL.canParse(url)) return null;
  const { protocol, origin } = new URL(url);
  return protocol === 'https:' || protocol === 'http:' ? origin : null;
}
