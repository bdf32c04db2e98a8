import { useQuery } from '@tanstack/react-query';
import { Chart } from '#web/charts/kit/chart.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { PageHeader } from '#web/resource/list-page.tsx';
import type { ListProps } from '#web/resource/list-search.ts';
import { CollectionPanel } from './collection-panel.tsx';
import { Controls } from './controls.tsx';
import { dateMessages as own } from './date-messages.ts';
import { useDayCharts } from './day-charts.ts';
import { Definitions } from './definitions.tsx';
import { messages } from './messages.ts';
import { boxViewDays, boxViews, hitDays, provincesQuery, type TvRequest } from './queries.ts';
import { ReportCard } from './report.tsx';
import type { PeriodSearch } from './search.ts';
import { usePeriod } from './use-period.ts';
import { useReport } from './use-report.ts';

/** RT-070. */
export function DatePage({ search, onSearch }: ListProps<PeriodSearch>) {
  const text = useText();
  const { zone, today, request } = usePeriod(search);
  const province = useQuery(provincesQuery).data?.find(
    ({ provinceId }) => provinceId === search.province,
  )?.provinceName;
  const charts = useDayCharts({ zone, province });
  // Slots are known of a day and the six before it, whatever the period of the totals is.
  const { dateType, startDate, endDate = startDate, ...scope } = request;
  const lastDay = dateType === 'DAY' || dateType === 'RANGE' ? endDate : search.on;
  const slotted: TvRequest = { ...scope, dateType: 'DAY', startDate: lastDay ?? today };
  const isLonger = dateType === 'WEEK';
  const days = useReport(boxViewDays(request));
  const periods = useReport(boxViews(request));
  const hours = useReport(hitDays(slotted));
  return (
    <>
      <PageHeader title={text(own.title)} context={text(messages.context, { zone })} />
      <Controls search={search} onChange={(part) => onSearch({ ...search, ...part })} />
      <div className="grid items-start gap-4 xl:grid-cols-2">
        <ReportCard title={text(own.hours)} reading={hours} className="min-w-0 xl:col-span-2">
          {(data) => <Chart {...charts.week(data)} />}
        </ReportCard>
        <ReportCard title={text(own.totals)} reading={isLonger ? periods : days}>
          {(data) => <Chart {...charts.viewTime(data, text(own.totals))} />}
        </ReportCard>
        <ReportCard title={text(own.boxes)} reading={isLonger ? periods : days}>
          {(data) => <Chart {...charts.boxes(data, text(own.boxes))} />}
        </ReportCard>
        <CollectionPanel today={today} />
      </div>
      <Definitions of={['viewTime', 'hits', 'change']} />
    </>
  );
}
