import { useState } from 'react';
import { notAvailable } from '#domain/display.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ConfirmDialog } from '#web/resource/confirm-dialog.tsx';
import { Select } from '#web/ui/select.tsx';
import type { Device } from '../device/queries.ts';
import { type AppRow, namedIn } from './app-row.ts';
import { messages } from './messages.ts';
import { useAppCommand } from './use-app-command.ts';
import { useFigures } from './use-figures.ts';

/** Newer files of an app, the newest first (TN-091, TN-094). */
export function UpdateDialog(props: { device: Device; app: AppRow; onClose: () => void }) {
  const { device, app, onClose } = props;
  const text = useText();
  const { size } = useFigures();
  const [fileId, setFileId] = useState(app.files[0]?.fileId ?? '');
  const update = useAppCommand(app.platform === 'android' ? 'installApp' : 'updateApp', device, app.platform);
  const send = async () => {
    const answer = await update.run({ body: { endpointId: device.endpointId, fileId, ...namedIn(app) } });
    if (!answer) return;
    update.follow('AppUpdate', answer.data);
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title={text(messages.updateTo, { app: app.label })}
      body={text(messages.updateHelp, { version: app.version ?? notAvailable })}
      warnings={[
        ...(update.blocked ? [update.blocked] : []),
        ...(device.online ? [] : [text(messages.offline)]),
      ]}
      verb={text(messages.update)}
      busy={update.busy}
      onConfirm={() => void send()}
      onClose={onClose}
    >
      <div className="mt-4 flex flex-col gap-1.5">
        <span className="text-dense text-secondary" aria-hidden>
          {text(messages.versionChoice)}
        </span>
        <Select
          label={text(messages.versionChoice)}
          value={fileId}
          choices={app.files.map((file) => ({
            value: file.fileId,
            label: text(messages.file, { version: file.fileVersion, size: size(file.size) }),
          }))}
          onChange={setFileId}
        />
      </div>
    </ConfirmDialog>
  );
}
