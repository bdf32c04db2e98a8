import { useFormats, useText } from '#web/i18n/use-text.ts';
import { messages } from './messages.ts';

/** Of a row's file; there is no room for it on a phone. */
export function FileSize({ bytes }: { bytes: number }) {
  const text = useText();
  const { number } = useFormats();
  return (
    <span className="shrink-0 text-dense text-secondary tabular-nums max-md:hidden">
      {text(messages.kilobytes, { size: number(bytes / 1024, 1) })}
    </span>
  );
}
