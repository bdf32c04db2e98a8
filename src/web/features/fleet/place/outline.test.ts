import { describe, expect, it } from 'vitest';
import atlas from 'world-atlas/countries-50m.json?raw';
import { countriesOf } from './atlas.ts';
import { outlineOf, size } from './outline.ts';

const countries = countriesOf(JSON.parse(atlas));

describe('a place without a map service', () => {
  it.each([
    ['Jeju', { lat: 33.4996, lng: 126.5312 }, 'South Korea'],
    ['Lisbon', { lat: 38.7223, lng: -9.1393 }, 'Portugal'],
  ])('%s is drawn in the outline of its country', (_, place, country) => {
    const { name, pin, ...paths } = outlineOf(countries, place);
    expect(name).toBe(country);
    expect(paths.country).toMatch(/^M[\d.,LMZ-]+$/);
    expect(paths.around).not.toBe('');
    expect(pin.x).toBeGreaterThan(0);
    expect(pin.x).toBeLessThan(size.width);
    expect(pin.y).toBeGreaterThan(0);
    expect(pin.y).toBeLessThan(size.height);
  });

  it('lies north of another one above it', () => {
    const seoul = outlineOf(countries, { lat: 37.5665, lng: 126.978 });
    const busan = outlineOf(countries, { lat: 35.1796, lng: 129.0756 });
    expect(seoul.pin.y).toBeLessThan(busan.pin.y);
    expect(seoul.pin.x).toBeLessThan(busan.pin.x);
  });

  it('at sea is drawn with what lies around it', () => {
    const { name, country, around, pin } = outlineOf(countries, { lat: 37.2, lng: 131.0 });
    expect(name).toBeNull();
    expect(country).toBe('');
    expect(around).not.toBe('');
    expect(Math.round(pin.x)).toBe(size.width / 2);
  });
});
