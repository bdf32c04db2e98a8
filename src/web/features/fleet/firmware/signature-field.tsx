import { useRef, useState } from 'react';
import { useText } from '#web/i18n/use-text.ts';
import { Button } from '#web/ui/button.tsx';
import { messages } from './key-messages.ts';
import { mostSignatureBytes, signatureOf } from './signature-file.ts';

interface SignatureFieldProps {
  fileName: string | null;
  /** The signature as base64; null when it is taken away. */
  onChange(signature: { fileName: string; base64: string } | null): void;
}

/** Chooses the detached signature of a file: its bytes as OpenSSL wrote them, or their base64. */
export function SignatureField({ fileName, onChange }: SignatureFieldProps) {
  const text = useText();
  const input = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState(false);
  const take = async (file: File) => {
    setRefused(file.size > mostSignatureBytes);
    if (file.size > mostSignatureBytes) return;
    onChange({ fileName: file.name, base64: signatureOf(new Uint8Array(await file.arrayBuffer())) });
  };
  return (
    <fieldset className="flex min-w-0 flex-col gap-1">
      <legend className="pb-1 text-dense font-medium text-secondary">{text(messages.signature)}</legend>
      <input
        ref={input}
        type="file"
        aria-label={text(messages.signature)}
        className="sr-only"
        tabIndex={-1}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void take(file);
          target.value = '';
        }}
      />
      <div className="flex min-w-0 flex-wrap items-center gap-2">
        {fileName === null ? (
          <Button size="small" onClick={() => input.current?.click()}>
            {text(messages.signatureChoose)}
          </Button>
        ) : (
          <>
            <span className="min-w-0 truncate text-body">{fileName}</span>
            <Button size="small" look="quiet" onClick={() => onChange(null)}>
              {text(messages.signatureRemove)}
            </Button>
          </>
        )}
      </div>
      <p className="text-caption text-muted">{text(messages.signatureHelp)}</p>
      {refused ? (
        <p role="alert" className="text-caption text-danger">
          {text(messages.signatureTooLarge)}
        </p>
      ) : null}
    </fieldset>
  );
}
