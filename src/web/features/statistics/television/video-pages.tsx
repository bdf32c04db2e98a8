import { useQuery } from '@tanstack/react-query';
import { Chart } from '#web/charts/kit/chart.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { TypedFilter } from '#web/resource/filters.tsx';
import { PageHeader } from '#web/resource/list-page.tsx';
import type { ListProps } from '#web/resource/list-search.ts';
import { Controls, LookChoice } from './controls.tsx';
import { dateMessages } from './date-messages.ts';
import { useDayCharts } from './day-charts.ts';
import { Definitions } from './definitions.tsx';
import { messages } from './messages.ts';
import { programMessages as own } from './program-messages.ts';
import { provincesQuery, videoBoxes, videos } from './queries.ts';
import { ReportCard } from './report.tsx';
import type { PeriodSearch, ProgramSearch } from './search.ts';
import { type RankedBy, useNames } from './use-names.ts';
import { usePeriod } from './use-period.ts';
import { useReport } from './use-report.ts';

const mostTop = 10;

/** RT-072. Content of the page is ours. */
export function VideoPage({ search, onSearch }: ListProps<ProgramSearch>) {
  const text = useText();
  const { zone, request } = usePeriod(search);
  const { keyword, by = 'hits' } = search;
  const province = useQuery(provincesQuery).data?.find(
    ({ provinceId }) => provinceId === search.province,
  )?.provinceName;
  const names = useNames({ request, province });
  const change = (part: Partial<ProgramSearch>) => onSearch({ ...search, ...part });
  const all = useReport(videos(keyword ? { ...request, keyword } : request));
  return (
    <>
      <PageHeader title={text(own.videos)} context={text(messages.context, { zone })} />
      <Controls search={search} onChange={change} />
      <ReportCard
        title={text(own.allVideos)}
        reading={all}
        controls={
          <div className="flex flex-wrap items-center gap-2">
            <TypedFilter
              label={text(own.search)}
              type="search"
              value={keyword ?? ''}
              onChange={(typed) => change({ keyword: typed || undefined })}
              className="grow basis-40 md:max-w-72"
            />
            <LookChoice
              label={text(own.order)}
              value={by}
              choices={[
                { value: 'hits', label: text(messages.hits) },
                { value: 'viewTime', label: text(messages.viewTime) },
              ]}
              onChange={(next: RankedBy) => change({ by: next === 'hits' ? undefined : next })}
            />
          </div>
        }
      >
        {({ basis, rows, more }) => {
          const inOrder = rows.toSorted((one, other) => other[by] - one[by]);
          return (
            <div className="flex flex-col gap-6">
              <Chart {...names.ranking(basis, text(own.topVideos), inOrder.slice(0, mostTop), by)} />
              {inOrder.length > mostTop ? (
                <Chart {...names.ranking(basis, text(own.allVideos), inOrder, by)} opensAsTable />
              ) : null}
              {more > 0 ? <p className="text-caption text-muted">{text(own.more, { count: more })}</p> : null}
              <p className="text-caption text-muted">{text(own.completion)}</p>
            </div>
          );
        }}
      </ReportCard>
      <Definitions of={['hits', 'viewTime', 'share', 'change']} />
    </>
  );
}

/** RT-073. */
export function VideoBoxPage({ search, onSearch }: ListProps<PeriodSearch>) {
  const text = useText();
  const { zone, request } = usePeriod(search);
  const province = useQuery(provincesQuery).data?.find(
    ({ provinceId }) => provinceId === search.province,
  )?.provinceName;
  const charts = useDayCharts({ zone, province });
  const days = useReport(videoBoxes(request));
  return (
    <>
      <PageHeader title={text(dateMessages.videoBoxes)} context={text(messages.context, { zone })} />
      <Controls search={search} onChange={(part) => onSearch({ ...search, ...part })} />
      <div className="grid items-start gap-4 xl:grid-cols-2">
        <ReportCard title={text(dateMessages.videoBoxes)} reading={days}>
          {(data) => <Chart {...charts.boxes(data, text(dateMessages.videoBoxes))} />}
        </ReportCard>
        <ReportCard title={text(dateMessages.videoTime)} reading={days}>
          {(data) => <Chart {...charts.viewTime(data, text(dateMessages.videoTime))} />}
        </ReportCard>
      </div>
      <Definitions of={['hits', 'viewTime', 'change']} />
    </>
  );
}
