import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useHere } from '#web/entities/organisation/queries.ts';
import { useText } from '#web/i18n/use-text.ts';
import { linkLook } from '#web/ui/classes.ts';
import { messages } from './messages.ts';
import type { UsedKind, Uses } from './queries.ts';

const taskActions = {
  channel: 'SetLandingChannel',
  bootAd: 'SetBootAd',
  metadataSet: 'SetMetadata',
} as const;

/** The uses of an item, each with the way there. */
export function UseList({ kind, uses }: { kind: UsedKind; uses: Uses }) {
  const text = useText();
  const here = useHere();
  const { provisioning, banners, boxes, scheduled } = uses;
  return (
    <ul className="mt-3 flex flex-col gap-2">
      {provisioning ? (
        <Use help={text(messages.provisioningHelp)}>
          <Link
            to="/management/cms/BulkDeviceActions"
            search={provisioning.opId === here?.opId ? {} : { opId: provisioning.opId }}
            className={linkLook}
          >
            {text(messages.provisioning, { organisation: provisioning.organisation })}
          </Link>
        </Use>
      ) : null}
      {banners.map(({ id, name }) => (
        <Use key={id} help={text(messages.bannerHelp)}>
          <Link to="/management/cms/metadataSets" search={{ tab: 'banners' }} className={linkLook}>
            {text(messages.banner, { name })}
          </Link>
        </Use>
      ))}
      {boxes > 0 ? (
        <Use help={text(messages.boxesHelp)}>
          <Link to="/tasks" search={{ action: taskActions[kind] }} className={linkLook}>
            {text(messages.boxes, { count: boxes })}
          </Link>
        </Use>
      ) : null}
      {scheduled > 0 ? (
        <Use help={text(messages.scheduledHelp)}>
          <Link to="/bulk-actions" search={{ action: taskActions[kind] }} className={linkLook}>
            {text(messages.scheduled, { count: scheduled })}
          </Link>
        </Use>
      ) : null}
    </ul>
  );
}

function Use({ help, children }: { help: string; children: ReactNode }) {
  return (
    <li className="flex flex-col rounded border border-notice-stroke bg-notice-surface px-3 py-2">
      <span className="text-body wrap-anywhere">{children}</span>
      <span className="text-dense text-secondary">{help}</span>
    </li>
  );
}
