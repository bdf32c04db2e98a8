import { useState } from 'react';
import { useText } from '#web/i18n/use-text.ts';
import { RowMenu } from '#web/resource/row-menu.tsx';
import { useBlocked } from '#web/resource/use-command.ts';
import { MenuItem } from '#web/ui/menu.tsx';
import { DescriptionSheet } from './description-sheet.tsx';
import { type Asked, FileQuestions } from './file-questions.tsx';
import { actionMessages, messages } from './messages.ts';
import type { AppFile } from './queries.ts';

/** Actions on one version, of its row or its page. */
export function FileActions({ file, onDeleted }: { file: AppFile; onDeleted?: () => void }) {
  const text = useText();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [editing, setEditing] = useState(false);
  const isApproved = file.approval === 'Approved';
  const editBlocked = useBlocked('updateAppVersion');
  const approveBlocked = useBlocked(isApproved ? 'disapproveApp' : 'approveApp');
  const deleteBlocked = useBlocked('deleteAppVersion');
  const { appName: name, version } = file;
  const aboveOwn = file.own ? null : text(messages.aboveOwn);
  return (
    <>
      <RowMenu label={text(actionMessages.rowActions, { name, version })}>
        <MenuItem
          blocked={approveBlocked ?? aboveOwn}
          onSelect={() => setAsked(isApproved ? 'disapprove' : 'approve')}
        >
          {text(isApproved ? actionMessages.disapprove : actionMessages.approve)}
        </MenuItem>
        <MenuItem
          blocked={editBlocked ?? aboveOwn ?? (isApproved ? text(actionMessages.isApproved) : null)}
          onSelect={() => setEditing(true)}
        >
          {text(actionMessages.edit)}
        </MenuItem>
        <MenuItem danger blocked={deleteBlocked ?? aboveOwn} onSelect={() => setAsked('delete')}>
          {text(actionMessages.delete)}
        </MenuItem>
        <MenuItem danger blocked={deleteBlocked ?? aboveOwn} onSelect={() => setAsked('deleteApp')}>
          {text(actionMessages.deleteApp)}
        </MenuItem>
      </RowMenu>
      <FileQuestions file={file} asked={asked} onClose={() => setAsked(null)} onDeleted={onDeleted} />
      {editing ? <DescriptionSheet file={file} onClose={() => setEditing(false)} /> : null}
    </>
  );
}
