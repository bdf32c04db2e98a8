import { EllipsisVertical, Play, RotateCw, Square, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { startStopOf } from '#domain/apps/start-stop.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ConfirmDialog } from '#web/resource/confirm-dialog.tsx';
import { IconButton } from '#web/ui/button.tsx';
import { Menu, MenuItem } from '#web/ui/menu.tsx';
import { type Device, nameOf } from '../device/queries.ts';
import { type AppRow, namedIn } from './app-row.ts';
import { messages } from './messages.ts';
import { useAppCommand } from './use-app-command.ts';

const icon = 'size-4';

/** Actions on an app besides its update: start or restart, stop (RU-068), remove. */
export function RowActions({ device, app }: { device: Device; app: AppRow }) {
  const { endpointId } = device;
  const text = useText();
  const [asking, setAsking] = useState(false);
  const run = useAppCommand('startStopApp', device, app.platform);
  const removal = useAppCommand('uninstallApp', device, app.platform);
  const busy = app.sessionId === null ? null : text(messages.busy);
  const isActive = app.state === 'Active';
  const cannotRun = busy ?? run.blocked ?? (app.idx === null ? text(messages.notRunnable) : null);
  const switchTo = async (wanted: 'start' | 'stop') => {
    if (app.idx === null) return;
    const startStop = startStopOf(app.state, wanted);
    const answer = await run.run({ body: { endpointId, appIdx: app.idx, startStop } });
    if (answer) run.follow('AppStartStop', answer.data);
  };
  const remove = async () => {
    const answer = await removal.run({ body: { endpointId, ...namedIn(app) } });
    if (!answer) return;
    removal.follow('AppUninstall', answer.data);
    setAsking(false);
  };
  return (
    <div className="flex justify-end">
      <Menu
        trigger={
          <IconButton
            label={text(messages.actionsOf, { app: app.label })}
            icon={<EllipsisVertical className={icon} aria-hidden />}
          />
        }
      >
        <MenuItem
          icon={isActive ? <RotateCw className={icon} aria-hidden /> : <Play className={icon} aria-hidden />}
          blocked={cannotRun}
          onSelect={() => void switchTo('start')}
        >
          {text(isActive ? messages.restart : messages.start)}
        </MenuItem>
        {isActive ? (
          <MenuItem
            icon={<Square className={icon} aria-hidden />}
            blocked={cannotRun}
            onSelect={() => void switchTo('stop')}
          >
            {text(messages.stop)}
          </MenuItem>
        ) : null}
        <MenuItem
          icon={<Trash2 className={icon} aria-hidden />}
          danger
          blocked={busy ?? removal.blocked ?? (app.isFactory ? text(messages.factory) : null)}
          onSelect={() => setAsking(true)}
        >
          {text(messages.remove)}
        </MenuItem>
      </Menu>
      <ConfirmDialog
        open={asking}
        title={text(messages.removeTitle, { app: app.label })}
        body={text(messages.removeBody, { device: nameOf(device) })}
        warnings={device.online ? [] : [text(messages.offline)]}
        verb={text(messages.removeVerb)}
        danger
        busy={removal.busy}
        onConfirm={() => void remove()}
        onClose={() => setAsking(false)}
      />
    </div>
  );
}
