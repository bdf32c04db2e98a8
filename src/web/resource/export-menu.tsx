import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { saveFile } from '#web/ambient/save-file.ts';
import type { OperationId } from '#web/http/call.ts';
import { answerOf } from '#web/http/clients.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Menu, MenuItem } from '#web/ui/menu.tsx';
import { toastStore } from '#web/ui/toasts.ts';
import { messages } from './messages.ts';
import { useBlocked } from './use-command.ts';

type SheetFormat = 'csv' | 'xlsx';

interface ExportMenuProps {
  /** Name of the file, without its ending. */
  name: string;
  /** Default: Export. */
  label?: string;
  /** The call, which the user's role may not permit. */
  operation: OperationId;
  /** Asks for the list as its filters stand; made with `parseAs: 'blob'`. */
  ask: (as: SheetFormat) => Promise<{ data?: unknown; error?: unknown; response: Response }>;
  /** Further items of the menu. */
  children?: ReactNode;
}

/** A list as a file. Where not every row fits, the toast says how many are in it and what to do. */
export function ExportMenu({ name, label, operation, ask, children }: ExportMenuProps) {
  const text = useText();
  const blocked = useBlocked(operation);
  const save = useMutation({
    mutationFn: async (as: SheetFormat) => {
      const answer = ask(as);
      const file = await answerOf(answer);
      if (!(file instanceof Blob)) throw new TypeError('the answer is not a file');
      saveFile(`${name}.${as}`, file);
      const { headers } = (await answer).response;
      const total = headers.get('x-rows-total') ?? '0';
      return {
        written: Number(headers.get('x-rows-written')),
        total: Number.parseInt(total, 10),
        atLeast: total.endsWith('+'),
      };
    },
    onSuccess: ({ written, total, atLeast }) => {
      const isCut = atLeast || written < total;
      toastStore.show({
        tone: isCut ? 'notice' : 'success',
        title: {
          message: isCut ? messages.exportCut : messages.exportDone,
          values: { count: written },
        },
        ...(isCut
          ? {
              body: {
                message: atLeast ? messages.exportCutOfMore : messages.exportCutOf,
                values: { count: written, total },
              },
            }
          : {}),
      });
    },
    onError: (error, as) =>
      toastStore.show({
        tone: 'danger',
        title: { message: as === 'csv' ? messages.exportCsvFailed : messages.exportXlsxFailed },
        body: error.message,
      }),
    meta: { ownErrors: true },
  });
  return (
    <Menu
      trigger={
        <Button icon={<Download className="size-4" aria-hidden />} busy={save.isPending}>
          {label ?? text(messages.export)}
        </Button>
      }
    >
      <MenuItem blocked={blocked} onSelect={() => save.mutate('csv')}>
        {text(messages.exportCsv)}
      </MenuItem>
      <MenuItem blocked={blocked} onSelect={() => save.mutate('xlsx')}>
        {text(messages.exportXlsx)}
      </MenuItem>
      {children}
    </Menu>
  );
}
