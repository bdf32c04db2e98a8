import { ApiError, detailsOf, isBodyRefusal, missingPermission } from '#web/http/api-error.ts';
import { queryClient } from '#web/http/query-client.ts';
import { toastStore } from '#web/ui/toasts.ts';
import { messages } from './messages.ts';

/** Failures that no toast reports: a missing address (ER-037) and, except to developers, a generic refusal (ER-040). */
const isLoggedOnly = (error: ApiError): boolean =>
  error.status === 404 || (isBodyRefusal(error) && !import.meta.env.DEV);

function report(error: unknown): void {
  if (!(error instanceof ApiError)) return;
  if (isLoggedOnly(error)) {
    console.warn(error);
    return;
  }
  if (error.code === 'roleerr') {
    toastStore.show({
      tone: 'danger',
      title: { message: messages.roleError },
      body: {
        message: messages.roleErrorHelp,
        values: { message: error.message, permission: missingPermission(error) ?? '' },
      },
      code: error.code,
    });
  } else if (error.code === 'network') {
    toastStore.show({
      tone: 'danger',
      title: { message: messages.networkFail },
      body: { message: messages.networkFailHelp },
    });
  } else if (error.code !== 'jwterr') {
    toastStore.show({
      tone: 'danger',
      title: { message: messages.failed },
      body: error.message,
      code: detailsOf(error),
    });
  }
}

/**
 * A command that failed is reported in a toast, unless its screen reports it itself (`meta.ownErrors`). A page that cannot be
 * read says so in its own place; only a missing permission gets the toast of ER-004 as well.
 */
export function reportErrors(): void {
  queryClient.getMutationCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'error') return;
    const { error } = event.action;
    if (!event.mutation.meta?.ownErrors || (error instanceof ApiError && error.code === 'roleerr'))
      report(error);
  });
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'error') return;
    const { error } = event.action;
    if (error instanceof ApiError && error.code === 'roleerr') report(error);
  });
}
