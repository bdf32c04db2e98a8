import { createIntl, createIntlCache } from 'react-intl';
import { catalogue } from './catalogue.ts';
import { type TextOf, textOf } from './use-text.ts';

const cache = createIntlCache();

/** A text outside of any component, in the language that is shown now. Where a component can ask, `useText` follows a change. */
export const plainText: TextOf = (message, values) => {
  const { language, texts } = catalogue.read();
  return textOf(createIntl({ locale: language, messages: texts, onError: () => {} }, cache))(message, values);
};
