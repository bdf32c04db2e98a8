import { type ReactNode, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { FieldLimits } from '#api/limits.gen.ts';
import { EditSheet } from '#web/resource/form/edit-sheet.tsx';
import type { Started } from './settings-card.tsx';
import type { SettingsChange } from './use-settings-change.ts';

/** What a dialog needs to ask before a change is sent. */
export interface Confirmation {
  open: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

interface SettingsFormProps<Form extends FieldValues, Change extends object> {
  change: SettingsChange<Form, Change>;
  limits: Record<string, FieldLimits>;
  /** Verb and object of the button that sends: "Apply to device". */
  verb: string;
  busy: boolean;
  send: (change: Change) => Promise<{ data: Started } | undefined>;
  /** Without it nothing is asked. */
  confirm?: (confirmation: Confirmation) => ReactNode;
  /** Default: every change. */
  confirmWhen?: (change: Change) => boolean;
  children: ReactNode;
}

/** The sheet of a card of settings. */
export function SettingsForm<Form extends FieldValues, Change extends object>({
  change,
  limits,
  confirm,
  confirmWhen = () => confirm !== undefined,
  ...props
}: SettingsFormProps<Form, Change>) {
  const { form, sheet } = change;
  const [asking, setAsking] = useState(false);
  const apply = async () => {
    setAsking(false);
    const wanted = form.getValues();
    const requested = change.changeOf(wanted);
    const answer = await props.send(requested);
    if (answer) sheet.onSent(answer.data, requested, wanted);
  };
  const submit = (wanted: Form) => {
    const requested = change.changeOf(wanted);
    if (Object.keys(requested).length === 0) return sheet.onClose();
    if (change.refuse(requested)) return undefined;
    return confirmWhen(requested) ? setAsking(true) : apply();
  };
  return (
    <>
      <EditSheet
        form={form}
        // A value that the device had before is not the user's mistake.
        limits={Object.fromEntries(Object.entries(limits).filter(([field]) => change.isChanged(field)))}
        title={sheet.title}
        verb={props.verb}
        busy={props.busy}
        onSubmit={submit}
        onClose={sheet.onClose}
      >
        {props.children}
      </EditSheet>
      {confirm?.({ open: asking, onConfirm: () => void apply(), onClose: () => setAsking(false) })}
    </>
  );
}
