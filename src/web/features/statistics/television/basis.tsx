import { useSyncExternalStore } from 'react';
import { shownDate } from '#domain/typed-date.ts';
import { preferences, readPreferences } from '#web/ambient/preferences.ts';
import { useProfile } from '#web/http/profile.ts';
import { useDateTime } from '#web/http/time-zone.ts';
import { useText } from '#web/i18n/use-text.ts';
import { useFigures } from './figures.ts';
import { messages } from './messages.ts';
import type { TvBasis } from './queries.ts';

/** Says in one line what figures are based on: scope, coverage, losses, what is left out, open days, time and zone. */
export function useBasis(): (basis: TvBasis, province?: string | undefined) => string {
  const text = useText();
  const dateTime = useDateTime();
  const { percent } = useFigures();
  const organisation = useProfile()?.op.companyName;
  const { dateformat } = useSyncExternalStore(preferences.subscribe, readPreferences);
  const days = (dates: readonly string[]) => dates.map((date) => shownDate(date, dateformat)).join(', ');
  return (basis, province) => {
    const { deployedBoxes: deployed, reportedBoxes: reported, coverage } = basis;
    const parts = [
      [organisation, province].filter(Boolean).join(', '),
      deployed === null || coverage === null
        ? text(messages.coverageNotCounted, { reported })
        : text(messages.coverage, { reported, deployed, percent: percent(coverage) }),
      text(messages.lost, { count: basis.lostSegments }),
      basis.rejectedSegments > 0 ? text(messages.rejected, { count: basis.rejectedSegments }) : '',
      basis.leftOutBoxes > 0 ? text(messages.leftOut, { count: basis.leftOutBoxes }) : '',
      basis.provisionalDays.length > 0
        ? text(messages.provisional, { days: days(basis.provisionalDays) })
        : '',
      basis.daysWithoutData.length > 0
        ? text(messages.withoutData, { days: days(basis.daysWithoutData) })
        : '',
      basis.asOf === null ? '' : text(messages.asOf, { time: dateTime(basis.asOf) }),
      basis.timeZones.length > 0
        ? text(messages.zones, { count: basis.timeZones.length, zones: basis.timeZones.join(', ') })
        : '',
    ];
    return parts.filter(Boolean).join(' · ');
  };
}

/** Tells if nothing is known of the whole period: no viewing is a fact, no report is none. */
export const isUnknown = ({ asOf, reportedBoxes }: TvBasis): boolean => asOf === null || reportedBoxes === 0;

/** Words for a chart without values. */
export function useNothing(): (basis: TvBasis) => { title: string; help: string } {
  const text = useText();
  return (basis) =>
    isUnknown(basis)
      ? { title: text(messages.notKnown), help: text(messages.notKnownHelp) }
      : { title: text(messages.noViewing), help: text(messages.noViewingHelp) };
}
