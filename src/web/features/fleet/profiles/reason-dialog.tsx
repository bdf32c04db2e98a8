import { type ReactNode, useState } from 'react';
import type { Message } from '#web/i18n/message.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ConfirmDialog } from '#web/resource/confirm-dialog.tsx';
import { Field, inputLook } from '#web/ui/field.tsx';
import { actionMessages as messages } from './action-messages.ts';

interface ReasonProps {
  title: string;
  body: string;
  verb: Message;
  danger?: boolean;
  command: { busy: boolean; error: Error | null };
  onReason: (reason: string) => void;
  onClose: () => void;
  /** Obstacle to confirming, regardless of the written reason. */
  blocked?: string | null;
  /** Shown above the reason. */
  children?: ReactNode;
}

/** A question that needs a reason, which is recorded. */
export function ReasonDialog(props: ReasonProps) {
  const { title, body, verb, command, onReason, blocked, children, ...dialog } = props;
  const text = useText();
  const [reason, setReason] = useState('');
  return (
    <ConfirmDialog
      open
      title={title}
      body={body}
      verb={text(verb)}
      busy={command.busy}
      error={command.error}
      blocked={blocked ?? (reason.trim() === '' ? text(messages.reasonMissing) : null)}
      onConfirm={() => onReason(reason.trim())}
      {...dialog}
    >
      {children}
      <Field label={text(messages.reason)} className="mt-3">
        {(ids) => (
          <textarea
            {...ids}
            value={reason}
            rows={3}
            maxLength={500}
            onChange={({ target }) => setReason(target.value)}
            className={`${inputLook} h-auto py-2`}
          />
        )}
      </Field>
    </ConfirmDialog>
  );
}
