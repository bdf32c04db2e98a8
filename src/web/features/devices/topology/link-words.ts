import { ratingOf, type SignalRating } from '#web/entities/task/results.ts';
import { useFormats, useText } from '#web/i18n/use-text.ts';
import { messages } from './messages.ts';
import type { AccessPoint, Station } from './queries.ts';

type TopologyNode = AccessPoint | Station;

/**
 * Appearance of a link to the access point above: colour by signal, width by rate, dashes by band. The words say the
 * same.
 */
export interface LinkLook {
  stroke: string;
  width: number;
  dashes: string | undefined;
}

const colours: Record<SignalRating, string> = {
  good: 'var(--success-content)',
  warning: 'var(--notice-content)',
  bad: 'var(--danger-content)',
};
const dashes: Partial<Record<TopologyNode['upper_connecting_frequency_band'], string>> = {
  '2.4GHz': '6 4',
  '6GHz': '2 3',
  Unknown: '1 5',
};

export function lookOf({
  rssi,
  downlink_rate: rate,
  upper_connecting_frequency_band: band,
}: TopologyNode): LinkLook {
  return {
    stroke: rssi === null ? 'var(--stroke-strong)' : colours[ratingOf(rssi)],
    width: rate === null || band === 'LAN' ? 2 : 1.5 + Math.min(3.5, Math.log10(1 + rate / 10_000)),
    dashes: dashes[band],
  };
}

/** Band, signal and rate of the link to the one above; empty for the router. */
export function useLinkWords(): (node: TopologyNode) => string {
  const text = useText();
  const formats = useFormats();
  return ({ type, upper_connecting_frequency_band: band, rssi, downlink_rate: rate }) => {
    if (type === 'Master') return '';
    const bandWords =
      band === 'LAN'
        ? text(messages.cable)
        : band === 'Unknown'
          ? text(messages.unknownLink)
          : band.replace('GHz', ' GHz');
    return [
      bandWords,
      rssi === null ? null : text(messages.dbm, { value: rssi }),
      rate === null || rate === 0 ? null : text(messages.rate, { rate: formats.number(rate / 1000) }),
    ]
      .filter((part) => part !== null)
      .join(' · ');
  };
}
