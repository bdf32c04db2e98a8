import { useText } from '#web/i18n/use-text.ts';
import { ConfirmCommand } from '#web/resource/confirm-command.tsx';
import { useCommand } from '#web/resource/use-command.ts';
import { actionMessages as messages } from './messages.ts';
import { type AppFile, appKeys } from './queries.ts';

export type Asked = 'approve' | 'disapprove' | 'delete' | 'deleteApp';

interface FileQuestionsProps {
  file: AppFile;
  asked: Asked | null;
  onClose(): void;
  onDeleted?: (() => void) | undefined;
}

/** The dialogs before an approval, its withdrawal and a deletion. */
export function FileQuestions({ file, asked, onClose, onDeleted }: FileQuestionsProps) {
  const text = useText();
  const { id, appId, appName: name, version, sha256, targetOperatorName: target } = file;
  const options = { invalidates: [appKeys], failure: 'inPlace' } as const;
  const approve = useCommand('approveApp', {
    ...options,
    success: messages.approvedToast,
    onSuccess: onClose,
  });
  const disapprove = useCommand('disapproveApp', {
    ...options,
    success: messages.disapproved,
    onSuccess: onClose,
  });
  const onGone = () => {
    onClose();
    onDeleted?.();
  };
  const remove = useCommand('deleteAppVersion', {
    ...options,
    success: messages.deleted,
    onSuccess: onGone,
  });
  const removeApp = useCommand('deleteApp', { ...options, success: messages.appDeleted, onSuccess: onGone });
  return (
    <>
      <ConfirmCommand
        command={approve}
        input={asked === 'approve' ? { body: { id } } : null}
        title={text(messages.approveNamed, { name, version })}
        body={
          sha256 === null
            ? text(messages.approveAddressHelp, { target })
            : text(messages.approveHelp, { target, sha256: sha256.slice(0, 8) })
        }
        verb={text(messages.approve)}
        onClose={onClose}
      />
      <ConfirmCommand
        command={disapprove}
        input={asked === 'disapprove' ? { body: { id } } : null}
        title={text(messages.disapproveNamed, { name, version })}
        body={text(messages.disapproveHelp)}
        verb={text(messages.disapprove)}
        onClose={onClose}
      />
      <ConfirmCommand
        command={remove}
        input={asked === 'delete' ? { path: { appId, version } } : null}
        title={text(messages.deleteNamed, { name, version })}
        body={text(messages.deleteHelp)}
        verb={text(messages.delete)}
        danger
        onClose={onClose}
      />
      <ConfirmCommand
        command={removeApp}
        input={asked === 'deleteApp' ? { path: { appId } } : null}
        title={text(messages.deleteAppNamed, { name })}
        body={text(messages.deleteAppHelp)}
        verb={text(messages.deleteApp)}
        danger
        onClose={onClose}
      />
    </>
  );
}
