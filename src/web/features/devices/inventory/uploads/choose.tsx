import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Upload } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { mostUploadBytes, mostUploadRows } from '#domain/inventory-rows.ts';
import { randomId } from '#web/ambient/random.ts';
import { contentOf } from '#web/entities/table-file/content.ts';
import { failureText } from '#web/entities/table-file/texts.ts';
import { callOperation } from '#web/http/call.ts';
import { mainApi } from '#web/http/clients.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ExportMenu } from '#web/resource/export-menu.tsx';
import { useBlocked } from '#web/resource/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { typeNames } from './looks.ts';
import { messages } from './messages.ts';
import type { UploadType } from './queries.ts';
import { Steps } from './steps.tsx';

const types: readonly UploadType[] = ['create', 'deploy', 'edit'];
const helps = { create: messages.helpCreate, deploy: messages.helpDeploy, edit: messages.helpEdit };

/** The first step: what the file does, and the file. Its preview is a page of its own. */
export function ChooseFile() {
  const text = useText();
  const navigate = useNavigate();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [type, setType] = useState<UploadType>('create');
  const blocked = useBlocked('uploadDevices');
  const send = useMutation({
    mutationFn: async (file: File) => {
      const body = { fileName: file.name, type, file: await contentOf(file, mostUploadBytes) };
      const { data } = await callOperation('uploadDevices', { body }, randomId());
      return data.historyId;
    },
    onSuccess: (uploadId) =>
      void navigate({ to: '/management/inventory/bulkUpload/$uploadId', params: { uploadId } }),
    meta: { ownErrors: true },
  });
  return (
    <>
      <Steps at={0} />
      <div className="flex max-w-3xl flex-col gap-5">
        <fieldset className="flex flex-col gap-2">
          <legend className="pb-2 text-dense font-medium text-secondary">{text(messages.type)}</legend>
          {types.map((each) => (
            <label
              key={each}
              className="flex cursor-pointer items-start gap-3 rounded border border-stroke bg-raised p-3 has-checked:border-accent"
            >
              <input
                type="radio"
                name="type"
                value={each}
                checked={type === each}
                onChange={() => setType(each)}
                aria-labelledby={`${id}-${each}`}
                aria-describedby={`${id}-${each}-help`}
                className="mt-1 accent-accent"
              />
              <span className="flex min-w-0 flex-col gap-0.5">
                <span id={`${id}-${each}`} className="text-body font-medium">
                  {text(typeNames[each])}
                </span>
                <span id={`${id}-${each}-help`} className="text-dense text-secondary">
                  {text(helps[each])}
                </span>
              </span>
            </label>
          ))}
        </fieldset>
        <div className="flex flex-wrap items-center gap-3">
          <input
            ref={input}
            type="file"
            accept=".csv,.txt,.tsv,text/csv,.xlsx,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
            aria-label={text(messages.chooseFile)}
            className="sr-only"
            tabIndex={-1}
            onChange={(event) => {
              const file = event.target.files?.[0];
              if (file) send.mutate(file);
              // The same file again, once it was put right.
              event.target.value = '';
            }}
          />
          <Button
            look="main"
            icon={<Upload className="size-4" aria-hidden />}
            busy={send.isPending}
            blocked={blocked}
            onClick={() => input.current?.click()}
          >
            {text(messages.chooseFile)}
          </Button>
          <ExportMenu
            name={`devices-${type}`}
            label={text(messages.template)}
            operation="getDeviceTemplate"
            ask={(as) =>
              mainApi.GET('/invdevices/bulk-uploads/template', {
                params: { query: { type, as } },
                parseAs: 'blob',
              })
            }
          />
        </div>
        <p className="text-dense text-secondary">
          {text(messages.fileHelp, { rows: mostUploadRows, megabytes: mostUploadBytes / 2 ** 20 })}
        </p>
        {send.error ? (
          <p
            role="alert"
            className="rounded border border-danger-stroke bg-danger-surface p-3 text-dense text-danger"
          >
            {failureText(text, send.error)}
          </p>
        ) : null}
      </div>
    </>
  );
}
