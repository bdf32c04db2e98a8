import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { operations } from '#api/main.d.ts';
import { randomId } from '#web/ambient/random.ts';
import { contentOf } from '#web/entities/table-file/content.ts';
import { FileButton } from '#web/entities/table-file/file-button.tsx';
import { FileNotes } from '#web/entities/table-file/file-notes.tsx';
import { type ReadingChoice, readingIn } from '#web/entities/table-file/reading.ts';
import { ReadingForm } from '#web/entities/table-file/reading-form.tsx';
import { readingMessages } from '#web/entities/table-file/reading-messages.ts';
import { failureText } from '#web/entities/table-file/texts.ts';
import { callOperation } from '#web/http/call.ts';
import { useText } from '#web/i18n/use-text.ts';
import { useCommand } from '#web/resource/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/dialog.tsx';
import { messages as uiMessages } from '#web/ui/messages.ts';
import { SimpleTable } from '#web/ui/simple-table.tsx';
import { messages } from './messages.ts';
import { groupKeys } from './queries.ts';

type Plan = operations['importGroupDevices']['responses'][200]['content']['application/json']['data'];

/** A file, and how it is read. */
interface Chosen {
  name: string;
  file: string;
  choice: ReadingChoice;
}

/** The call takes the file as base64. */
const largest = 1_400_000;

const reasons = {
  empty: messages.refusedEmpty,
  notFound: messages.refusedNotFound,
  otherOperator: messages.refusedOtherOperator,
  ambiguous: messages.refusedAmbiguous,
  damaged: messages.refusedDamaged,
};

/** devices that a file names. What it would do is shown first; rows that name none are left out. */
export function FileSheet({ gid, onClose }: { gid: string; onClose: () => void }) {
  const text = useText();
  const [read, setRead] = useState<Chosen | null>(null);
  const [plan, setPlan] = useState<Plan | null>(null);
  const path = { gid };
  const preview = useMutation({
    mutationFn: async (asked: Chosen | File) => {
      setPlan(null);
      const chosen =
        asked instanceof File
          ? { name: asked.name, file: await contentOf(asked, largest), choice: {} }
          : asked;
      // A file that is refused for its columns stays open: what they mean can be chosen.
      setRead(chosen);
      const body = { file: chosen.file, ...chosen.choice, preview: true };
      const { data } = await callOperation('importGroupDevices', { path, body }, randomId());
      return data;
    },
    onSuccess: setPlan,
    meta: { ownErrors: true },
  });
  const put = useCommand('importGroupDevices', {
    invalidates: [groupKeys],
    failure: 'inPlace',
    success: ({ data }) => ({ message: messages.assigned, values: { count: data.added } }),
    onSuccess: onClose,
  });
  const error = preview.error ?? put.error;
  const reading = readingIn(preview.error) ?? plan?.file ?? null;
  const isUnsure = reading !== null && reading.alternatives.length > 0 && !read?.choice.encoding;
  const names: Record<string, string> = {
    endpointId: text(messages.fieldEndpointId),
    deviceSn: text(messages.fieldSerial),
    macAddr: text(messages.fieldMac),
  };
  const nameOf = (field: string) => names[field] ?? field;
  return (
    <Sheet
      open
      title={text(messages.file)}
      description={text(messages.fileHelp)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{text(uiMessages.cancel)}</Button>
          <Button
            look="main"
            busy={put.busy}
            blocked={
              isUnsure
                ? text(readingMessages.encodingOpen)
                : plan && plan.added > 0
                  ? put.blocked
                  : text(messages.assignNone)
            }
            onClick={() => read && void put.run({ path, body: { file: read.file, ...read.choice } })}
          >
            {text(messages.assignVerb, { count: plan?.added ?? 0 })}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4 pt-4">
        <div className="flex flex-wrap items-center gap-3">
          <FileButton
            busy={preview.isPending}
            onFile={(file) => {
              setRead(null);
              put.clear();
              preview.mutate(file);
            }}
          />
          {read ? <span className="text-dense wrap-anywhere text-secondary">{read.name}</span> : null}
        </div>
        {error ? (
          <p role="alert" className="text-dense text-danger">
            {failureText(text, error, nameOf)}
          </p>
        ) : null}
        {reading && read ? (
          <ReadingForm
            reading={reading}
            choice={read.choice}
            fields={Object.entries(names).map(([field, label]) => ({ field, label }))}
            mustDecide={preview.error !== null}
            onChoose={(choice) => preview.mutate({ ...read, choice })}
          />
        ) : null}
        {plan ? <FileNotes notes={plan.notes} nameOf={nameOf} /> : null}
        {plan ? (
          <p role="status" className="text-dense">
            {text(messages.fileCounts, {
              rows: plan.rows,
              added: plan.added,
              already: plan.already,
              refused: plan.refused.length,
            })}
          </p>
        ) : null}
        {plan && plan.refused.length > 0 ? (
          <SimpleTable
            caption={text(messages.fileRefused)}
            head={[text(messages.fileLine), text(messages.fileValue), text(messages.fileReason)]}
            rows={plan.refused.map(({ line, value, reason }) => ({
              id: String(line),
              cells: [line, value, text(reasons[reason])],
            }))}
          />
        ) : null}
      </div>
    </Sheet>
  );
}
