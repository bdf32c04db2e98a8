import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { operations } from '#api/main.d.ts';
import { toBase64 } from '#web/ambient/base64.ts';
import { randomId } from '#web/ambient/random.ts';
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

/** As base64 it is what the call takes. */
const largest = 1_400_000;

class TooLarge extends Error {}

const reasons = {
  empty: messages.refusedEmpty,
  notFound: messages.refusedNotFound,
  otherOperator: messages.refusedOtherOperator,
  ambiguous: messages.refusedAmbiguous,
};

/** devices that a file names. What it would do is shown first; rows that name none are left out. */
export function FileSheet({ gid, onClose }: { gid: string; onClose: () => void }) {
  const text = useText();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<{ name: string; file: string; plan: Plan } | null>(null);
  const path = { gid };
  const preview = useMutation({
    mutationFn: async (asked: File) => {
      if (asked.size > largest) throw new TooLarge();
      const file = toBase64(new Uint8Array(await asked.arrayBuffer()));
      const { data } = await callOperation(
        'importGroupDevices',
        { path, body: { file, preview: true } },
        randomId(),
      );
      return { name: asked.name, file, plan: data };
    },
    onSuccess: setChosen,
    meta: { ownErrors: true },
  });
  const put = useCommand('importGroupDevices', {
    invalidates: [groupKeys],
    failure: 'inPlace',
    success: ({ data }) => ({ message: messages.assigned, values: { count: data.added } }),
    onSuccess: onClose,
  });
  const error = preview.error ?? put.error;
  const plan = chosen?.plan;
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
            blocked={plan && plan.added > 0 ? put.blocked : text(messages.assignNone)}
            onClick={() => chosen && void put.run({ path, body: { file: chosen.file } })}
          >
            {text(messages.assignVerb, { count: plan?.added ?? 0 })}
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
            aria-label={text(messages.fileChoose)}
            className="sr-only"
            tabIndex={-1}
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              setChosen(null);
              put.clear();
              if (file) preview.mutate(file);
              // The same file again, once it was put right.
              target.value = '';
            }}
          />
          <Button busy={preview.isPending} onClick={() => input.current?.click()}>
            {text(messages.fileChoose)}
          </Button>
          {chosen ? <span className="text-dense wrap-anywhere text-secondary">{chosen.name}</span> : null}
        </div>
        {error ? (
          <p role="alert" className="text-dense text-danger">
            {error instanceof TooLarge ? text(messages.tooLarge) : error.message}
          </p>
        ) : null}
        {plan ? (
          <p role="status" className="text-dense">
            {text(messages.fileCounts, {
              ...{ rows: plan.rows, added: plan.added, already: plan.already },
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
