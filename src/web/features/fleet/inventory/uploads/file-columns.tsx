import type { operations } from '#api/main.d.ts';
import { deviceFields } from '#domain/inventory-rows.ts';
import { type ReadingChoice, undecided } from '#web/entities/table-file/reading.ts';
import { ReadingForm } from '#web/entities/table-file/reading-form.tsx';
import { readingMessages } from '#web/entities/table-file/reading-messages.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Button } from '#web/ui/button.tsx';
import { messages } from './messages.ts';
import { useFieldName } from './use-field-name.ts';

export type DeviceFileReading =
  operations['readDeviceFile']['responses'][200]['content']['application/json']['data'];

interface FileColumnsProps {
  reading: DeviceFileReading;
  choice: ReadingChoice;
  busy: boolean;
  blocked: string | null | undefined;
  onChoose: (choice: ReadingChoice) => void;
  onContinue: () => void;
}

/** Asks about the unknown before the preview: the meaning of columns, and an encoding that is not certain. */
export function FileColumns(props: FileColumnsProps) {
  const { reading, choice, busy, blocked, onChoose, onContinue } = props;
  const text = useText();
  const nameOf = useFieldName();
  const isUnsure = reading.file.alternatives.length > 0 && !choice.encoding;
  const isOpen = reading.missing.length > 0 || undecided(reading.file).length > 0;
  const reason = isUnsure
    ? text(readingMessages.encodingOpen)
    : isOpen
      ? text(readingMessages.columnsOpen)
      : blocked;
  return (
    <section
      aria-label={text(messages.fileReading)}
      className="flex flex-col gap-4 rounded border border-stroke bg-raised p-4"
    >
      <h2 className="text-body font-medium">{text(messages.fileReading)}</h2>
      <ReadingForm
        reading={reading.file}
        choice={choice}
        fields={deviceFields.map((field) => ({ field, label: nameOf(field) }))}
        missing={reading.missing.map(nameOf)}
        mustDecide
        onChoose={onChoose}
      />
      <Button look="main" className="self-start" busy={busy} blocked={reason} onClick={onContinue}>
        {text(messages.preview, { rows: reading.rows })}
      </Button>
    </section>
  );
}
