import { useState } from 'react';
import { useText } from '#web/i18n/use-text.ts';
import { RowMenu } from '#web/resource/row-menu.tsx';
import { useBlocked } from '#web/resource/use-command.ts';
import { MenuItem } from '#web/ui/menu.tsx';
import { DescriptionSheet } from './description-sheet.tsx';
import { type Asked, FileQuestions } from './file-questions.tsx';
import { messages } from './messages.ts';
import type { FirmwareFile } from './queries.ts';

/** Actions on one file, of its row or its page. */
export function FileActions({ file, onDeleted }: { file: FirmwareFile; onDeleted?: () => void }) {
  const text = useText();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [editing, setEditing] = useState(false);
  const isApproved = file.approval === 'Approved';
  const editBlocked = useBlocked('updateFirmware');
  const approveBlocked = useBlocked(isApproved ? 'disapproveFirmware' : 'approveFirmware');
  const deleteBlocked = useBlocked('deleteFirmware');
  return (
    <>
      <RowMenu label={text(messages.rowActions, { version: file.versionName })}>
        <MenuItem blocked={approveBlocked} onSelect={() => setAsked(isApproved ? 'disapprove' : 'approve')}>
          {text(isApproved ? messages.disapprove : messages.approve)}
        </MenuItem>
        <MenuItem
          blocked={editBlocked ?? (isApproved ? text(messages.isApproved) : null)}
          onSelect={() => setEditing(true)}
        >
          {text(messages.edit)}
        </MenuItem>
        <MenuItem danger blocked={deleteBlocked} onSelect={() => setAsked('delete')}>
          {text(messages.delete)}
        </MenuItem>
      </RowMenu>
      <FileQuestions file={file} asked={asked} onClose={() => setAsked(null)} onDeleted={onDeleted} />
      {editing ? <DescriptionSheet file={file} onClose={() => setEditing(false)} /> : null}
    </>
  );
}
