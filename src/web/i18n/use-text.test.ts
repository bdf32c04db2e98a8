import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { formatsOf } from './use-text.ts';

test('numbers of a row are written alike, whatever their place in it', () => {
  const { number } = formatsOf(createIntl({ locale: 'en' }));
  expect([4, 4, 0, 1_234].map(number)).toEqual(['4', '4', '0', '1,234']);
});
