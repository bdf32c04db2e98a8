import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toastStore } from '#web/ui/toasts.ts';
import { type CaseChange, changeCase } from './queries.ts';

/** One change at a time; the case and the list are read again after it, whatever came of it. */
export function useChange(caseId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (change: CaseChange) => changeCase(caseId, change),
    onError: (error) => toastStore.show({ tone: 'danger', title: error.message }),
    onSettled: async () => {
      await Promise.all([
        queries.invalidateQueries({ queryKey: ['case', caseId] }),
        queries.invalidateQueries({ queryKey: ['cases'] }),
      ]);
    },
  });
}
