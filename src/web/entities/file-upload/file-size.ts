import { defineMessages } from '#web/i18n/message.ts';
import { useFormats, useText } from '#web/i18n/use-text.ts';

const messages = defineMessages('fileSize', {
  kilobytes: { en: '{size} KB', ko: '{size}KB' },
  megabytes: { en: '{size} MB', ko: '{size}MB' },
});

/** A size in bytes for people: below a megabyte in kilobytes. */
export function useFileSize(): (bytes: number) => string {
  const text = useText();
  const { fixed } = useFormats();
  return (bytes) =>
    bytes < 2 ** 20
      ? text(messages.kilobytes, { size: fixed(bytes / 1024, 1) })
      : text(messages.megabytes, { size: fixed(bytes / 2 ** 20, 1) });
}
