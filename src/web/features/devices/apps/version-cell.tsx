import { Upload } from 'lucide-react';
import { useState } from 'react';
import { useDateTime } from '#web/http/time-zone.ts';
import { useText } from '#web/i18n/use-text.ts';
import { PageLink } from '#web/resource/page-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { linkLook } from '#web/ui/classes.ts';
import type { Device } from '../device/queries.ts';
import type { AppRow } from './app-row.ts';
import { messages } from './messages.ts';
import { UpdateDialog } from './update-dialog.tsx';

/** Shows the installed version of an app, its date, and the way to a newer one. */
export function VersionCell({ device, app, since }: { device: Device; app: AppRow; since: string | null }) {
  const text = useText();
  const dateTime = useDateTime();
  const [updating, setUpdating] = useState(false);
  return (
    <span className="flex flex-col gap-0.5 py-1 md:whitespace-nowrap">
      <span className="flex items-center gap-2">
        <span className="font-mono">{app.version}</span>
        {app.files.length > 0 ? (
          <Button
            size="small"
            icon={<Upload className="size-3.5" aria-hidden />}
            aria-label={text(messages.updateTo, { app: app.label })}
            blocked={app.sessionId === null ? null : text(messages.busy)}
            onClick={() => setUpdating(true)}
          >
            {text(messages.update)}
          </Button>
        ) : null}
      </span>
      {since === null ? null : <span className="text-caption text-muted">{dateTime(since)}</span>}
      {app.broughtBy === null ? null : (
        <span className="text-caption text-muted">
          <PageLink
            to="/management/app/components/appFileListPage/$serviceTaskId/$appProfileId"
            params={{ serviceTaskId: app.broughtBy.appProfileId, appProfileId: app.broughtBy.appProfileId }}
            otherwise="text"
            className={linkLook}
          >
            {text(messages.broughtBy, {
              name: app.broughtBy.profileName,
              time: dateTime(app.broughtBy.time),
            })}
          </PageLink>
        </span>
      )}
      {updating ? <UpdateDialog device={device} app={app} onClose={() => setUpdating(false)} /> : null}
    </span>
  );
}
