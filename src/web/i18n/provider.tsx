import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { IntlProvider, type IntlShape } from 'react-intl';
import { writePreferences } from '#web/ambient/preferences.ts';
import { type Language, storedLanguage } from './language.ts';

type Catalogue = NonNullable<Parameters<typeof IntlProvider>[0]['messages']>;

/** One chunk a language: only the one in use is loaded. The files are messages parsed at build time. */
const catalogues: Record<Language, () => Promise<{ default: Catalogue }>> = {
  en: () => import('./compiled/en.json'),
  ko: () => import('./compiled/ko.json'),
};

const LanguageContext = createContext<{ language: Language; choose: (language: Language) => void }>({
  language: 'en',
  choose: () => {},
});

export const useLanguage = () => use(LanguageContext);

export async function loadCatalogue(language: Language): Promise<Catalogue> {
  return (await catalogues[language]()).default;
}

const onError: IntlShape['onError'] = (error) => {
  if (import.meta.env.DEV) console.error(error.message);
};

/** `first` was loaded before the first render, so that no text appears in another language for a moment. */
export function I18nProvider(props: { first: Catalogue; children: ReactNode }) {
  const [shown, show] = useState({ language: storedLanguage(), catalogue: props.first });
  const choose = (language: Language) => {
    void loadCatalogue(language).then((catalogue) => {
      writePreferences({ language });
      show({ language, catalogue });
    });
  };
  useEffect(() => {
    document.documentElement.lang = shown.language;
  }, [shown.language]);
  return (
    <LanguageContext value={{ language: shown.language, choose }}>
      <IntlProvider
        locale={shown.language}
        messages={shown.catalogue}
        defaultLocale={shown.language}
        onError={onError}
      >
        {props.children}
      </IntlProvider>
    </LanguageContext>
  );
}
