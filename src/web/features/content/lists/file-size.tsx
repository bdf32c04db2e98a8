import { useFormats, useText } from '#web/i18n/use-text.ts';
import { messages } from './messages.ts';

/** A size in bytes for people: below a megabyte in kilobytes. */
export function useFileSize(): (bytes: number) => string {
  const text = useText();
  const { fixed } = useFormats();
  return (bytes) =>
    bytes < 2 ** 20
      ? text(messages.kilobytes, { size: fixed(bytes / 1024, 1) })
      : text(messages.megabytes, { size: fixed(bytes / 2 ** 20, 1) });
}

/** Size of a row's file, hidden on a phone for lack of room. */
export function FileSize({ bytes }: { bytes: number }) {
  const fileSize = useFileSize();
  return (
    <span className="shrink-0 text-dense text-secondary tabular-nums max-md:hidden">{fileSize(bytes)}</span>
  );
}
