import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { operations } from '#api/operations.gen.ts';
import { spanText } from '#web/entities/device/offline-for.ts';
import { useMay } from '#web/http/profile.ts';
import { useText } from '#web/i18n/use-text.ts';
import { useBlocked } from '#web/resource/use-command.ts';
import { MenuItem } from '#web/ui/menu.tsx';
import { AssignDialog } from './assign-dialog.tsx';
import { AcknowledgeDialog, CommentDialog, EndSilenceDialog } from './dialogs.tsx';
import { actionMessages, messages } from './messages.ts';
import { SilenceDialog } from './silence-dialog.tsx';
import type { AlarmSubject } from './subject.ts';

export type AlarmAction = 'acknowledge' | 'assign' | 'comment' | 'silence' | 'endSilence';

/** Actions that this alarm has now, with the reason why one is not possible. */
export function useAlarmActions({ terminal, acknowledged, silenced }: AlarmSubject) {
  const text = useText();
  const mayNot = useBlocked('acknowledgeAlarm');
  const over = mayNot ?? (terminal ? text(messages.isOver) : null);
  const actions: { action: AlarmAction; label: string; blocked: string | null }[] = [
    {
      action: 'acknowledge',
      label: text(messages.acknowledge),
      blocked: over ?? (acknowledged ? text(messages.isAcknowledged) : null),
    },
    { action: 'assign', label: text(actionMessages.assign), blocked: over },
    { action: 'comment', label: text(actionMessages.comment), blocked: over },
    silenced
      ? { action: 'endSilence', label: text(actionMessages.endSilence), blocked: over }
      : { action: 'silence', label: text(actionMessages.silence), blocked: over },
  ];
  return actions;
}

interface AlarmLinksProps {
  alarm: AlarmSubject;
  /** Level of an alarm about time offline, in minutes. */
  offlineFor?: number | null | undefined;
}

/** Pages that help with an alarm: the device's state then, its history then, guided procedures, and cases. */
export function AlarmLinks({ alarm, offlineFor }: AlarmLinksProps) {
  const text = useText();
  const navigate = useNavigate();
  const isListed = useMay()(operations.getDevicePageList.permission ?? []);
  const { endpointId, triggered } = alarm;
  const day = triggered.slice(0, 10);
  const device = { to: '/device/deviceDetail/$endpointId', params: { endpointId } } as const;
  return (
    <>
      <MenuItem onSelect={() => void navigate({ ...device, search: { at: triggered } })}>
        {text(messages.pastState)}
      </MenuItem>
      <MenuItem
        onSelect={() =>
          void navigate({
            to: '/tasks',
            search: { endpointId, from: day, to: alarm.end?.slice(0, 10) ?? day },
          })
        }
      >
        {text(messages.tasksAround)}
      </MenuItem>
      {offlineFor && isListed ? (
        <MenuItem
          onSelect={() =>
            void navigate({
              to: '/device/deviceList/$pageNum',
              params: { pageNum: '1' },
              search: { type: 'active', offlineFor: String(offlineFor) },
            })
          }
        >
          {text(actionMessages.offlineAsLong, { span: spanText(text, offlineFor) })}
        </MenuItem>
      ) : null}
      <MenuItem onSelect={() => void navigate(device)}>{text(messages.playbooks)}</MenuItem>
      <MenuItem onSelect={() => void navigate({ to: '/cases' })}>{text(actionMessages.cases)}</MenuItem>
    </>
  );
}

interface DialogProps {
  action: AlarmAction;
  alarm: AlarmSubject;
  onClose: () => void;
}

export function AlarmDialog({ action, ...props }: DialogProps): ReactNode {
  switch (action) {
    case 'acknowledge':
      return <AcknowledgeDialog {...props} />;
    case 'assign':
      return <AssignDialog {...props} />;
    case 'comment':
      return <CommentDialog {...props} />;
    case 'silence':
      return <SilenceDialog {...props} />;
    case 'endSilence':
      return <EndSilenceDialog {...props} />;
    default:
      return action satisfies never;
  }
}
