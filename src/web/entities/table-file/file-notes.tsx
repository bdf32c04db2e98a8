import type { FileNote, RefusalParams } from '#domain/import-refusals.ts';
import { useText } from '#web/i18n/use-text.ts';
import { readingMessages as messages } from './reading-messages.ts';
import { type NameOf, noteText } from './texts.ts';

interface FileNotesProps {
  notes: readonly { code: FileNote; params: RefusalParams }[];
  nameOf: NameOf;
}

/** Notes on parts of the file that were left out or changed. They prevent nothing. */
export function FileNotes({ notes, nameOf }: FileNotesProps) {
  const text = useText();
  if (notes.length === 0) return null;
  return (
    <section
      aria-label={text(messages.notes)}
      className="rounded border border-notice-stroke bg-notice-surface p-3 text-dense text-primary"
    >
      <h3 className="font-medium">{text(messages.notes)}</h3>
      <ul className="flex flex-col gap-1 pt-1">
        {notes.map((note) => (
          <li key={noteText(text, note, nameOf)} className="wrap-anywhere">
            {noteText(text, note, nameOf)}
          </li>
        ))}
      </ul>
    </section>
  );
}
