import { useText } from '#web/i18n/use-text.ts';
import { ConfirmCommand } from '#web/resource/confirm-command.tsx';
import { useCommand } from '#web/resource/use-command.ts';
import { messages } from './messages.ts';
import { type FirmwareFile, firmwareKeys } from './queries.ts';

export type Asked = 'approve' | 'disapprove' | 'delete';

interface FileQuestionsProps {
  file: FirmwareFile;
  asked: Asked | null;
  onClose(): void;
  onDeleted?: (() => void) | undefined;
}

/** The dialogs before an approval, its withdrawal and a deletion. */
export function FileQuestions({ file, asked, onClose, onDeleted }: FileQuestionsProps) {
  const text = useText();
  const { FirmwareFileId, versionName: version, modelName: model, sha256 } = file;
  const options = { invalidates: [firmwareKeys], failure: 'inPlace' } as const;
  const approve = useCommand('approveFirmware', {
    ...options,
    success: messages.approvedToast,
    onSuccess: onClose,
  });
  const disapprove = useCommand('disapproveFirmware', {
    ...options,
    success: messages.disapproved,
    onSuccess: onClose,
  });
  const remove = useCommand('deleteFirmware', {
    ...options,
    success: messages.deleted,
    onSuccess: () => {
      onClose();
      onDeleted?.();
    },
  });
  const named = { body: { FirmwareFileId } };
  return (
    <>
      <ConfirmCommand
        command={approve}
        input={asked === 'approve' ? named : null}
        title={text(messages.approveNamed, { version, model })}
        body={text(messages.approveHelp, { sha256: sha256.slice(0, 8) })}
        verb={text(messages.approve)}
        onClose={onClose}
      />
      <ConfirmCommand
        command={disapprove}
        input={asked === 'disapprove' ? named : null}
        title={text(messages.disapproveNamed, { version })}
        body={text(messages.disapproveHelp)}
        verb={text(messages.disapprove)}
        onClose={onClose}
      />
      <ConfirmCommand
        command={remove}
        input={asked === 'delete' ? { path: { id: FirmwareFileId } } : null}
        title={text(messages.deleteNamed, { version, model })}
        body={text(messages.deleteHelp)}
        verb={text(messages.delete)}
        danger
        onClose={onClose}
      />
    </>
  );
}
