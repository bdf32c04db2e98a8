import { useQuery } from '@tanstack/react-query';
import { Tv } from 'lucide-react';
import * as permissions from '#api/permissions.gen.ts';
import { Chart } from '#web/charts/kit/chart.tsx';
import { useMay } from '#web/http/profile.ts';
import { useText } from '#web/i18n/use-text.ts';
import { FilterBar, filtersOf } from '#web/resource/filter-bar.tsx';
import { PageHeader } from '#web/resource/list-page.tsx';
import { type ListProps, pageOf } from '#web/resource/list-search.ts';
import { NoRows } from '#web/resource/no-rows.tsx';
import { ResourceList } from '#web/resource/resource-list.tsx';
import { useList } from '#web/resource/use-list.ts';
import { BoxDay } from './box-day.tsx';
import { Controls } from './controls.tsx';
import { dateMessages as own } from './date-messages.ts';
import { useDayCharts } from './day-charts.ts';
import { Definitions } from './definitions.tsx';
import { messages } from './messages.ts';
import { boxViews, provincesQuery, setTopsQuery } from './queries.ts';
import { ReportCard } from './report.tsx';
import { type BoxSearch, boxSearch } from './search.ts';
import { setTopColumns } from './set-top-columns.tsx';
import { useDays } from './use-days.ts';
import { usePeriod } from './use-period.ts';
import { useReport } from './use-report.ts';

const { Keyword } = filtersOf(boxSearch);

/** RT-071. Without the key to personal viewing, the boxes themselves are absent. */
export function SetTopPage({ search, onSearch }: ListProps<BoxSearch>) {
  const text = useText();
  const may = useMay();
  const { zone, request } = usePeriod(search);
  const province = useQuery(provincesQuery).data?.find(
    ({ provinceId }) => provinceId === search.province,
  )?.provinceName;
  const charts = useDayCharts({ zone, province });
  const periods = useReport(boxViews(request));
  return (
    <>
      <PageHeader title={text(own.settops)} context={text(messages.context, { zone })} />
      <Controls
        search={search}
        onChange={(part) => onSearch({ ...search, ...part, box: undefined, page: undefined })}
      />
      <div className="grid items-start gap-4 pb-6 xl:grid-cols-2">
        <ReportCard title={text(own.active)} reading={periods}>
          {(data) => <Chart {...charts.boxes(data, text(own.active))} />}
        </ReportCard>
        <ReportCard title={text(own.totals)} reading={periods}>
          {(data) => <Chart {...charts.viewTime(data, text(own.totals))} />}
        </ReportCard>
      </div>
      {may(permissions.listTvSetTops) ? (
        <Boxes search={search} onSearch={onSearch} statDate={request.startDate} />
      ) : null}
      <Definitions of={['hits', 'viewTime', 'change']} />
    </>
  );
}

function Boxes({ search, onSearch, statDate }: ListProps<BoxSearch> & { statDate: string }) {
  const text = useText();
  const days = useDays();
  const { province, keyword, box } = search;
  const list = useList(boxSearch, {
    search,
    onSearch,
    query: setTopsQuery({ statDate, province, keyword, page: pageOf(search) }),
    columns: setTopColumns(search),
    rowId: ({ endpointId }) => endpointId,
    filters: { keyword: own.keyword },
  });
  if (box !== undefined)
    return (
      <BoxDay endpointId={box} statDate={statDate} onClose={() => onSearch({ ...search, box: undefined })} />
    );
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-body font-medium">{text(own.list, { day: days.name(statDate) })}</h2>
      <p className="text-dense text-secondary">{text(own.listContext)}</p>
      <ResourceList
        list={list}
        caption={text(own.list, { day: days.name(statDate) })}
        empty={<NoRows icon={Tv} title={own.noBoxes} help={own.noBoxesHelp} />}
      >
        <FilterBar>
          <Keyword />
        </FilterBar>
      </ResourceList>
    </section>
  );
}
