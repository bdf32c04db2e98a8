import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { components } from '#api/admin.d.ts';
import type { ReferenceTable } from '#api/tables.gen.ts';
import type { FileEncoding } from '#domain/file-encodings.ts';
import { randomId } from '#web/ambient/random.ts';
import { contentOf } from '#web/entities/table-file/content.ts';
import { failureText } from '#web/entities/table-file/texts.ts';
import { callOperation } from '#web/http/call.ts';
import { useText } from '#web/i18n/use-text.ts';
import { useCommand } from '#web/resource/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/dialog.tsx';
import { messages as uiMessages } from '#web/ui/messages.ts';
import { importMessages as messages } from './import-messages.ts';
import { ImportReading } from './import-reading.tsx';
import { ImportRows } from './import-rows.tsx';
import { tableKey } from './queries.ts';

type Plan = components['schemas']['ImportPlan'];

/** Bytes of the largest file: as base64 it is what a call may hold. */
const largestFile = 4_500_000;

interface ImportSheetProps {
  table: ReferenceTable;
  onClose: () => void;
}

/** A file, and how it is read. */
interface Chosen {
  name: string;
  file: string;
  /** Null: the server detects it. */
  encoding: FileEncoding | null;
}

const bodyOf = ({ file, encoding }: Chosen) => ({ file, ...(encoding ? { encoding } : {}) });

/** A file for a table: what it would do is shown row by row, and nothing is written before "Import". */
export function ImportSheet({ table, onClose }: ImportSheetProps) {
  const text = useText();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<(Chosen & { plan: Plan }) | null>(null);
  const path = { tId: table.tableId };
  const preview = useMutation({
    mutationFn: async (asked: Chosen | File) => {
      const read =
        asked instanceof File
          ? { name: asked.name, file: await contentOf(asked, largestFile), encoding: null }
          : asked;
      const { data } = await callOperation('previewTableImport', { path, body: bodyOf(read) }, randomId());
      return { ...read, plan: data };
    },
    onSuccess: setChosen,
    meta: { ownErrors: true },
  });
  const put = useCommand('importTable', {
    invalidates: [tableKey(table)],
    failure: 'inPlace',
    success: messages.imported,
    onSuccess: onClose,
  });
  const take = (file: File | undefined) => {
    if (!file) return;
    put.clear();
    setChosen(null);
    preview.mutate(file);
  };
  const counts = chosen?.plan.counts;
  const writes = counts ? counts.new + counts.changed : 0;
  const error = preview.error ?? put.error;
  return (
    <Sheet
      open
      title={text(messages.title)}
      description={text(messages.help, { id: table.id })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{text(uiMessages.cancel)}</Button>
          <Button
            look="main"
            busy={put.busy}
            blocked={
              counts?.refused
                ? text(messages.blockedRefused)
                : writes === 0
                  ? text(messages.blockedNothing)
                  : put.blocked
            }
            onClick={() =>
              chosen && void put.run({ path, body: { ...bodyOf(chosen), planId: chosen.plan.planId } })
            }
          >
            {text(messages.verb, { count: writes })}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4 pt-4">
        <div className="flex flex-wrap items-center gap-3">
          <input
            ref={input}
            type="file"
            accept=".csv,text/csv,.xlsx,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
            aria-label={text(messages.choose)}
            className="sr-only"
            tabIndex={-1}
            onChange={(event) => {
              take(event.target.files?.[0]);
              // The same file again, once it was put right.
              event.target.value = '';
            }}
          />
          <Button busy={preview.isPending} onClick={() => input.current?.click()}>
            {text(messages.choose)}
          </Button>
          {chosen ? <span className="text-dense wrap-anywhere text-secondary">{chosen.name}</span> : null}
        </div>
        {error ? (
          <p
            role="alert"
            className="rounded border border-danger-stroke bg-danger-surface p-3 text-dense text-danger"
          >
            {failureText(text, error)}
          </p>
        ) : null}
        {chosen ? (
          <>
            <ImportReading
              plan={chosen.plan}
              chosen={chosen.encoding}
              onChoose={(encoding) => {
                put.clear();
                preview.mutate({ name: chosen.name, file: chosen.file, encoding });
              }}
            />
            <ImportRows id={table.id} plan={chosen.plan} />
          </>
        ) : null}
      </div>
    </Sheet>
  );
}
