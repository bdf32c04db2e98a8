import { expect, test } from 'vitest';
import { genericModel, isSetTopBox } from './models.ts';

test('RU-071: KSTB models are set-top boxes, whatever class they report', () => {
  expect(isSetTopBox('KSTB2020', '')).toBe(true);
  expect(isSetTopBox('KSTB6200', '')).toBe(true);
});

test('an unknown model gets the generic profile of its class', () => {
  const profile = genericModel('ZX-9', 'STB');
  expect(profile).toMatchObject({ modelName: 'ZX-9', prodClass: 'STB', securitySupport: [] });
  expect(profile.supportFeatures).toContain('ping');
  expect(genericModel('ZX-9', 'Fridge').prodClass).toBe('APROUTER');
});
