import { useCallback } from 'react';
import { readPreferences } from '#web/ambient/preferences.ts';
import { useLanguage } from '#web/i18n/provider.tsx';
import { formatSpan } from './text.ts';

/** How long something took, with the units of the reader's language. */
export function useSpan(): (ms: number) => string {
  const { language } = useLanguage();
  return useCallback((ms) => formatSpan(ms, language), [language]);
}

/** The same for what is made outside of a component. */
export const spanInUse = (ms: number): string => formatSpan(ms, readPreferences().language);
