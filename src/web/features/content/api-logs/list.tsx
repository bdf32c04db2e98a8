import { linkOptions } from '@tanstack/react-router';
import { CheckCircle2, Download, Unplug, XCircle } from 'lucide-react';
import type { Message } from '#web/i18n/message.ts';
import { useText } from '#web/i18n/use-text.ts';
import { columnsOf, Time } from '#web/resource/columns.tsx';
import { ExportMenu } from '#web/resource/export-menu.tsx';
import { FilterBar, filtersOf } from '#web/resource/filter-bar.tsx';
import { PageHeader } from '#web/resource/list-page.tsx';
import type { ListProps } from '#web/resource/list-search.ts';
import { NoRows } from '#web/resource/no-rows.tsx';
import { ResourceList } from '#web/resource/resource-list.tsx';
import { useList } from '#web/resource/use-list.ts';
import type { StateLook } from '#web/ui/state-badge.tsx';
import { messages } from './messages.ts';
import { askForFile, type ContentFetch, type FetchSearch, fetchesQuery, fetchSearch } from './queries.ts';

const { Keyword, Choice } = filtersOf(fetchSearch);

const typeNames: Record<ContentFetch['type'], Message> = {
  LandingChannel: messages.landingChannel,
  BootingAd: messages.bootAd,
  DsmCc: messages.metadata,
};
const appearance: Record<ContentFetch['outcome'], StateLook> = {
  complete: { tone: 'success', icon: CheckCircle2, label: messages.complete },
  interrupted: { tone: 'notice', icon: Unplug, label: messages.interrupted },
  wrongFile: { tone: 'danger', icon: XCircle, label: messages.wrongFile },
  expired: { tone: 'danger', icon: XCircle, label: messages.expired },
  missing: { tone: 'danger', icon: XCircle, label: messages.missing },
  badRange: { tone: 'danger', icon: XCircle, label: messages.badRange },
  tooOften: { tone: 'danger', icon: XCircle, label: messages.tooOften },
  refused: { tone: 'danger', icon: XCircle, label: messages.refused },
};

const column = columnsOf<ContentFetch>();
const columns = {
  device: column.link(
    messages.device,
    ({ endpointId }) => linkOptions({ to: '/device/deviceDetail/$endpointId', params: { endpointId } }),
    ({ mac, endpointId }) => mac ?? endpointId,
  ),
  result: column.state(messages.result, ({ outcome }) => appearance[outcome]),
  time: column.cell(messages.time, ({ time }) => <Time at={time} />, { onCard: 'line' }),
  type: column.word(messages.type, ({ type }) => typeNames[type], { onCard: 'line' }),
  item: column.text(messages.item, ({ name }) => name, { onCard: 'line' }),
  version: column.text(messages.version, ({ version }) => version),
  status: column.text(messages.status, ({ status }) => String(status)),
  bytes: column.number(messages.bytes, ({ bytes }) => bytes),
};

/** RT-052: each download of content by a set-top box, also one that was refused. */
export function FetchList(props: ListProps<FetchSearch>) {
  const text = useText();
  const list = useList(fetchSearch, {
    ...props,
    query: fetchesQuery(props.search),
    columns,
    rowId: ({ id }) => id,
    filters: {
      keyword: messages.keyword,
      type: { label: messages.type, names: typeNames },
    },
  });
  return (
    <>
      <PageHeader
        title={text(messages.title)}
        context={text(messages.context)}
        actions={
          <ExportMenu
            name="content-api-log"
            operation="exportContentFetches"
            ask={(as) => askForFile(props.search, as)}
          />
        }
      />
      <ResourceList
        list={list}
        caption={text(messages.title)}
        empty={<NoRows icon={Download} title={messages.none} help={messages.noneHelp} />}
      >
        <FilterBar>
          <Keyword />
          <Choice name="type" />
        </FilterBar>
      </ResourceList>
    </>
  );
}
