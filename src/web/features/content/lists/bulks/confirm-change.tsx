import { useQuery } from '@tanstack/react-query';
import type { UseFormReturn } from 'react-hook-form';
import { useText } from '#web/i18n/use-text.ts';
import { ConfirmDialog } from '#web/resource/confirm-dialog.tsx';
import { useCommand } from '#web/resource/use-command.ts';
import { contentKeys } from '../queries.ts';
import { bodyOf, type Kind } from './kinds.ts';
import { messages } from './messages.ts';
import type { PickForm } from './pick-fields.tsx';
import { type Preview, previewQuery } from './queries.ts';

interface ConfirmChangeProps {
  kind: Kind;
  itemId: string;
  /** The form of the choice: it shows why a change was refused. */
  form: UseFormReturn<PickForm>;
  onChanged: () => void;
  onClose: () => void;
}

/** Asks before a choice is sent, with the number of boxes that get it. */
export function ConfirmChange({ kind, itemId, form, onChanged, onClose }: ConfirmChangeProps) {
  const text = useText();
  const { data, error } = useQuery(previewQuery(kind, itemId));
  const change = useCommand('changeBulkSetting', {
    invalidates: [contentKeys],
    form,
    failed: messages.changeFailed,
    success: ({ data: { taskUseFlag } }) => ({ message: taskUseFlag ? messages.changed : messages.stored }),
    onSuccess: onChanged,
  });
  const { name = '', version = '', lack = 0, taskUseFlag = true } = data ?? {};
  const confirm = async () => {
    if (!(await change.run({ body: bodyOf(kind, itemId) }))) onClose();
  };
  return (
    <ConfirmDialog
      open
      title={text(data ? titles[kind] : messages.counting, { name, version })}
      body={text(taskUseFlag ? messages.changeHelp : messages.storeHelp)}
      verb={text(taskUseFlag ? messages.send : messages.store, { count: lack })}
      busy={change.busy}
      blocked={data ? null : text(error ? messages.countFailed : messages.counting)}
      error={data ? null : error}
      failed={text(messages.countFailed)}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {data ? <Counts preview={data} /> : null}
    </ConfirmDialog>
  );
}

const titles = {
  bootAd: messages.sendVersion,
  channel: messages.sendChannel,
  metadata: messages.sendVersion,
} as const;

function Counts({ preview: { taskUseFlag, lack, have, offline, elsewhere } }: { preview: Preview }) {
  const text = useText();
  const lines = [
    text(taskUseFlag ? messages.getIt : messages.wouldGetIt, { count: lack }),
    ...(taskUseFlag && offline > 0 ? [text(messages.getItLater, { count: offline })] : []),
    ...(have > 0 ? [text(messages.haveItAlready, { count: have })] : []),
    ...(elsewhere > 0 ? [text(messages.elsewhere, { count: elsewhere })] : []),
  ];
  return (
    <ul className="mt-3 flex list-disc flex-col gap-1 pl-5 text-body tabular-nums">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
