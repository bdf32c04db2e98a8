import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { updateAccountLimits } from '#api/limits.gen.ts';
import type { Account } from '#web/entities/account/streams.ts';
import { useText } from '#web/i18n/use-text.ts';
import { changedOf } from '#web/resource/form/changed.ts';
import { EditSheet } from '#web/resource/form/edit-sheet.tsx';
import { SelectField, TextField } from '#web/resource/form/fields.tsx';
import { useRoleText } from '#web/resource/role-text.ts';
import { useCommand } from '#web/resource/use-command.ts';
import { messages } from './messages.ts';
import { accountKeys } from './queries.ts';
import { useChoices } from './use-choices.ts';

interface AccountForm {
  userName: string;
  userPhone: string;
  roleGroupKey: string;
}

const bodyOf = ({ userName, userPhone, roleGroupKey }: AccountForm) => ({
  userPhone: userPhone.trim() || null,
  roleGroupKey,
  ...(userName.trim() ? { userName: userName.trim() } : {}),
});

/** An account as it was when the form opened: a change by another user meanwhile is reported and not overwritten. */
export function AccountSheet(props: { account: Account; onClose: () => void }) {
  const { onClose } = props;
  const [account] = useState(props.account);
  const text = useText();
  const roleText = useRoleText();
  const { roles } = useChoices();
  const { userName, userPhone, roleGroupKey, userRoleName, version } = account;
  const before: AccountForm = { userName, userPhone: userPhone ?? '', roleGroupKey };
  const form = useForm<AccountForm>({ defaultValues: before });
  const update = useCommand('updateAccount', {
    invalidates: [accountKeys],
    form,
    success: messages.saved,
    conflict: messages.changedMeanwhile,
    onSuccess: onClose,
  });
  const own = { value: roleGroupKey, label: roleText(userRoleName) };
  const choices = roles.some(({ value }) => value === roleGroupKey) ? roles : [own, ...roles];
  return (
    <EditSheet
      form={form}
      draft={account.userId}
      limits={updateAccountLimits}
      title={text(messages.edit)}
      verb={text(messages.save)}
      busy={update.busy}
      onSubmit={(values) =>
        update.run({
          path: { userId: account.userId },
          body: { version, ...changedOf(bodyOf(before), bodyOf(values)) },
        })
      }
      onClose={onClose}
    >
      <p className="text-dense text-secondary wrap-anywhere">{account.email}</p>
      <TextField<AccountForm> name="userName" label={text(messages.name)} />
      <TextField<AccountForm>
        name="userPhone"
        type="tel"
        label={text(messages.phone)}
        help={text(messages.phoneHelp)}
      />
      <SelectField<AccountForm> name="roleGroupKey" label={text(messages.role)} choices={choices} />
    </EditSheet>
  );
}
