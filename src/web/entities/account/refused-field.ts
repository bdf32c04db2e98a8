import { ApiError } from '#web/http/api-error.ts';

/** What the server said of this field of the body, where it refused it; undefined where it was not about it. */
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
