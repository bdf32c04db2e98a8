import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, CircleAlert, CircleCheck, CircleHelp, MonitorUp, Wifi, WifiOff } from 'lucide-react';
import { ExportList } from '#web/entities/exports/export-list.tsx';
import { NamedDevice } from '#web/entities/links.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { ColumnMenu } from '#web/resource/column-menu.tsx';
import { columnsOf } from '#web/resource/columns.tsx';
import { FilterBar, filtersOf } from '#web/resource/filter-bar.tsx';
import { PageHeader } from '#web/resource/list-page.tsx';
import type { ListProps } from '#web/resource/list-search.ts';
import { NoRows } from '#web/resource/no-rows.tsx';
import { PageLink } from '#web/resource/page-link.tsx';
import { ResourceList } from '#web/resource/resource-list.tsx';
import { useList } from '#web/resource/use-list.ts';
import { linkLook } from '#web/ui/classes.ts';
import type { StateLook } from '#web/ui/state-badge.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { messages } from './messages.ts';
import {
  type BoxSearch,
  boxesQuery,
  boxRequest,
  boxSearch,
  type CoveredItem,
  cityChoicesQuery,
  countsOf,
  coverageQuery,
  groupChoicesQuery,
  type Holding,
  type ItemBox,
  pageOfKind,
} from './queries.ts';

const { Keyword, Choice } = filtersOf(boxSearch);

const appearance: Record<Holding, StateLook> = {
  has: { tone: 'success', icon: CircleCheck, label: messages.has },
  lacks: { tone: 'notice', icon: CircleAlert, label: messages.lacks },
  unknown: { tone: 'idle', icon: CircleHelp, label: messages.unknown },
};
const connection: Record<'online' | 'offline', StateLook> = {
  online: { tone: 'success', icon: Wifi, label: messages.online },
  offline: { tone: 'idle', icon: WifiOff, label: messages.offline },
};
const reasons = {
  neverReported: messages.neverReported,
  nothing: messages.nothing,
  older: messages.older,
  other: messages.other,
};

/** The item that a box reports, where it is not the one that it should have. */
function Reported({ name, version }: ItemBox) {
  const text = useText();
  return name === '' ? null : text(messages.reportedItem, { name, version });
}

const column = columnsOf<ItemBox>();
const columns = {
  box: column.cell(
    messages.box,
    ({ endpointId, deviceName }) => <NamedDevice endpointId={endpointId} name={deviceName} />,
    { onCard: 'title', fixed: true },
  ),
  holds: column.state(messages.state, ({ holds }) => appearance[holds]),
  reason: column.word(messages.reason, ({ reason }) => (reason === null ? null : reasons[reason]), {
    onCard: 'line',
  }),
  reported: column.cell(messages.reported, (box) => <Reported {...box} />, { onCard: 'line' }),
  fetchStatus: column.word(messages.fetchStatus, ({ status }) =>
    status.startsWith('Error') ? messages.failed : null,
  ),
  online: column.state(messages.connection, ({ online }) => connection[online ? 'online' : 'offline']),
  lastSeen: column.time(messages.lastSeen, ({ lastSeen }) => lastSeen),
  model: column.text(messages.model, ({ modelName }) => modelName, { onCard: 'line' }),
  mac: column.text(messages.mac, ({ mac }) => mac, { mono: true, hiddenAtFirst: true }),
  city: column.text(messages.city, ({ city }) => city),
  company: column.text(messages.company, ({ companyName }) => companyName, { hiddenAtFirst: true }),
};

interface ItemBoxesProps extends ListProps<BoxSearch> {
  item: CoveredItem;
}

/** Set-top boxes that have an item, that lack it, and that never reported what they have. */
export function ItemBoxes({ item, ...props }: ItemBoxesProps) {
  const text = useText();
  const coverage = useQuery(coverageQuery(item)).data;
  const cities = useQuery(cityChoicesQuery).data ?? [];
  const groups = useQuery(groupChoicesQuery).data ?? [];
  const named = new Set(cities.flatMap(({ opCityId, cityName }) => (opCityId === null ? [] : [cityName])));
  const list = useList(boxSearch, {
    ...props,
    query: boxesQuery(item, props.search),
    columns,
    rowId: ({ endpointId }) => endpointId,
    settings: 'item-boxes',
    filters: {
      keyword: messages.keyword,
      online: { label: messages.connection, names: { online: messages.online, offline: messages.offline } },
      reason: {
        label: messages.reason,
        names: { nothing: messages.nothing, older: messages.older, other: messages.other },
      },
      city: { label: messages.city, choices: [...named].map((value) => ({ value, label: value })) },
      group: {
        label: messages.group,
        choices: groups.map(({ gid, groupName }) => ({ value: gid, label: groupName })),
      },
    },
  });
  const { name = '', version = null, boxes = 0, sets = null } = coverage ?? {};
  const counts = coverage && countsOf(coverage);
  const holds = props.search.holds ?? 'lacks';
  return (
    <>
      <PageLink
        to={pageOfKind[item.kind]}
        className={`mb-2 inline-flex items-center gap-1 text-dense ${linkLook}`}
      >
        <ArrowLeft className="size-3.5" aria-hidden />
        {text(messages.back)}
      </PageLink>
      <PageHeader
        title={
          version === null ? text(messages.title, { name }) : text(messages.titleVersion, { name, version })
        }
        context={coverage ? text(messages.context, { boxes }) : ''}
        actions={
          <>
            <ColumnMenu list={list} />
            <ExportList
              of={list}
              list="listItemBoxes"
              name="set-top-boxes"
              asked={boxRequest(item, props.search)}
            />
          </>
        }
      />
      {sets === 0 ? <p className="mb-3 text-dense text-secondary">{text(messages.inNoSet)}</p> : null}
      <Tabs
        label={text(messages.tabs)}
        value={holds}
        tabs={(['lacks', 'has', 'unknown', 'all'] as const).map((value) => ({
          value,
          label: text(messages[value]),
          count: value === 'all' ? coverage?.boxes : counts?.[value],
        }))}
        onChange={(next) => list.change({ holds: next === 'lacks' ? undefined : next, reason: undefined })}
      >
        {holds === 'unknown' ? (
          <p className="mb-3 text-dense text-secondary">{text(messages.unknownHelp)}</p>
        ) : null}
        <ResourceList
          list={list}
          caption={text(messages.tabs)}
          empty={<NoRows icon={MonitorUp} title={messages.noRows} help={messages.noRowsHelp} />}
        >
          <FilterBar>
            <Keyword />
            <Choice name="online" />
            {holds === 'lacks' ? <Choice name="reason" /> : null}
            {named.size > 0 ? <Choice name="city" /> : null}
            {groups.length > 0 ? <Choice name="group" /> : null}
          </FilterBar>
        </ResourceList>
      </Tabs>
    </>
  );
}
