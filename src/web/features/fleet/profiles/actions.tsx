import { EllipsisVertical } from 'lucide-react';
import { useState } from 'react';
import { useText } from '#web/i18n/use-text.ts';
import { useBlocked } from '#web/resource/use-command.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { Menu, MenuItem } from '#web/ui/menu.tsx';
import { actionMessages as messages } from './action-messages.ts';
import { EditProfileSheet } from './edit-sheet.tsx';
import { useProfileKind } from './kind.tsx';
import type { ProfileDetail } from './model.ts';
import type { Asked } from './questions.tsx';
import { rollbackMessages } from './rollback-messages.ts';
import { allows } from './what-may.ts';

interface ActionsProps {
  detail: ProfileDetail;
  onAsk: (asked: Asked) => void;
}

/** The next steps as buttons, the rest in a menu. What the role does not permit says why. */
export function ProfileActions({ detail, onAsk }: ActionsProps) {
  const { state, counts, pausedBy, isRollback } = detail.profile;
  const text = useText();
  const [editing, setEditing] = useState(false);
  const { commands } = useProfileKind();
  const editBlocked = useBlocked(commands.edit.operation);
  const approveBlocked = useBlocked(commands.approve.operation);
  const rollBackBlocked = useBlocked(commands.rollBack.operation);
  const mayRollBack = !isRollback && allows.rollBack(state);
  // After a limit has paused it, the way back is the next step.
  const isUrgent = mayRollBack && state === 'paused' && pausedBy === 'threshold';
  const own = detail.mine && detail.approvalNeeded ? text(messages.ownProfile) : null;
  return (
    <>
      {allows.decide(state) ? (
        <>
          <Button blocked={approveBlocked} onClick={() => onAsk('decline')}>
            {text(messages.decline)}
          </Button>
          <Button look="main" blocked={approveBlocked ?? own} onClick={() => onAsk('approve')}>
            {text(messages.approve)}
          </Button>
        </>
      ) : null}
      {allows.submit(state) ? (
        <Button look="main" blocked={editBlocked} onClick={() => onAsk('submit')}>
          {text(messages.submit)}
        </Button>
      ) : null}
      {allows.pause(state) ? (
        <Button blocked={editBlocked} aria-keyshortcuts="p" onClick={() => onAsk('pause')}>
          {text(messages.pause)}
        </Button>
      ) : null}
      {allows.proceed(state) ? (
        <Button look="main" blocked={editBlocked} onClick={() => onAsk('proceed')}>
          {text(messages.proceed)}
        </Button>
      ) : null}
      {isUrgent ? (
        <Button look="danger" blocked={rollBackBlocked} onClick={() => onAsk('rollBack')}>
          {text(rollbackMessages.verb)}
        </Button>
      ) : null}
      {allows.resume(state) ? (
        <Button look={isUrgent ? 'plain' : 'main'} blocked={editBlocked} onClick={() => onAsk('resume')}>
          {text(messages.resume)}
        </Button>
      ) : null}
      <Menu
        trigger={<IconButton label={text(messages.more)} icon={<EllipsisVertical className="size-4" />} />}
      >
        {allows.retry(state) ? (
          <MenuItem
            blocked={editBlocked ?? (counts.failed === 0 ? text(messages.noFailed) : null)}
            onSelect={() => onAsk('retry')}
          >
            {text(messages.retry)}
          </MenuItem>
        ) : null}
        <MenuItem
          blocked={editBlocked ?? (allows.edit(state) ? null : text(messages.ended))}
          onSelect={() => setEditing(true)}
        >
          {text(messages.edit)}
        </MenuItem>
        {mayRollBack && !isUrgent ? (
          <MenuItem danger blocked={rollBackBlocked} onSelect={() => onAsk('rollBack')}>
            {text(rollbackMessages.verb)}
          </MenuItem>
        ) : null}
        {allows.stop(state) ? (
          <MenuItem danger blocked={editBlocked} onSelect={() => onAsk('stop')}>
            {text(messages.stop)}
          </MenuItem>
        ) : null}
        <MenuItem
          danger
          blocked={editBlocked ?? (allows.delete(state) ? null : text(messages.deleteRunning))}
          onSelect={() => onAsk('delete')}
        >
          {text(messages.delete)}
        </MenuItem>
      </Menu>
      {editing ? <EditProfileSheet detail={detail} onClose={() => setEditing(false)} /> : null}
    </>
  );
}
