import { type ReactNode, useRef } from 'react';
import { useText } from '#web/i18n/use-text.ts';
import { Button } from '#web/ui/button.tsx';
import { readingMessages as messages } from './reading-messages.ts';

/** Formats that are read, and those that the server names with a way out: a person who cannot choose a file learns nothing. */
const accepted = '.csv,.txt,.tsv,text/csv,.xlsx,.xlsm,.xls,.xlsb,.ods,.numbers';

interface FileButtonProps {
  look?: 'main';
  icon?: ReactNode;
  busy: boolean;
  blocked?: string | null | undefined;
  onFile: (file: File) => void;
}

/** Chooses a table file of this computer. */
export function FileButton({ onFile, ...button }: FileButtonProps) {
  const text = useText();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accepted}
        aria-label={text(messages.chooseFile)}
        className="sr-only"
        tabIndex={-1}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
          // The same file again, once it was put right.
          target.value = '';
        }}
      />
      <Button {...button} onClick={() => input.current?.click()}>
        {text(messages.chooseFile)}
      </Button>
    </>
  );
}
