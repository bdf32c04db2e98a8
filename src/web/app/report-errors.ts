import { ApiError, missingPermission } from '#web/http/api-error.ts';
import { queryClient } from '#web/http/query-client.ts';
import { toastStore } from '#web/ui/toasts.ts';
import { messages } from './messages.ts';

function report(error: unknown): void {
  if (!(error instanceof ApiError)) return;
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
      code: error.code,
    });
  }
}

/**
 * A command that failed is told in a toast, unless its screen does that itself (`meta.ownErrors`). A page that cannot be
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
