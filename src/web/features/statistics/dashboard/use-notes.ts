import { useDateTime } from '#web/http/time-zone.ts';
import { useLanguage } from '#web/i18n/provider.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { messages } from './messages.ts';

/** Texts for the age of figures, and for days. */
export function useNotes() {
  const text = useText();
  const dateTime = useDateTime();
  const { language } = useLanguage();
  const short = new Intl.DateTimeFormat(language, { month: 'numeric', day: 'numeric', timeZone: 'UTC' });
  return {
    asOf: (time: string) => text(messages.asOf, { time: dateTime(time) }),
    ofZone: (time: string, zone: string) => text(messages.asOfZone, { time: dateTime(time), zone }),
    /** A `YYYY-MM-DD` is in no zone. */
    day: (day: string) => short.format(Date.parse(`${day}T00:00:00Z`)),
  };
}
