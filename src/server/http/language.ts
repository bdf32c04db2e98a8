import { type ErrorCode, errorCatalogue } from '#domain/errors.ts';

export type Language = 'en' | 'ko';

/** Language of the answer by Accept-Language (RU-024, A-118): Korean if it comes before English, else English. */
export function languageOf(header: string | undefined): Language {
  for (const part of (header ?? '').toLowerCase().split(',')) {
    const tag = part.trim().split(';')[0] ?? '';
    if (tag === 'ko' || tag.startsWith('ko-')) return 'ko';
    if (tag === 'en' || tag.startsWith('en-')) return 'en';
  }
  return 'en';
}

export const errorText = (code: ErrorCode, language: Language): string => errorCatalogue[code][language];

export const successText: Record<Language, string> = { en: 'Success', ko: '성공' };
