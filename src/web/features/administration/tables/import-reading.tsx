import type { components } from '#api/admin.d.ts';
import { type FileEncoding, fileEncodings } from '#domain/file-encodings.ts';
import type { Message } from '#web/i18n/message.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { encodingNames, importMessages as messages } from './import-messages.ts';
import { noteText } from './refusals.ts';

type Plan = components['schemas']['ImportPlan'];

const separatorNames: Record<string, Message> = {
  ',': messages.comma,
  ';': messages.semicolon,
  '\t': messages.tab,
};

interface ImportReadingProps {
  plan: Plan;
  /** The encoding that was chosen; null: it was detected. */
  chosen: FileEncoding | null;
  onChoose: (encoding: FileEncoding) => void;
}

/** How the file was read, where a person may know better. */
export function ImportReading({ plan: { file, notes }, chosen, onChoose }: ImportReadingProps) {
  const text = useText();
  const separator = file.separator ?? '';
  const name = separatorNames[separator];
  return (
    <div className="flex flex-col gap-3">
      <p className="text-dense text-secondary">
        {file.format === 'xlsx'
          ? text(messages.workbook)
          : text(messages.csv, { separator: name ? text(name) : text(messages.other, { separator }) })}
      </p>
      {file.encoding === null ? null : (
        <Field label={text(messages.encoding)} help={text(chosen ? messages.chosen : messages.detected)}>
          {(ids) => (
            <Select
              {...ids}
              value={file.encoding ?? 'utf-8'}
              choices={fileEncodings.map((value) => ({ value, label: text(encodingNames[value]) }))}
              onChange={onChoose}
            />
          )}
        </Field>
      )}
      {notes.length > 0 ? (
        <section
          aria-label={text(messages.notes)}
          className="rounded border border-notice-stroke bg-notice-surface p-3 text-dense text-primary"
        >
          <h3 className="font-medium">{text(messages.notes)}</h3>
          <ul className="flex flex-col gap-1 pt-1">
            {notes.map((note) => (
              <li key={note.message} className="wrap-anywhere">
                {noteText(text, note)}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  );
}
