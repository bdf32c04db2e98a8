import { describe, expect, it } from 'vitest';
import { originOf, readMapTiles } from './map-tiles.ts';

const read = (MAP_TILES_URL: string, MAP_TILES_ATTRIBUTION = 'Map data: somebody') => {
  const errors: string[] = [];
  return { tiles: readMapTiles({ MAP_TILES_URL, MAP_TILES_ATTRIBUTION }, errors), errors };
};

describe('a service of map pictures', () => {
  it('has an address with the three parts of a tile, and an attribution', () => {
    const url = 'https://tiles.example:8443/street/{z}/{x}/{y}.png?key=abc';
    expect(read(url)).toEqual({ tiles: { url, attribution: 'Map data: somebody' }, errors: [] });
    expect(originOf(url)).toBe('https://tiles.example:8443');
    expect(read('')).toEqual({ tiles: null, errors: [] });
  });

  it.each([
    'https://tiles.example/{z}/{x}.png',
    'https://{s}.tiles.example/{z}/{x}/{y}.png',
    'ftp://tiles.example/{z}/{x}/{y}.png',
    'tiles/{z}/{x}/{y}.png',
  ])('is not %s, and the answer repeats no key', (url) => {
    const { errors } = read(`${url}?key=secret`);
    expect(errors).toHaveLength(1);
    expect(errors[0]).not.toContain('secret');
  });

  it('is not used without an attribution', () => {
    expect(read('https://tiles.example/{z}/{x}/{y}.png', '').errors).toHaveLength(1);
  });
});
