import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '#web/i18n/provider.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { messages } from './messages.ts';
import { type DeviceFigures, dailiesQuery } from './queries.ts';

type MainName = 'total' | 'deployed' | 'online' | 'offline';
type Day = Pick<DeviceFigures, 'total' | 'deployed' | 'online'>;

const countOf = (name: MainName, day: Day) => (name === 'offline' ? day.deployed - day.online : day[name]);

/** Values of the last days, and how the present one differs from that of last midnight. */
export function useHistory() {
  const text = useText();
  const { language } = useLanguage();
  const days = useQuery(dailiesQuery).data?.days ?? [];
  const signed = new Intl.NumberFormat(language, { signDisplay: 'exceptZero' });
  return {
    historyOf: (name: MainName, now: DeviceFigures) => [
      ...days.map((day) => countOf(name, day)),
      countOf(name, now),
    ],
    changeOf(name: MainName, now: DeviceFigures): string[] {
      const yesterday = days.at(-1);
      if (!yesterday) return [];
      const change = countOf(name, now) - countOf(name, yesterday);
      return [
        change === 0
          ? text(messages.asYesterday)
          : text(messages.sinceYesterday, { change: signed.format(change) }),
      ];
    },
  };
}
