import { type ErrorCode, type ErrorEntry, errorCatalogue } from '#domain/errors.ts';

/** Refusal with a code of the catalogue. Without a message the catalogue's text is sent in the caller's language. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly code: ErrorCode;
  readonly status: number;
  readonly text: string | undefined;
  readonly data: unknown;
  /** True: a part of the command was done, so a repeat with its key gets this answer again. */
  readonly didWork: boolean;

  constructor(
    code: ErrorCode,
    more: { status?: number; message?: string; data?: unknown; didWork?: boolean } = {},
  ) {
    super(more.message ?? errorCatalogue[code].en);
    this.code = code;
    this.status = more.status ?? errorCatalogue[code].status;
    this.text = more.message;
    this.data = more.data ?? [];
    this.didWork = more.didWork ?? false;
  }
}

/** Builds the error with the status that create, update and accept calls use for it. */
export function hintError(code: ErrorCode, data?: unknown): ApiError {
  const { status, hintStatus } = { hintStatus: undefined, ...errorCatalogue[code] };
  return new ApiError(code, { status: hintStatus ?? status, data });
}

export type Language = 'en' | 'ko';

/**
 * Returns the language of the answer by Accept-Language (RU-024, A-118): Korean if it comes before English, else
 * English.
 */
export function languageOf(header: string | undefined): Language {
  for (const part of (header ?? '').toLowerCase().split(',')) {
    const tag = part.trim().split(';')[0] ?? '';
    if (tag === 'ko' || tag.startsWith('ko-')) return 'ko';
    if (tag === 'en' || tag.startsWith('en-')) return 'en';
  }
  return 'en';
}

/** Returns the catalogue's text, or for 409 the specification's hint if it has one. */
export function errorText(code: ErrorCode, language: Language, status?: number): string {
  const entry: ErrorEntry = errorCatalogue[code];
  return (status === 409 ? entry.hint?.[language] : undefined) ?? entry[language];
}

export const successText: Record<Language, string> = { en: 'Success', ko: '성공' };
