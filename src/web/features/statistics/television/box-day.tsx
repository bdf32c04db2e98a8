import { MonitorPlay } from 'lucide-react';
import { localTimeOf, notAvailable } from '#domain/display.ts';
import { Chart } from '#web/charts/kit/chart.tsx';
import type { ChartProps } from '#web/charts/kit/types.ts';
import { useDateTime } from '#web/http/time-zone.ts';
import { useText } from '#web/i18n/use-text.ts';
import { PageLink } from '#web/resource/page-link.tsx';
import { linkLook } from '#web/ui/classes.ts';
import { EmptyState } from '#web/ui/placeholders.tsx';
import { PlainButton } from '#web/ui/plain-button.tsx';
import { dateMessages as own } from './date-messages.ts';
import { drawn, useFigures } from './figures.ts';
import { messages } from './messages.ts';
import { boxDay, type TvSetTopDay } from './queries.ts';
import { ReportCard } from './report.tsx';
import { useDays } from './use-days.ts';
import { useReport } from './use-report.ts';

interface BoxDayProps {
  endpointId: string;
  statDate: string;
  onClose: () => void;
}

/** A strip of what one box showed on a day: personal data. */
export function BoxDay({ endpointId, statDate, onClose }: BoxDayProps) {
  const text = useText();
  const days = useDays();
  const day = useReport(boxDay(endpointId, statDate));
  const chartOf = useStrip();
  return (
    <ReportCard
      title={text(own.boxDay, { box: endpointId, day: days.name(statDate) })}
      reading={day}
      controls={
        <div className="flex flex-wrap items-center gap-3">
          <PlainButton size="small" onClick={onClose}>
            {text(own.close)}
          </PlainButton>
          <PageLink
            to="/device/deviceDetail/$endpointId"
            params={{ endpointId }}
            className={`text-dense ${linkLook}`}
          >
            {text(own.showDevice)}
          </PageLink>
        </div>
      }
    >
      {(data) => {
        const chart = chartOf(data);
        // Without a report it is not known whether the box was used.
        return data.views.length === 0 ? (
          <EmptyState icon={<MonitorPlay className="size-5" aria-hidden />} title={chart.empty.title}>
            {chart.empty.help}
          </EmptyState>
        ) : (
          <Chart {...chart} />
        );
      }}
    </ReportCard>
  );
}

/** Lanes of the strip; the channels with the least viewing share the last one. */
const mostLanes = 8;
const tickHours = 3;

function useStrip() {
  const text = useText();
  const days = useDays();
  const dateTime = useDateTime();
  const { hours } = useFigures();
  const kinds = { linear: own.linear, online: own.online, vod: own.vod };
  return (data: TvSetTopDay): ChartProps => {
    const { views, timeZone } = data;
    const begin = Date.parse(data.start);
    const length = (Date.parse(data.end) - begin) / 1000;
    const clock = (seconds: number) =>
      seconds >= length
        ? '24:00'
        : localTimeOf(new Date(begin + seconds * 1000).toISOString(), timeZone).slice(11, 16);
    const laneOf = ({ kind, serviceName, logicalChannelNumber }: TvSetTopDay['views'][number]) =>
      kind === 'linear'
        ? [logicalChannelNumber, serviceName].filter((part) => part !== null && part !== '').join(' ')
        : text(kinds[kind]);
    const sums = new Map<string, number>();
    for (const view of views) sums.set(laneOf(view), (sums.get(laneOf(view)) ?? 0) + view.seconds);
    const largest = [...sums].toSorted((one, other) => other[1] - one[1]).map(([name]) => name);
    const own8 = new Set(largest.length > mostLanes ? largest.slice(0, mostLanes - 1) : largest);
    const spans = views.map((view) => {
      const from = (Date.parse(view.start) - begin) / 1000;
      const lane = laneOf(view);
      return { from, to: from + view.seconds, lane: own8.has(lane) ? lane : text(own.otherChannels) };
    });
    const ticks = Array.from({ length: Math.floor(length / 3600 / tickHours) + 1 }, (_, at) => {
      const seconds = at * tickHours * 3600;
      return { at: seconds, label: clock(seconds) };
    });
    return {
      form: 'strip',
      title: text(own.boxDay, { box: data.endpointId, day: days.name(data.statDate) }),
      source: [
        text(messages.lost, { count: data.lostSegments }),
        data.rejectedSegments > 0 ? text(messages.rejected, { count: data.rejectedSegments }) : '',
        data.asOf === null ? '' : text(own.lastReport, { time: dateTime(data.asOf) }),
        text(messages.zones, { count: 1, zones: timeZone }),
      ]
        .filter(Boolean)
        .join(' · '),
      labelHead: text(own.clock),
      labels: spans.map(({ from, to }, at) =>
        [`${clock(from)}–${clock(to)}`, ...(views[at]?.adjusted ? [text(own.adjusted)] : [])].join(', '),
      ),
      columns: [
        { head: text(own.kind), values: views.map(({ kind }) => text(kinds[kind])) },
        { head: text(own.channel), values: views.map((view) => laneOf(view)) },
        { head: text(own.programme), values: views.map(({ programName }) => programName ?? notAvailable) },
      ],
      series: [
        { name: text(messages.viewTime), values: views.map(({ seconds }) => drawn('viewTime', seconds)) },
      ],
      strip: { length, ticks, spans },
      format: hours,
      empty:
        data.asOf === null
          ? { title: text(own.boxUnknown), help: text(own.boxUnknownHelp) }
          : { title: text(own.boxNothing) },
    };
  };
}
