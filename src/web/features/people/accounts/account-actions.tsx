import { useState } from 'react';
import type { AccountRules } from '#domain/passwords/account-rules.ts';
import type { Account } from '#web/entities/account/streams.ts';
import { useAccountRules } from '#web/http/account-rules.ts';
import { useProfile } from '#web/http/profile.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ConfirmDialog } from '#web/resource/confirm-dialog.tsx';
import { useCommand } from '#web/resource/use-command.ts';
import { Field, Input } from '#web/ui/field.tsx';
import { messages } from './messages.ts';
import { accountKeys } from './queries.ts';

/** Actions that need a confirmation. */
export type Question = 'withdraw' | 'signOut' | 'resetPassword' | 'resetFactors' | 'stop' | 'delete';

export const nameOf = ({ userName, email }: Account): string => userName || email;

const texts = {
  withdraw: { title: messages.withdrawOf, help: messages.withdrawHelp, verb: messages.withdraw },
  signOut: { title: messages.signOutOf, help: messages.signOutHelp, verb: messages.signOut },
  resetPassword: {
    title: messages.resetPasswordOf,
    help: messages.resetPasswordHelp,
    verb: messages.resetPassword,
  },
  resetFactors: {
    title: messages.resetFactorsOf,
    help: messages.resetFactorsHelp,
    verb: messages.resetFactors,
  },
  stop: { title: messages.stopOf, help: messages.stopHelp, verb: messages.stop },
  delete: { title: messages.deleteOf, help: messages.deleteHelp, verb: messages.delete },
} as const;

/** The commands of an account that need no form. */
export function useAccountCommands(onDone: () => void) {
  const options = { invalidates: [accountKeys], failure: 'inPlace', onSuccess: onDone } as const;
  return {
    withdraw: useCommand('disinviteAccount', { ...options, success: messages.withdrawnToast }),
    signOut: useCommand('endAccountSessions', {
      ...options,
      success: ({ data }) => ({ message: messages.signedOut, values: { count: data.ended } }),
    }),
    resetPassword: useCommand('resetUserPassword', { ...options, success: messages.passwordReset }),
    resetFactors: useCommand('resetUserTwoFactor', { ...options, success: messages.factorsReset }),
    stop: useCommand('stopAccount', { ...options, success: messages.stoppedToast }),
    delete: useCommand('deleteAccount', { ...options, success: messages.deleted }),
    start: useCommand('startAccount', { invalidates: [accountKeys], success: messages.started }),
    inviteAgain: useCommand('reinviteAccount', {
      invalidates: [accountKeys],
      success: messages.invitedAgain,
    }),
  };
}

export type AccountCommands = ReturnType<typeof useAccountCommands>;

/** Content of a reset's mail, and its validity. */
const mailedBy = (rules: AccountRules | null) => ({
  temporary: rules === null ? 'unknown' : rules.temporaryPasswords ? 'yes' : 'no',
  minutes: rules?.resetMinutes ?? 0,
  hours: (rules?.resetMinutes ?? 0) / 60,
});

/** Asks before an account is stopped, signed out or ended, and says what that takes from its organisation. */
export function AccountQuestion(props: {
  account: Account;
  question: Question;
  commands: AccountCommands;
  onClose: () => void;
}) {
  const { account, question, commands } = props;
  const text = useText();
  const rules = useAccountRules();
  const [reason, setReason] = useState('');
  const { userId } = account;
  const { title, help, verb } = texts[question];
  const { busy, error, clear } = commands[question];
  const ends = question === 'stop' || question === 'delete';
  const run = () => {
    if (question === 'withdraw') return commands.withdraw.run({ body: { userId } });
    if (question === 'stop') return commands.stop.run({ path: { userId }, body: { reason } });
    if (question === 'resetPassword' || question === 'resetFactors')
      return commands[question].run({ path: { id: userId } });
    return commands[question].run({ path: { userId } });
  };
  return (
    <ConfirmDialog
      open
      title={text(title, { name: nameOf(account) })}
      body={text(help, { email: account.email, ...mailedBy(rules) })}
      warnings={
        ends && account.lastAdministrator
          ? [text(messages.lastOfOrganisation, { company: account.companyName })]
          : []
      }
      verb={text(verb)}
      danger
      busy={busy}
      error={error}
      onConfirm={() => void run()}
      onClose={() => {
        clear();
        props.onClose();
      }}
    >
      {question === 'stop' ? (
        <Field label={text(messages.reason)} className="mt-3">
          {(ids) => (
            <Input
              {...ids}
              value={reason}
              maxLength={200}
              onChange={({ target }) => setReason(target.value)}
            />
          )}
        </Field>
      ) : null}
    </ConfirmDialog>
  );
}

/** Actions that the account's current state allows. */
export function useActionsOf(account: Account) {
  const profile = useProfile();
  const isOwn = profile?.userInfo.opUserId === account.userId;
  const isInvited = account.opUserStatus === 'Invited';
  const isRunning = account.opUserStatus === 'Running';
  return {
    inviteAgain: isInvited,
    withdraw: isInvited,
    signOut: isRunning,
    reset: isRunning && !isOwn,
    stop: isRunning && !isOwn,
    start: account.opUserStatus === 'Stopped',
    delete: !isInvited && !isOwn,
  };
}
