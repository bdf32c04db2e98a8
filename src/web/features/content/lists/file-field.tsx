import { useController } from 'react-hook-form';
import { checkMedia, type MediaUse, mediaRules } from '#domain/media/rules.ts';
import { problemText } from '#domain/media/texts.ts';
import { writtenFor } from '#domain/text/languages.ts';
import { readPreferences } from '#web/ambient/preferences.ts';
import { UploadField } from '#web/entities/file-upload/upload-field.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { messages } from './messages.ts';

interface FileFieldProps {
  use: MediaUse;
  label: string;
  help: string;
  /** An item that is edited keeps its file without another. */
  required: boolean;
}

/** The file of an item: read here as the server will read it, so that a wrong one is not sent at all. */
export function FileField({ use, label, help, required }: FileFieldProps) {
  const text = useText();
  const { field, fieldState } = useController({
    name: 'uploadId',
    rules: { validate: (value: unknown) => !required || value !== '' || text(messages.fileNeeded) },
  });
  const isVideo = use === 'bootAd';
  return (
    <div className="flex flex-col gap-1">
      <UploadField
        label={label}
        purpose={isVideo ? 'video' : 'picture'}
        most={mediaRules[use].most}
        accept={isVideo ? 'video/mp4,.mp4' : 'image/png,.png'}
        error={fieldState.error?.message}
        check={async (file) => {
          const checked = await checkMedia(use, {
            size: file.size,
            read: async (start, end) => new Uint8Array(await file.slice(start, end).arrayBuffer()),
          });
          return 'problem' in checked
            ? problemText(checked.problem)[writtenFor(readPreferences().language)]
            : null;
        }}
        onChange={(uploaded) => field.onChange(uploaded?.uploadId ?? '')}
      />
      <p className="text-caption text-muted">{help}</p>
    </div>
  );
}
