import { describe, expect, test } from 'vitest';
import { isAvOutputSupported, isSetTopBox, modelCatalogue, modelId, modelProfile } from './models.ts';

describe('model catalogue', () => {
  test('RU-071: KSTB models are set-top boxes, KSTB6200 without AV output', () => {
    expect(isSetTopBox('KSTB2020', '')).toBe(true);
    expect(isSetTopBox('KSTB6200', '')).toBe(true);
    expect(isAvOutputSupported('KSTB2020', 'STB')).toBe(true);
    expect(isAvOutputSupported('KSTB6200', 'STB')).toBe(false);
  });

  test('RU-052, RU-053: security of AR1344 and AR2140', () => {
    expect(modelCatalogue.AR1344.securitySupport).toEqual(['WPA2-Personal', 'WPA3-Personal-Transition']);
    expect(modelCatalogue.AR2140.securitySupport).toContain('None');
  });

  test('an unknown model gets the generic profile of its class', () => {
    const profile = modelProfile('ZX-9', 'STB');
    expect(profile).toMatchObject({ modelName: 'ZX-9', prodClass: 'STB' });
    expect(profile.supportFeatures).toContain('ping');
    expect(modelProfile('ZX-9', 'Fridge').prodClass).toBe('APROUTER');
  });

  test('model ids are different', () => {
    const ids = Object.keys(modelCatalogue).map(modelId);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
