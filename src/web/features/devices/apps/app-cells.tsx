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

/** A size or a time, on one line. */
export const Figure = ({ children }: { children: string }) => (
  <span className="tabular-nums md:whitespace-nowrap">{children}</span>
);
