import { useRef, useState } from 'react';
import { useText } from '#web/i18n/use-text.ts';
import { Button } from '#web/ui/button.tsx';
import { uploadMessages as messages } from './messages.ts';

const mostBytes = 64 * 1024;

interface IconFieldProps {
  /** The picture as base64; null: none was chosen. */
  value: string | null;
  error: string | undefined;
  onChange(icon: string | null): void;
}

/** Chooses the picture of an app, and shows it. */
export function IconField({ value, error, onChange }: IconFieldProps) {
  const text = useText();
  const input = useRef<HTMLInputElement>(null);
  const [tooLarge, setTooLarge] = useState(false);
  const take = async (file: File) => {
    setTooLarge(file.size > mostBytes);
    if (file.size > mostBytes) return;
    const bytes = new Uint8Array(await file.arrayBuffer());
    onChange(btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')));
  };
  const problem = tooLarge ? text(messages.iconTooLarge) : error;
  return (
    <fieldset className="flex min-w-0 flex-col gap-1">
      <legend className="pb-1 text-dense font-medium text-secondary">{text(messages.icon)}</legend>
      <input
        ref={input}
        type="file"
        accept="image/png"
        aria-label={text(messages.icon)}
        className="sr-only"
        tabIndex={-1}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void take(file);
          target.value = '';
        }}
      />
      <div className="flex min-w-0 flex-wrap items-center gap-2">
        {value === null ? (
          <Button size="small" onClick={() => input.current?.click()}>
            {text(messages.iconChoose)}
          </Button>
        ) : (
          <>
            <img
              src={`data:image/png;base64,${value}`}
              alt={text(messages.icon)}
              className="size-10 rounded"
            />
            <Button size="small" look="quiet" onClick={() => onChange(null)}>
              {text(messages.iconRemove)}
            </Button>
          </>
        )}
      </div>
      <p className="text-caption text-muted">{text(messages.iconHelp)}</p>
      {problem ? (
        <p role="alert" className="text-caption text-danger">
          {problem}
        </p>
      ) : null}
    </fieldset>
  );
}
