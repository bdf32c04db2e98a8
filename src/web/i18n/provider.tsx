import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { IntlProvider, type IntlShape } from 'react-intl';
import type { Language } from '#web/ambient/preferences.ts';
import { catalogue, chooseLanguage } from './catalogue.ts';

const useCatalogue = () => useSyncExternalStore(catalogue.subscribe, catalogue.read);

export function useLanguage(): { language: Language; choose: (language: Language) => void } {
  return { language: useCatalogue().language, choose: chooseLanguage };
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
