import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { IntlProvider, type IntlShape } from 'react-intl';
import { type Language, type WrittenLanguage, writtenFor } from '#domain/text/languages.ts';
import { catalogue, chooseLanguage } from './catalogue.ts';

const useCatalogue = () => useSyncExternalStore(catalogue.subscribe, catalogue.read);

interface LanguageUse {
  language: Language;
  /** For what is not among the texts of the console, such as letters: one of the languages that the product is written in. */
  written: WrittenLanguage;
  choose: (language: Language) => void;
}

export function useLanguage(): LanguageUse {
  const { language } = useCatalogue();
  return { language, written: writtenFor(language), choose: chooseLanguage };
}

const onError: IntlShape['onError'] = (error) => {
  if (import.meta.env.DEV) console.error(error.message);
};

export function I18nProvider(props: { children: ReactNode }) {
  const { language, texts } = useCatalogue();
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return (
    <IntlProvider locale={language} messages={texts} defaultLocale={language} onError={onError}>
      {props.children}
    </IntlProvider>
  );
}
