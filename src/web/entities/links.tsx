import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { linkLook } from '#web/ui/classes.ts';

interface MentionProps {
  children: ReactNode;
  className?: string | undefined;
}

/** Every mention of a task leads to its timeline. */
export function TaskLink({ taskId, className, children }: MentionProps & { taskId: string }) {
  return (
    <Link to="/tasks/$taskId" params={{ taskId }} className={className ?? `text-dense ${linkLook}`}>
      {children}
    </Link>
  );
}

/** Every mention of a bulk action leads to its page. */
export function BulkActionLink(props: MentionProps & { bulkActionId: string }) {
  const { bulkActionId, className, children } = props;
  return (
    <Link
      to="/bulk-actions/$bulkActionId"
      params={{ bulkActionId }}
      className={className ?? `text-dense ${linkLook}`}
    >
      {children}
    </Link>
  );
}

/** A command leads to its only bulk action, or to the page with the sums of them. */
export function BulkCommandLink(props: MentionProps & { commandId: string; parts: number }) {
  const { commandId, parts, className, children } = props;
  const look = className ?? `text-dense ${linkLook}`;
  if (parts === 1)
    return (
      <BulkActionLink bulkActionId={commandId} className={look}>
        {children}
      </BulkActionLink>
    );
  return (
    <Link to="/bulk-actions/commands/$commandId" params={{ commandId }} className={look}>
      {children}
    </Link>
  );
}

export function UpgradeLink({ upgradeId, className, children }: MentionProps & { upgradeId: string }) {
  return (
    <Link to="/upgrades/$upgradeId" params={{ upgradeId }} className={className ?? `text-dense ${linkLook}`}>
      {children}
    </Link>
  );
}

/** Every mention of a case leads to its page. */
export function CaseLink({ caseId, className, children }: MentionProps & { caseId: string }) {
  return (
    <Link to="/cases/$caseId" params={{ caseId }} className={className ?? `text-dense ${linkLook}`}>
      {children}
    </Link>
  );
}

/** A device by its endpoint id, or by the children of the link instead; leads to its page. */
export function DeviceLink(props: { endpointId: string; className?: string; children?: ReactNode }) {
  const { endpointId, className, children } = props;
  return (
    <Link
      to="/device/deviceDetail/$endpointId"
      params={{ endpointId }}
      className={className ?? `font-mono break-all ${linkLook}`}
    >
      {children ?? endpointId}
    </Link>
  );
}

/** A device by its name with its endpoint id below; by the id alone where it has no name. */
export function NamedDevice(props: { endpointId: string; name: string | null | undefined }) {
  const { endpointId, name } = props;
  return (
    <span className="flex min-w-0 flex-col">
      {name ? <span className="truncate">{name}</span> : null}
      <DeviceLink endpointId={endpointId} className={`font-mono text-caption break-all ${linkLook}`} />
    </span>
  );
}
