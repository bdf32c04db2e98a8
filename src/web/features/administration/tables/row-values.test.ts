import { describe, expect, test } from 'vitest';
import { tableOf } from './queries.ts';
import { formOf, patchOf } from './row-values.ts';

const country = tableOf('location-country');
const features = tableOf('device-model-feature');
const row = {
  countryCode: 'KR',
  alpha3: 'KOR',
  numericCode: '410',
  countryName: 'Korea',
  countryNameKo: null,
  updateTime: '2026-01-01T00:00:00.000Z',
};

describe('what is sent of a row that was edited (TN-286, RU-117)', () => {
  test('nothing where nothing was changed, also where a value is absent', () => {
    if (!country) throw new Error('the table is not there');
    expect(patchOf(country, row, formOf(country.fields, row))).toBeNull();
  });

  test('what was changed alone, with the state that the row was seen in', () => {
    if (!country) throw new Error('the table is not there');
    const form = { ...formOf(country.fields, row), countryName: ' Republic of Korea ' };
    expect(patchOf(country, row, form)).toEqual({
      countryName: 'Republic of Korea',
      updateTime: row.updateTime,
    });
  });

  test('a value that was taken away is null, and several values are a list', () => {
    if (!country || !features) throw new Error('the table is not there');
    const named = { ...row, countryNameKo: '한국' };
    expect(patchOf(country, named, { ...formOf(country.fields, named), countryNameKo: '' })).toMatchObject({
      countryNameKo: null,
    });
    const model = { modelName: 'NX1000', supportFeatures: ['reboot'] };
    const form = { ...formOf(features.fields, model), supportFeatures: ['reboot', 'ping'] };
    expect(patchOf(features, model, form)).toEqual({ supportFeatures: ['reboot', 'ping'] });
  });
});
