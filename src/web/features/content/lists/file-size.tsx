import { useFileSize } from '#web/entities/file-upload/file-size.ts';

/** Size of a row's file, hidden on a phone for lack of room. */
export function FileSize({ bytes }: { bytes: number }) {
  const fileSize = useFileSize();
  return (
    <span className="shrink-0 text-dense text-secondary tabular-nums max-md:hidden">{fileSize(bytes)}</span>
  );
}
