import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '#web/i18n/use-text.ts';
import { ConfirmDialog } from '#web/resource/confirm-dialog.tsx';
import { ErrorState } from '#web/resource/list-page.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { messages as uiMessages } from '#web/ui/messages.ts';
import { Skeleton } from '#web/ui/placeholders.tsx';
import { Select } from '#web/ui/select.tsx';
import { type Device, nameOf } from '../device/queries.ts';
import { type AppRow, namedIn } from './app-row.ts';
import { messages } from './messages.ts';
import { type AvailableApp, availableQuery, type Platform } from './queries.ts';
import { useAppCommand } from './use-app-command.ts';
import { useFigures } from './use-figures.ts';

interface InstallDialogProps {
  device: Device;
  platform: Platform;
  /** On the device, or on their way to it. */
  installed: readonly AppRow[];
  /** Bytes that are free on the device; null: not known. */
  free: number | null;
  onClose: () => void;
}

const idOf = (app: AvailableApp): string => app.appUuid ?? app.packageName;

/** Apps that are approved for the model and not on the device, in any of their versions (TN-086, TN-093). */
export function InstallDialog({ device, platform, installed, free, onClose }: InstallDialogProps) {
  const text = useText();
  const { size } = useFigures();
  const available = useQuery(availableQuery(device.endpointId));
  const [chosen, setChosen] = useState<string | null>(null);
  const install = useAppCommand('installApp', device, platform);
  const title = text(messages.installTitle, { device: nameOf(device) });
  const isThere = (app: AvailableApp) =>
    installed.some((row) => row.id === idOf(app) || row.id === app.packageName);
  const offered = (available.data ?? [])
    .filter((app) => !isThere(app))
    .flatMap((app) => app.fileList.map((file) => ({ app, file })));
  // Versions that do not fit on the device are listed, and not preselected.
  const fits = ({ file }: (typeof offered)[number]) => free === null || file.size <= free;
  const choice = offered.find(({ file }) => file.fileId === chosen) ?? offered.find(fits) ?? offered[0];
  if (!choice)
    return (
      <Dialog
        open
        title={title}
        onClose={onClose}
        footer={<Button onClick={onClose}>{text(uiMessages.close)}</Button>}
      >
        {available.data ? (
          <p className="text-body text-secondary">{text(messages.installNone)}</p>
        ) : available.error ? (
          <ErrorState error={available.error} onRetry={() => void available.refetch()} />
        ) : (
          <Skeleton className="h-16 w-full" />
        )}
      </Dialog>
    );
  const noRoom = fits(choice)
    ? null
    : text(messages.noRoom, { needed: size(choice.file.size), free: size(free ?? 0) });
  const send = async () => {
    const body = {
      endpointId: device.endpointId,
      fileId: choice.file.fileId,
      appId: choice.app.appId,
      ...namedIn({ platform, id: idOf(choice.app) }),
    };
    const answer = await install.run({ body });
    if (!answer) return;
    install.follow('AppInstall', answer.data);
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title={title}
      body={text(messages.installHelp)}
      warnings={[...(device.online ? [] : [text(messages.offline)]), ...(noRoom === null ? [] : [noRoom])]}
      verb={text(messages.install)}
      busy={install.busy}
      error={install.error}
      onConfirm={() => void send()}
      onClose={onClose}
    >
      <div className="mt-4 flex flex-col gap-1.5">
        <span className="text-dense text-secondary" aria-hidden>
          {text(messages.fileChoice)}
        </span>
        <Select
          label={text(messages.fileChoice)}
          value={choice.file.fileId}
          choices={offered.map(({ app, file }) => ({
            value: file.fileId,
            label: text(messages.fileOf, {
              app: app.appName,
              version: file.fileVersion,
              size: size(file.size),
            }),
          }))}
          onChange={setChosen}
        />
      </div>
    </ConfirmDialog>
  );
}
