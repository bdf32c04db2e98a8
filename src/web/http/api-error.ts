export interface Failure {
  status: number;
  code: string;
  message: string;
  details?: unknown;
}

let sentenceOf = ({ message }: Failure): string => message;

/** Sets the explanation of failures from now on; texts belong to a layer above this one. */
export const explainFailures = (explain: (failure: Failure) => string): void => {
  sentenceOf = explain;
};

/** An answer that is not a success, or no answer at all. `message` is a sentence in the reader's language. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** A code of the error catalogue, or `network` where there was no answer. */
  readonly code: string;
  /** Additions of the server: the refused fields, the missing permission. */
  readonly details: unknown;

  /** The server's own words, where `message` is not these. */
  readonly raw: string | null;

  constructor(failure: Failure) {
    super(sentenceOf(failure));
    this.raw = this.message === failure.message ? null : failure.message;
    this.status = failure.status;
    this.code = failure.code;
    this.details = failure.details ?? null;
  }
}

/** Text for the Details of a failure. */
export const detailsOf = ({ code, raw }: ApiError): string => (raw === null ? code : `${code}: ${raw}`);

/** Code of an answer that is not the API's: a proxy between made it. */
export const foreignCode = 'foreign';

export const networkError = (message: string) => new ApiError({ status: 0, code: 'network', message });

/** ER-040: a refusal sent with a success status; no handler of a status covers it. */
export const isBodyRefusal = ({ status }: ApiError): boolean => status >= 200 && status < 300;

/** Since when a stream is erased, and the position of the statement that says so. */
export interface Erased {
  at: string | null;
  statement: number;
}

/** Null for every error but the one that says that a stream was erased. */
export function erasedOf(error: unknown): Erased | null {
  if (!(error instanceof ApiError) || error.code !== 'erased') return null;
  const { details } = error;
  if (details === null || typeof details !== 'object' || !('statement' in details)) return null;
  const at = 'erasedAt' in details && typeof details.erasedAt === 'string' ? details.erasedAt : null;
  return { at, statement: Number(details.statement) };
}

/** ER-004: the permission path that the caller lacks. */
export function missingPermission(error: ApiError): string | null {
  const { details } = error;
  if (error.code !== 'roleerr' || details === null || typeof details !== 'object') return null;
  return 'permission' in details && typeof details.permission === 'string' ? details.permission : null;
}
