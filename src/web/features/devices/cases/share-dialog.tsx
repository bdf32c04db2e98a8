import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useText } from '#web/i18n/use-text.ts';
import { useDraft } from '#web/resource/form/use-draft.ts';
import { PersonField } from '#web/resource/person-field.tsx';
import { useCommand } from '#web/resource/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { messages as uiMessages } from '#web/ui/messages.ts';
import { Select } from '#web/ui/select.tsx';
import type { CaseProps } from './case-cards.tsx';
import { messages } from './messages.ts';
import { caseReadersQuery, keysOf } from './queries.ts';

/** Tells a person, or all of the organisation, of the case. */
export function ShareDialog({ found, onClose }: CaseProps & { onClose: () => void }) {
  const text = useText();
  const form = useId();
  const { companyName: company } = found;
  const [who, setWho] = useState<'all' | 'person'>('all');
  const [email, setEmail] = useDraft<never>('shareEmail', '');
  const people = useQuery(caseReadersQuery(found.caseId)).data ?? [];
  const share = useCommand('shareCase', {
    invalidates: keysOf(found.caseId),
    failure: 'inPlace',
    success: messages.shared,
    onSuccess: onClose,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const body = who === 'all' ? {} : { email: email.trim() };
    void share.run({ path: { caseId: found.caseId }, body });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={text(messages.shareCase)}
      footer={
        <>
          <Button onClick={onClose}>{text(uiMessages.cancel)}</Button>
          <Button look="main" type="submit" form={form} busy={share.busy}>
            {text(messages.shareCase)}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} className="flex flex-col gap-4">
        <p className="text-dense text-secondary">{text(messages.shareHelp)}</p>
        <Field label={text(messages.shareWith)} error={who === 'all' ? share.error?.message : undefined}>
          {(ids) => (
            <Select
              {...ids}
              value={who}
              onChange={setWho}
              choices={[
                { value: 'all', label: text(messages.shareAll, { company }) },
                { value: 'person', label: text(messages.sharePerson) },
              ]}
            />
          )}
        </Field>
        {who === 'person' ? (
          <PersonField
            label={text(messages.sharePerson)}
            help={text(messages.shareEmailHelp, { company })}
            error={share.error?.message}
            people={people}
            email={email}
            onChange={setEmail}
          />
        ) : null}
      </form>
    </Dialog>
  );
}
