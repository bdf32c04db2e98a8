import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { type FieldValues, FormProvider, type UseFormReturn, useWatch } from 'react-hook-form';
import type { FieldLimits } from '#api/limits.gen.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/dialog.tsx';
import { ErrorDetails } from '#web/ui/error-details.tsx';
import { messages as uiMessages } from '#web/ui/messages.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { messages } from '../messages.ts';
import { LimitsContext } from './fields.tsx';
import { ofTouched } from './touched.ts';
import { useFormDraft } from './use-draft.ts';

interface EditSheetProps<V extends FieldValues> {
  form: UseFormReturn<V>;
  title: string;
  /** Unique at its address; without it the title is. */
  draft?: string;
  /** Verb and object: "Create school". */
  verb: string;
  /** Limits of the command (src/api/limits.gen.ts); the fields take theirs by their names. */
  limits: Record<string, FieldLimits>;
  busy: boolean;
  /** Consequence of submitting, shown above the fields. */
  notice?: string | null;
  /** Reason why it cannot be submitted now. */
  blocked?: string | null;
  onSubmit: (values: V) => unknown;
  onClose: () => void;
  children: ReactNode;
}

/** The server's message about a field, in the words of the contract. */
const rawOf = (error: unknown): string | null => {
  const types = error !== null && typeof error === 'object' ? Reflect.get(error, 'types') : null;
  const raw: unknown = types !== null && typeof types === 'object' ? Reflect.get(types, 'raw') : null;
  return typeof raw === 'string' ? raw : null;
};

/** A form from the right: errors summed at the top, Ctrl or ⌘ with Enter submits, and what was typed is not lost unasked. */
export function EditSheet<V extends FieldValues>(props: EditSheetProps<V>) {
  const { form, busy } = props;
  const text = useText();
  const id = useId();
  const [leaving, setLeaving] = useState(false);
  const isRestored = useFormDraft(`sheet:${props.draft ?? props.title}`, form);
  const { isDirty, errors, defaultValues } = form.formState;
  const values = useWatch({ control: form.control });
  const limits = ofTouched(props.limits, defaultValues, values);
  const { root, ...fields } = errors;
  const wrong = Object.keys(fields).length;
  const raw = Object.values({ root, ...fields })
    .flatMap((error) => rawOf(error) ?? [])
    .join('; ');
  const submit = form.handleSubmit((values) => {
    if (!busy && !props.blocked) return props.onSubmit(values);
  });
  const submitByKey = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) event.currentTarget.requestSubmit();
  };
  return (
    <>
      <Sheet
        open
        onClose={() => (isDirty ? setLeaving(true) : props.onClose())}
        title={props.title}
        footer={
          <>
            <Button onClick={() => (isDirty ? setLeaving(true) : props.onClose())}>
              {text(uiMessages.cancel)}
            </Button>
            {isDirty ? <Button onClick={() => form.reset()}>{text(messages.reset)}</Button> : null}
            <Button
              look="main"
              type="submit"
              form={id}
              busy={busy}
              blocked={props.blocked ?? null}
              aria-keyshortcuts="Control+Enter Meta+Enter"
            >
              {props.verb}
            </Button>
          </>
        }
      >
        <FormProvider {...form}>
          <LimitsContext value={limits}>
            <form
              id={id}
              noValidate
              onSubmit={(event) => void submit(event)}
              onKeyDown={submitByKey}
              className="flex flex-col gap-4"
            >
              {isRestored && isDirty ? (
                <p role="status" className="text-dense text-secondary">
                  {text(messages.draftRestored)}
                </p>
              ) : null}
              {props.notice ? (
                <p
                  role="status"
                  className="rounded border border-notice-stroke bg-notice-surface p-3 text-dense text-notice"
                >
                  {props.notice}
                </p>
              ) : null}
              {root?.message || wrong > 0 ? (
                <p
                  role="alert"
                  className="rounded border border-danger-stroke bg-danger-surface p-3 text-dense text-danger"
                >
                  {root?.message ?? text(messages.formErrors, { count: wrong })}
                  {raw ? <ErrorDetails code={raw} /> : null}
                </p>
              ) : null}
              {props.children}
            </form>
          </LimitsContext>
        </FormProvider>
      </Sheet>
      <ConfirmDialog
        open={leaving}
        title={text(messages.leaveForm)}
        body={text(messages.leaveFormHelp)}
        verb={text(messages.leaveFormVerb)}
        danger
        onConfirm={props.onClose}
        onClose={() => setLeaving(false)}
      />
    </>
  );
}
