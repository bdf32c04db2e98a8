import { useNavigate } from '@tanstack/react-router';
import type { Account } from '#web/entities/account/streams.ts';
import { useText } from '#web/i18n/use-text.ts';
import { RowMenu } from '#web/resource/row-menu.tsx';
import { useBlocked } from '#web/resource/use-command.ts';
import { MenuItem } from '#web/ui/menu.tsx';
import { type AccountCommands, nameOf, type Question, useActionsOf } from './account-actions.tsx';
import { messages } from './messages.ts';

interface AccountMenuProps {
  account: Account;
  commands: AccountCommands;
  onEdit: (account: Account) => void;
  onAsk: (account: Account, question: Question) => void;
}

export function AccountMenu({ account, commands, onEdit, onAsk }: AccountMenuProps) {
  const text = useText();
  const navigate = useNavigate();
  const can = useActionsOf(account);
  const editBlocked = useBlocked('updateAccount');
  const { userId } = account;
  return (
    <RowMenu label={text(messages.rowActions, { name: nameOf(account) })}>
      <MenuItem onSelect={() => void navigate({ to: '/management/account/$userId', params: { userId } })}>
        {text(messages.record)}
      </MenuItem>
      <MenuItem blocked={editBlocked} onSelect={() => onEdit(account)}>
        {text(messages.edit)}
      </MenuItem>
      {can.inviteAgain ? (
        <MenuItem
          blocked={commands.inviteAgain.blocked}
          onSelect={() => void commands.inviteAgain.run({ body: { userId } })}
        >
          {text(messages.inviteAgain)}
        </MenuItem>
      ) : null}
      {can.start ? (
        <MenuItem
          blocked={commands.start.blocked}
          onSelect={() => void commands.start.run({ path: { userId } })}
        >
          {text(messages.start)}
        </MenuItem>
      ) : null}
      {can.signOut ? (
        <MenuItem blocked={commands.signOut.blocked} onSelect={() => onAsk(account, 'signOut')}>
          {text(messages.signOut)}
        </MenuItem>
      ) : null}
      {can.reset ? (
        <>
          <MenuItem blocked={commands.resetPassword.blocked} onSelect={() => onAsk(account, 'resetPassword')}>
            {text(messages.resetPassword)}
          </MenuItem>
          <MenuItem blocked={commands.resetFactors.blocked} onSelect={() => onAsk(account, 'resetFactors')}>
            {text(messages.resetFactors)}
          </MenuItem>
        </>
      ) : null}
      {can.stop ? (
        <MenuItem danger blocked={commands.stop.blocked} onSelect={() => onAsk(account, 'stop')}>
          {text(messages.stop)}
        </MenuItem>
      ) : null}
      {can.withdraw ? (
        <MenuItem danger blocked={commands.withdraw.blocked} onSelect={() => onAsk(account, 'withdraw')}>
          {text(messages.withdraw)}
        </MenuItem>
      ) : null}
      {can.delete ? (
        <MenuItem danger blocked={commands.delete.blocked} onSelect={() => onAsk(account, 'delete')}>
          {text(messages.delete)}
        </MenuItem>
      ) : null}
    </RowMenu>
  );
}
