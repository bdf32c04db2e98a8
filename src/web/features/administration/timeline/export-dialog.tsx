import { useState } from 'react';
import { FileDialog, RedactChoice } from '#web/entities/stream/file-dialog.tsx';
import { messages as streamMessages } from '#web/entities/stream/messages.ts';
import type { StreamFile } from '#web/entities/stream/timeline-kind.ts';
import { useText } from '#web/i18n/use-text.ts';
import { messages } from './messages.ts';

interface ExportDialogProps {
  id: string;
  file: StreamFile;
  onClose: () => void;
}

export function ExportDialog({ id, file, onClose }: ExportDialogProps) {
  const text = useText();
  const [redacted, setRedacted] = useState<ReadonlySet<string>>(new Set());
  return (
    <FileDialog
      title={text(messages.export)}
      description={text(messages.exportHelp)}
      verb={text(messages.saveFile)}
      save={() => file.save(id, [...redacted])}
      onClose={onClose}
    >
      {Object.keys(file.redactable).length > 0 ? (
        <fieldset className="mt-4 flex flex-col gap-2">
          <legend className="pb-1 text-dense font-medium text-secondary">
            {text(streamMessages.redact)}
          </legend>
          {Object.entries(file.redactable).map(([field, label]) => (
            <RedactChoice
              key={field}
              item={field}
              label={text(label)}
              redacted={redacted}
              onRedact={setRedacted}
            />
          ))}
          <p className="pt-1 text-caption text-muted">{text(streamMessages.redactStays)}</p>
        </fieldset>
      ) : null}
    </FileDialog>
  );
}
