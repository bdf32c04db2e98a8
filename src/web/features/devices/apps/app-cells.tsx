import { useDateTime } from '#web/http/time-zone.ts';

/** An app as people call it, and as devices do. */
export function NameCell({ label, id, type }: { label: string; id: string | null; type?: string }) {
  return (
    <span className="flex min-w-0 flex-col py-1 md:min-w-32">
      <span>
        {label}
        {type === undefined ? null : <span className="ml-2 text-caption text-secondary">{type}</span>}
      </span>
      {id === null || id === label ? null : (
        <span className="font-mono text-caption break-all text-muted">{id}</span>
      )}
    </span>
  );
}

/** Which version, and since when. */
export function VersionCell({ version, since }: { version: string; since: string | null }) {
  const dateTime = useDateTime();
  return (
    <span className="flex flex-col py-1 md:whitespace-nowrap">
      <span className="font-mono">{version}</span>
      {since === null ? null : <span className="text-caption text-muted">{dateTime(since)}</span>}
    </span>
  );
}

/** A size or a time, on one line. */
export const Figure = ({ children }: { children: string }) => (
  <span className="tabular-nums md:whitespace-nowrap">{children}</span>
);
