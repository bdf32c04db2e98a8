/** Service of map pictures (slippy map tiles), for device locations. */
export interface MapTiles {
  /** Address with `{z}`, `{x}` and `{y}`. */
  url: string;
  /** Attribution that its terms require on the map. */
  attribution: string;
}

/**
 * Reads the map service; null if none is configured: then no device data leaves the console. Errors are added to
 * `errors`, never the address itself, which may contain a key.
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

/** Returns the origin of the pictures for a content security policy; null if it is not fixed. */
export function originOf(url: string): string | null {
  const [beforePath = ''] = url.replace(/^https?:\/\//, '').split('/');
  if (beforePath.includes('{') || !URL.canParse(url)) return null;
  const { protocol, origin } = new URL(url);
  return protocol === 'https:' || protocol === 'http:' ? origin : null;
}
