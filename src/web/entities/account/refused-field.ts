import { ApiError } from '#web/http/api-error.ts';

/** The server's refusal of this field of the body; undefined if it refused something else. */
export function refusedField(error: unknown, field: string): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const { details, message } = error;
  if (details === null || typeof details !== 'object' || !('errors' in details)) return undefined;
  const isOf = (refused: unknown) =>
    refused !== null &&
    typeof refused === 'object' &&
    'field' in refused &&
    refused.field === `body.${field}`;
  return Array.isArray(details.errors) && details.errors.some(isOf) ? message : undefined;
}
