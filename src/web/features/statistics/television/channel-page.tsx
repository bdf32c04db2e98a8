import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { Chart } from '#web/charts/kit/chart.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { TypedFilter } from '#web/resource/filters.tsx';
import { PageHeader } from '#web/resource/list-page.tsx';
import type { ListProps } from '#web/resource/list-search.ts';
import { Button } from '#web/ui/button.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { PlainButton } from '#web/ui/plain-button.tsx';
import { useChannelCharts } from './channel-charts.ts';
import { channelMessages as own } from './channel-messages.ts';
import { Controls, LookChoice } from './controls.tsx';
import { Definitions } from './definitions.tsx';
import { HourChoice } from './hour-choice.tsx';
import { messages } from './messages.ts';
import {
  channelShares,
  channels,
  comparedChannels,
  provincesQuery,
  rivals,
  type TvSeries,
  topChannels,
} from './queries.ts';
import { ReportCard } from './report.tsx';
import { type ChannelSearch, type Measure, slotsOf } from './search.ts';
import { usePeriod } from './use-period.ts';
import { type Reading, useReport } from './use-report.ts';

const ChannelPicker = lazyPart(() => import('./channel-picker.tsx'), null);

/** RT-067. */
export function ChannelPage({ search, onSearch }: ListProps<ChannelSearch>) {
  const text = useText();
  const router = useRouter();
  const { zone, request } = usePeriod(search);
  const { measure = 'shr', keyword } = search;
  const province = useQuery(provincesQuery).data?.find(
    ({ provinceId }) => provinceId === search.province,
  )?.provinceName;
  const change = (part: Partial<ChannelSearch>) => onSearch({ ...search, ...part });

  const top = useReport(topChannels(keyword ? { ...request, keyword } : request));
  const shares = useReport(channelShares({ ...request, measure: 'viewTime' }));
  // Until the reader chooses one, the channel with the most viewing is compared.
  const channel = search.channel ?? shares.data?.rows[0]?.serviceId ?? '';
  const rivalry = useReport(rivals(request, channel, measure));
  const picked = useReport(comparedChannels(request, search.with ?? [], measure));
  const isWaiting = channel === '' && shares.state === 'loading';
  const single: Reading<TvSeries> = isWaiting ? { ...rivalry, state: 'loading' } : rivalry;
  const several = search.with ? picked : single;

  const charts = useChannelCharts({ request, zone, measure, province });
  const isDay = request.dateType === 'DAY';
  const range = isDay ? slotsOf(search.slots) : null;
  const [row] = single.data?.rows ?? [];
  const comparedTitle =
    search.with || !row ? text(own.compared) : text(own.rivals, { channel: charts.nameOf(row) });
  const chooseFirst = { title: text(own.chooseChannel), help: text(own.chooseChannelHelp) };
  const figure = (
    <LookChoice
      label={text(own.measure)}
      value={measure}
      choices={[
        { value: 'shr', label: text(messages.share), means: text(messages.shareMeans) },
        { value: 'rat', label: text(messages.rating), means: text(messages.ratingMeans) },
        { value: 'viewTime', label: text(messages.viewTime), means: text(messages.viewTimeMeans) },
      ]}
      onChange={(next: Measure) => change({ measure: next === 'shr' ? undefined : next })}
    />
  );
  return (
    <>
      <PageHeader title={text(own.title)} context={text(messages.context, { zone })} />
      <Controls search={search} onChange={(part) => change({ ...part, slots: undefined })} />
      <div className="grid items-start gap-4 xl:grid-cols-2">
        <ReportCard
          title={text(own.shares)}
          reading={shares}
          controls={isDay ? <HourChoice value={range} onChange={(slots) => change({ slots })} /> : null}
        >
          {(data) => (
            <Chart
              {...charts.shares(data)}
              note={isDay ? text(own.sharesHelp) : undefined}
              onRange={
                isDay ? (from, to) => change({ slots: `${from}-${Math.max(from, to - 1)}` }) : undefined
              }
            />
          )}
        </ReportCard>
        {range === null ? null : (
          <ReportCard
            title={text(own.rankingOfHours)}
            reading={shares}
            controls={
              <PlainButton className="w-fit" size="small" onClick={() => change({ slots: undefined })}>
                {text(own.wholeDay)}
              </PlainButton>
            }
          >
            {(data) => <Chart {...charts.part(data, range)} />}
          </ReportCard>
        )}
        <ReportCard
          title={text(own.top)}
          reading={top}
          controls={
            <TypedFilter
              label={text(own.search)}
              type="search"
              value={keyword ?? ''}
              onChange={(typed) => change({ keyword: typed || undefined })}
              className="max-w-80"
            />
          }
        >
          {(data) => (
            <Chart
              {...charts.top(data)}
              hrefOf={(at) => {
                const serviceId = data.rows[at]?.serviceId;
                if (serviceId === undefined) return null;
                return router.buildLocation({
                  to: '/totalStatistics/linearTV/channel',
                  search: { ...search, channel: serviceId, with: undefined },
                }).href;
              }}
            />
          )}
        </ReportCard>
        <ReportCard
          title={row ? text(own.days, { channel: charts.nameOf(row) }) : text(own.noChannelDays)}
          reading={single}
          empty={chooseFirst}
          controls={figure}
        >
          {(data) => <Chart {...charts.dayByDay(data)} />}
        </ReportCard>
        <ReportCard
          title={comparedTitle}
          // Beside the ranking there is an odd number of cards.
          className={range === null ? 'min-w-0' : 'min-w-0 xl:col-span-2'}
          reading={several}
          empty={chooseFirst}
          controls={
            <Picks
              search={search}
              onChange={change}
              request={request}
              unknown={several.data?.unknownKeywords}
            />
          }
        >
          {(data) => <Chart {...charts.compared(data, comparedTitle)} />}
        </ReportCard>
      </div>
      <Definitions of={['viewTime', 'share', 'rating', 'tvr', 'hits', 'change']} />
    </>
  );
}

interface PicksProps {
  search: ChannelSearch;
  onChange: (part: Partial<ChannelSearch>) => void;
  request: Parameters<typeof channels>[0];
  unknown: readonly string[] | undefined;
}

/** Opens the choice of channels, and returns to the competitors. */
function Picks({ search, onChange, request, unknown = [] }: PicksProps) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const all = useReport(channels(request));
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button onClick={() => setOpen(true)}>{text(own.choose)}</Button>
      {search.with ? (
        <Button look="quiet" onClick={() => onChange({ with: undefined })}>
          {text(own.reset)}
        </Button>
      ) : null}
      {unknown.length > 0 ? (
        <p className="text-caption text-notice">{text(own.unknown, { names: unknown.join(', ') })}</p>
      ) : null}
      {isOpen ? (
        <ChannelPicker
          channels={all.data?.rows ?? []}
          chosen={search.with ?? []}
          onChoose={(ids) => {
            setOpen(false);
            onChange({ with: ids.length > 0 ? ids : undefined });
          }}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </div>
  );
}
