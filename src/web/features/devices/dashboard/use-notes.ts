import { useDateTime } from '#web/http/time-zone.ts';
import { useLanguage } from '#web/i18n/provider.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { messages } from './messages.ts';

/** How old figures are, and how days are written. */
export function useNotes() {
  const text = useText();
  const dateTime = useDateTime();
  const { language } = useLanguage();
  const short = new Intl.DateTimeFormat(language, { month: 'numeric', day: 'numeric', timeZone: 'UTC' });
  return {
    asOf: (time: string) => text(messages.asOf, { time: dateTime(time) }),
    ofZone: (time: string, zone: string) => text(messages.asOfZone, { time: dateTime(time), zone }),
    /** Of `YYYY-MM-DD`, which is in no zone. */
    day: (day: string) => short.format(Date.parse(`${day}T00:00:00Z`)),
  };
}
