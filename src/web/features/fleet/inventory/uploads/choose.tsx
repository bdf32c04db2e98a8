import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Upload } from 'lucide-react';
import { useState } from 'react';
import { mostUploadBytes, mostUploadRows } from '#domain/inventory-rows.ts';
import { randomId } from '#web/ambient/random.ts';
import { contentOf } from '#web/entities/table-file/content.ts';
import { FileButton } from '#web/entities/table-file/file-button.tsx';
import { type ReadingChoice, undecided } from '#web/entities/table-file/reading.ts';
import { failureText } from '#web/entities/table-file/texts.ts';
import { callOperation } from '#web/http/call.ts';
import { mainApi } from '#web/http/clients.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ExportMenu } from '#web/resource/export-menu.tsx';
import { useBlocked } from '#web/resource/use-command.ts';
import { type DeviceFileReading, FileColumns } from './file-columns.tsx';
import { messages } from './messages.ts';
import type { UploadType } from './queries.ts';
import { Steps } from './steps.tsx';
import { TypeChoice } from './type-choice.tsx';
import { useFieldName } from './use-field-name.ts';

/** A file that was chosen, and how it is read. */
interface Chosen {
  name: string;
  file: string;
  type: UploadType;
  choice: ReadingChoice;
}

/** The first steps: what the file does, the file, and what its columns mean where that is not known. Its preview is a page of its own. */
export function ChooseFile({ begin }: { begin: UploadType }) {
  const text = useText();
  const nameOf = useFieldName();
  const navigate = useNavigate();
  const [type, setType] = useState<UploadType>(begin);
  const [open, setOpen] = useState<(Chosen & { reading: DeviceFileReading }) | null>(null);
  const blocked = useBlocked('uploadDevices');
  const send = useMutation({
    mutationFn: async ({ name, file, type: uploadType, choice }: Chosen) => {
      const body = { fileName: name, type: uploadType, file, ...choice };
      const { data } = await callOperation('uploadDevices', { body }, randomId());
      return data.historyId;
    },
    onSuccess: (uploadId) =>
      void navigate({ to: '/management/inventory/bulkUpload/$uploadId', params: { uploadId } }),
    meta: { ownErrors: true },
  });
  const read = useMutation({
    mutationFn: async (asked: Chosen | File) => {
      const chosen =
        asked instanceof File
          ? { name: asked.name, file: await contentOf(asked, mostUploadBytes), type, choice: {} }
          : asked;
      const body = { type: chosen.type, file: chosen.file, ...chosen.choice };
      const { data } = await callOperation('readDeviceFile', { body }, randomId());
      return { ...chosen, reading: data };
    },
    onSuccess: (chosen) => {
      // A page that is open stays: its reader has not seen yet what the last choice led to.
      if (open || isToDecide(chosen.reading)) setOpen(chosen);
      else send.mutate(chosen);
    },
    meta: { ownErrors: true },
  });
  const error = read.error ?? send.error;
  const take = (file: File) => {
    setOpen(null);
    send.reset();
    read.mutate(file);
  };
  return (
    <>
      <Steps at={0} />
      <div className="flex max-w-3xl flex-col gap-5">
        <TypeChoice
          type={type}
          onChange={(next) => {
            setType(next);
            if (open) read.mutate({ ...open, type: next });
          }}
        />
        <div className="flex flex-wrap items-center gap-3">
          <FileButton
            {...(open ? {} : { look: 'main' as const })}
            icon={<Upload className="size-4" aria-hidden />}
            busy={read.isPending || (send.isPending && !open)}
            blocked={blocked}
            onFile={take}
          />
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
          {open ? <span className="text-dense wrap-anywhere text-secondary">{open.name}</span> : null}
        </div>
        <p className="text-dense text-secondary">
          {text(messages.fileHelp, { rows: mostUploadRows, megabytes: mostUploadBytes / 2 ** 20 })}
        </p>
        {error ? (
          <p
            role="alert"
            className="rounded border border-danger-stroke bg-danger-surface p-3 text-dense text-danger"
          >
            {failureText(text, error, nameOf)}
          </p>
        ) : null}
        {open ? (
          <FileColumns
            reading={open.reading}
            choice={open.choice}
            busy={send.isPending}
            blocked={blocked}
            onChoose={(choice) => read.mutate({ ...open, choice })}
            onContinue={() => send.mutate(open)}
          />
        ) : null}
      </div>
    </>
  );
}

/** True where a person should check how the file was read before it is previewed. */
const isToDecide = ({ file, missing }: DeviceFileReading): boolean =>
  undecided(file).length > 0 ||
  missing.length > 0 ||
  file.sheets.filter(({ known }) => known > 0).length > 1 ||
  (file.encoding !== null && (file.alternatives.length > 0 || !file.encoding.startsWith('utf')));
