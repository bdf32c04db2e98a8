import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '#web/i18n/use-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { messages as uiMessages } from '#web/ui/messages.ts';

export interface ConfirmDialogProps {
  open: boolean;
  title: string;
  /** Consequence, in one or two sentences. */
  body: string;
  warnings?: readonly string[];
  /** Verb and object: "Factory reset 3 devices". */
  verb: string;
  danger?: boolean;
  busy?: boolean;
  /** Reason why it cannot be confirmed now. */
  blocked?: string | null;
  /** Failure, shown in the dialog and not in a toast. */
  error?: Error | null;
  /** Names what could not be done, before the reason. */
  failed?: string | null | undefined;
  onConfirm: () => void;
  onClose: () => void;
  /** Fields to fill in before. */
  children?: ReactNode;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const text = useText();
  return (
    <Dialog
      open={props.open}
      onClose={props.onClose}
      title={props.title}
      description={props.body}
      footer={
        <>
          <Button onClick={props.onClose}>{text(uiMessages.cancel)}</Button>
          <Button
            look={props.danger ? 'danger' : 'main'}
            busy={props.busy ?? false}
            blocked={props.blocked ?? null}
            onClick={props.onConfirm}
          >
            {props.verb}
          </Button>
        </>
      }
    >
      {props.children}
      {props.warnings && props.warnings.length > 0 ? (
        <ul className="mt-3 flex flex-col gap-2">
          {props.warnings.map((warning) => (
            <li
              key={warning}
              className="flex gap-2 rounded border border-notice-stroke bg-notice-surface px-3 py-2 text-dense text-notice"
            >
              <TriangleAlert className="mt-0.5 size-4 shrink-0" aria-hidden />
              {warning}
            </li>
          ))}
        </ul>
      ) : null}
      {props.error ? (
        <p role="alert" className="mt-3 text-dense text-danger">
          {props.failed ? `${props.failed} ${props.error.message}` : props.error.message}
        </p>
      ) : null}
    </Dialog>
  );
}
