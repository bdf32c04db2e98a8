import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { components } from '#api/admin.d.ts';
import type { ReferenceTable } from '#api/tables.gen.ts';
import { randomId } from '#web/ambient/random.ts';
import { contentOf } from '#web/entities/table-file/content.ts';
import { FileButton } from '#web/entities/table-file/file-button.tsx';
import { FileNotes } from '#web/entities/table-file/file-notes.tsx';
import { type FileReading, type ReadingChoice, readingIn } from '#web/entities/table-file/reading.ts';
import { ReadingForm } from '#web/entities/table-file/reading-form.tsx';
import { readingMessages } from '#web/entities/table-file/reading-messages.ts';
import { failureText } from '#web/entities/table-file/texts.ts';
import { callOperation } from '#web/http/call.ts';
import { useText } from '#web/i18n/use-text.ts';
import { useCommand } from '#web/resource/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/dialog.tsx';
import { messages as uiMessages } from '#web/ui/messages.ts';
import { importMessages as messages } from './import-messages.ts';
import { ImportRows } from './import-rows.tsx';
import { tableKey } from './queries.ts';
import { columnName, plainName } from './refusals.ts';

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
  choice: ReadingChoice;
}

const bodyOf = ({ file, choice }: Chosen) => ({ file, ...choice });

/** A file for a table: what it would do is shown row by row, and nothing is written before "Import". */
export function ImportSheet({ table, onClose }: ImportSheetProps) {
  const text = useText();
  const nameOf = (field: string) => columnName(text, field);
  const [chosen, setChosen] = useState<(Chosen & { plan: Plan | null; reading: FileReading }) | null>(null);
  const [read, setRead] = useState<Chosen | null>(null);
  const path = { tId: table.tableId };
  const preview = useMutation({
    mutationFn: async (asked: Chosen | File) => {
      const read =
        asked instanceof File
          ? { name: asked.name, file: await contentOf(asked, largestFile), choice: {} }
          : asked;
      // A file that is refused for its columns stays open: what they mean can be chosen.
      setRead(read);
      const { data } = await callOperation('previewTableImport', { path, body: bodyOf(read) }, randomId());
      return { ...read, plan: data, reading: data.file };
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
  const fields = table.fields.flatMap(({ name, creates, changes }) =>
    creates || changes || name === table.id ? [name] : [],
  );
  const take = (file: File) => {
    put.clear();
    setChosen(null);
    preview.mutate(file);
  };
  const plan = preview.error ? null : (chosen?.plan ?? null);
  const reading = readingIn(preview.error) ?? (preview.error ? null : (chosen?.reading ?? null));
  const isUnsure = reading !== null && reading.alternatives.length > 0 && !read?.choice.encoding;
  const counts = plan?.counts;
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
                : isUnsure
                  ? text(readingMessages.encodingOpen)
                  : writes === 0
                    ? text(messages.blockedNothing)
                    : put.blocked
            }
            onClick={() =>
              chosen && plan && void put.run({ path, body: { ...bodyOf(chosen), planId: plan.planId } })
            }
          >
            {text(messages.verb, { count: writes })}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4 pt-4">
        <div className="flex flex-wrap items-center gap-3">
          <FileButton busy={preview.isPending} onFile={take} />
          {read ? <span className="text-dense wrap-anywhere text-secondary">{read.name}</span> : null}
        </div>
        {error ? (
          <p
            role="alert"
            className="rounded border border-danger-stroke bg-danger-surface p-3 text-dense text-danger"
          >
            {failureText(text, error, nameOf)}
          </p>
        ) : null}
        {reading && read ? (
          <ReadingForm
            reading={reading}
            choice={read.choice}
            fields={fields.map((field) => ({ field, label: plainName(text, field) }))}
            mustDecide
            onChoose={(choice) => {
              put.clear();
              preview.mutate({ ...read, choice });
            }}
          />
        ) : null}
        {plan ? (
          <>
            <FileNotes notes={plan.notes} nameOf={nameOf} />
            <ImportRows id={table.id} plan={plan} />
          </>
        ) : null}
      </div>
    </Sheet>
  );
}
