import { useQuery } from '@tanstack/react-query';
import { linkOptions, useRouter } from '@tanstack/react-router';
import { Chart } from '#web/charts/kit/chart.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { TypedFilter } from '#web/resource/filters.tsx';
import { PageHeader } from '#web/resource/list-page.tsx';
import type { ListProps } from '#web/resource/list-search.ts';
import { Controls, LookChoice } from './controls.tsx';
import { Definitions } from './definitions.tsx';
import { messages } from './messages.ts';
import { programMessages as own } from './program-messages.ts';
import {
  contentHits,
  contents,
  programHits,
  programs,
  provincesQuery,
  topContents,
  topPrograms,
} from './queries.ts';
import { ReportCard } from './report.tsx';
import type { ProgramSearch } from './search.ts';
import { SeasonTree } from './season-tree.tsx';
import { type AnyRow, type RankedBy, useNames } from './use-names.ts';
import { usePeriod } from './use-period.ts';
import { useReport } from './use-report.ts';

interface NamesPageProps extends ListProps<ProgramSearch> {
  of: 'programs' | 'contents';
}

/** RT-068, RT-069: names by their boxes, those of one name by day, and all of them. */
export function NamesPage({ of, search, onSearch }: NamesPageProps) {
  const text = useText();
  const router = useRouter();
  const { zone, request } = usePeriod(search);
  const { keyword, name = '', by = 'hits' } = search;
  const province = useQuery(provincesQuery).data?.find(
    ({ provinceId }) => provinceId === search.province,
  )?.provinceName;
  const change = (part: Partial<ProgramSearch>) => onSearch({ ...search, ...part });
  const names = useNames({ request, province });
  const isPrograms = of === 'programs';
  const body = { ...request, ...(keyword && { keyword }), orderBy: by };
  const top = useReport<{ basis: Parameters<typeof names.ranking>[0]; rows: readonly AnyRow[] }>(
    isPrograms ? topPrograms(body) : topContents(body),
  );
  const hits = useReport(isPrograms ? programHits(request, name) : contentHits(request, name));
  const topTitle = text(isPrograms ? own.topPrograms : own.topContents);
  const here = linkOptions({
    to: isPrograms ? '/totalStatistics/linearTV/program' : '/totalStatistics/linearTV/onlineContents',
  });
  const hrefOf = (programName: string | undefined): string | null =>
    programName === undefined
      ? null
      : router.buildLocation({ ...here, search: { ...search, name: programName } }).href;
  return (
    <>
      <PageHeader
        title={text(isPrograms ? own.programs : own.contents)}
        context={text(messages.context, { zone })}
      />
      <Controls search={search} onChange={change} />
      <div className="grid items-start gap-4 xl:grid-cols-2">
        <ReportCard
          title={topTitle}
          reading={top}
          controls={
            <div className="flex flex-wrap items-center gap-2">
              <TypedFilter
                label={text(own.search)}
                type="search"
                value={keyword ?? ''}
                onChange={(typed) => change({ keyword: typed || undefined })}
                className="grow basis-40 md:max-w-72"
              />
              <RankedByChoice value={by} onChange={(next) => change({ by: next })} />
            </div>
          }
        >
          {({ basis, rows }) => (
            <Chart
              {...names.ranking(basis, topTitle, rows, by)}
              hrefOf={(at) => hrefOf(rows[at]?.programName)}
            />
          )}
        </ReportCard>
        <ReportCard
          title={name ? text(own.hitsOf, { name }) : text(own.hitsOfNone)}
          reading={hits}
          empty={{ title: text(own.choose), help: text(own.chooseHelp) }}
          controls={
            <TypedFilter
              label={text(own.wholeName)}
              type="search"
              value={name}
              onChange={(typed) => change({ name: typed || undefined })}
              className="max-w-80"
            />
          }
        >
          {(data) => <Chart {...names.hitDays(data, name)} />}
        </ReportCard>
        {isPrograms ? (
          <AllPrograms search={search} hrefOf={hrefOf} names={names} />
        ) : (
          <AllContents search={search} hrefOf={hrefOf} names={names} />
        )}
      </div>
      <Definitions of={['hits', 'viewTime', 'share', 'change']} />
    </>
  );
}

function RankedByChoice({
  value,
  onChange,
}: {
  value: RankedBy;
  onChange: (by: RankedBy | undefined) => void;
}) {
  const text = useText();
  return (
    <LookChoice
      label={text(own.order)}
      value={value}
      choices={[
        { value: 'hits', label: text(messages.hits) },
        { value: 'viewTime', label: text(messages.viewTime) },
      ]}
      onChange={(by) => onChange(by === 'hits' ? undefined : by)}
    />
  );
}

interface AllProps {
  search: ProgramSearch;
  hrefOf: (name: string | undefined) => string | null;
  names: ReturnType<typeof useNames>;
}

function AllPrograms({ search, hrefOf, names }: AllProps) {
  const text = useText();
  const { by = 'hits' } = search;
  const all = useReport(programs(names.request));
  return (
    <ReportCard title={text(own.allPrograms)} reading={all} className="min-w-0 xl:col-span-2">
      {({ basis, rows, more }) => {
        const inOrder = rows.toSorted((one, other) => other[by] - one[by]);
        return (
          <>
            <Chart
              {...names.ranking(basis, text(own.allPrograms), inOrder, by)}
              opensAsTable
              hrefOf={(at) => hrefOf(inOrder[at]?.programName)}
            />
            {more > 0 ? <p className="text-caption text-muted">{text(own.more, { count: more })}</p> : null}
          </>
        );
      }}
    </ReportCard>
  );
}

function AllContents({ search, hrefOf, names }: AllProps) {
  const text = useText();
  const { by = 'hits' } = search;
  const all = useReport(contents(names.request));
  return (
    <ReportCard title={text(own.allContents)} reading={all} className="min-w-0 xl:col-span-2">
      {(data) => <SeasonTree data={data} by={by} hrefOf={hrefOf} ranking={names.ranking} />}
    </ReportCard>
  );
}
