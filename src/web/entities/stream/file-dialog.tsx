import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { useText } from '#web/i18n/use-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { messages as uiMessages } from '#web/ui/messages.ts';

interface FileDialogProps {
  title: string;
  description: string;
  /** On the button that saves the file. */
  verb: string;
  save: () => Promise<void>;
  onClose: () => void;
  /** Choices of the file: redaction and its other options. */
  children: ReactNode;
}

/** Asks what to redact before a signed file is saved; it stays with the reason where it could not be. */
export function FileDialog({ title, description, verb, save, onClose, children }: FileDialogProps) {
  const text = useText();
  const saving = useMutation({ mutationFn: save, onSuccess: onClose, meta: { ownErrors: true } });
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description={description}
      footer={
        <>
          <Button onClick={onClose}>{text(uiMessages.cancel)}</Button>
          <Button look="main" busy={saving.isPending} onClick={() => saving.mutate()}>
            {verb}
          </Button>
        </>
      }
    >
      {children}
      {saving.isError ? (
        <p role="alert" className="pt-3 text-dense text-danger">
          {saving.error.message}
        </p>
      ) : null}
    </Dialog>
  );
}

interface RedactChoiceProps {
  /** Name of the item in the call. */
  item: string;
  label: string;
  redacted: ReadonlySet<string>;
  onRedact: (next: ReadonlySet<string>) => void;
}

/** One thing that the file can be made without. */
export function RedactChoice({ item, label, redacted, onRedact }: RedactChoiceProps) {
  const id = useId();
  const change = (isRedacted: boolean) => {
    const next = new Set(redacted);
    if (isRedacted) next.add(item);
    else next.delete(item);
    onRedact(next);
  };
  return (
    <span className="flex items-start gap-2 text-dense">
      <Checkbox id={id} checked={redacted.has(item)} onChange={change} />
      <label htmlFor={id} className="min-w-0 wrap-anywhere">
        {label}
      </label>
    </span>
  );
}
