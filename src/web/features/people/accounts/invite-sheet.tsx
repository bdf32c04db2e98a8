import { useState } from 'react';
import { useController, useForm } from 'react-hook-form';
import { inviteAccountsLimits } from '#api/limits.gen.ts';
import { languageNames, type WrittenLanguage, writtenLanguages } from '#domain/text/languages.ts';
import type { CallAnswer } from '#web/http/call.ts';
import { useLanguage } from '#web/i18n/provider.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { EditSheet } from '#web/resource/form/edit-sheet.tsx';
import { SelectField } from '#web/resource/form/fields.tsx';
import { useCommand } from '#web/resource/use-command.ts';
import { Field, inputLook } from '#web/ui/field.tsx';
import { toastStore } from '#web/ui/toasts.ts';
import { addressesIn } from './addresses.ts';
import { messages } from './messages.ts';
import { accountKeys } from './queries.ts';
import { useChoices } from './use-choices.ts';

interface InviteForm {
  emails: string;
  roleGroupKey: string;
  opId: string;
  language: WrittenLanguage;
}

type Answers = CallAnswer<'inviteAccounts'>['data'];

const mostAtOnce = 100;
const languages = writtenLanguages.map((value) => ({ value, label: languageNames[value] }));

/** One or many people at once (CL-130). Those who could not be invited stay in the field, each with the reason. */
export function InviteSheet(props: { onClose: () => void }) {
  const text = useText();
  const { written } = useLanguage();
  const { organisations, roles, ownOrganisation } = useChoices();
  const form = useForm<InviteForm>({
    defaultValues: { emails: '', roleGroupKey: '', opId: ownOrganisation, language: written },
  });
  const [answers, setAnswers] = useState<Answers>([]);
  const invite = useCommand('inviteAccounts', {
    invalidates: [accountKeys],
    form,
    onSuccess: ({ data }) => {
      const failed = data.filter(({ result }) => result !== 'invited');
      if (failed.length === 0) {
        const title = { message: messages.allInvited, values: { count: data.length } };
        toastStore.show({ tone: 'success', title });
        return props.onClose();
      }
      setAnswers(data);
      form.reset({ ...form.getValues(), emails: failed.map(({ email }) => email).join('\n') });
    },
  });
  return (
    <EditSheet
      form={form}
      draft="invite"
      limits={inviteAccountsLimits}
      title={text(messages.invite)}
      verb={text(messages.inviteVerb)}
      busy={invite.busy}
      onSubmit={({ emails, ...order }) =>
        invite.run({ body: { ...order, emails: addressesIn(emails).good } })
      }
      onClose={props.onClose}
    >
      {answers.length > 0 ? <Refused answers={answers} /> : null}
      <EmailsField />
      <SelectField<InviteForm>
        name="roleGroupKey"
        label={text(messages.role)}
        choices={[{ value: '', label: text(messages.chooseRole) }, ...roles]}
      />
      <SelectField<InviteForm> name="opId" label={text(messages.organisation)} choices={organisations} />
      <SelectField<InviteForm> name="language" label={text(messages.language)} choices={languages} />
    </EditSheet>
  );
}

function Refused({ answers }: { answers: Answers }) {
  const text = useText();
  const refused = answers.filter(({ result }) => result !== 'invited');
  return (
    <div
      role="alert"
      className="rounded border border-notice-stroke bg-notice-surface p-3 text-dense text-notice"
    >
      <p>{text(messages.someInvited, { invited: answers.length - refused.length })}</p>
      <ul className="mt-1 list-inside list-disc wrap-anywhere">
        {refused.map(({ email, result }) => (
          <li key={email}>
            {text(result === 'emailconflict' ? messages.emailTaken : messages.emailNotSent, { email })}
          </li>
        ))}
      </ul>
    </div>
  );
}

function EmailsField() {
  const text = useText();
  const check = (value: string): string | true => {
    const { good, wrong, repeated } = addressesIn(value);
    if (wrong.length > 0) return text(messages.emailWrong, { addresses: wrong.slice(0, 3).join(', ') });
    if (repeated.length > 0)
      return text(messages.emailsRepeated, { addresses: repeated.slice(0, 3).join(', ') });
    if (good.length === 0) return text(messages.emailsMissing);
    return good.length <= mostAtOnce || text(messages.emailsTooMany);
  };
  const { field, fieldState } = useController<InviteForm, 'emails'>({
    name: 'emails',
    rules: { validate: check },
  });
  return (
    <Field label={text(messages.emails)} help={text(messages.emailsHelp)} error={fieldState.error?.message}>
      {(ids) => (
        <textarea
          {...ids}
          {...field}
          rows={5}
          autoComplete="off"
          spellCheck={false}
          className={`${inputLook} h-auto py-2`}
        />
      )}
    </Field>
  );
}
