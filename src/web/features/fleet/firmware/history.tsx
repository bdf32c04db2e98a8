import { History } from 'lucide-react';
import { ExportList } from '#web/entities/exports/export-list.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { FilterBar } from '#web/resource/filter-bar.tsx';
import { PageHeader } from '#web/resource/list-page.tsx';
import type { ListProps } from '#web/resource/list-search.ts';
import { NoRows } from '#web/resource/no-rows.tsx';
import { PageLink } from '#web/resource/page-link.tsx';
import { ResourceList } from '#web/resource/resource-list.tsx';
import { useList } from '#web/resource/use-list.ts';
import { linkLook } from '#web/ui/classes.ts';
import { historyColumns } from './columns.tsx';
import { messages } from './messages.ts';
import { type HistorySearch, historyQuery, historySearch } from './queries.ts';

/** RT-043, A-086: each attempt to add a file, also a refused one. */
export function UploadHistory(props: ListProps<HistorySearch>) {
  const text = useText();
  const list = useList(historySearch, {
    ...props,
    query: historyQuery(props.search),
    columns: historyColumns,
    rowId: ({ uploadTime, historyData }) => `${uploadTime} ${historyData}`,
    filters: {},
  });
  return (
    <>
      <PageHeader
        title={text(messages.historyTitle)}
        context={text(messages.historyContext)}
        actions={
          <PageLink to="/management/firmware/firmwareFileList" className={linkLook}>
            {text(messages.toList)}
          </PageLink>
        }
      />
      <ResourceList
        list={list}
        caption={text(messages.historyTitle)}
        empty={<NoRows icon={History} title={messages.historyNone} help={messages.historyNoneHelp} />}
      >
        <FilterBar>
          <ExportList of={list} list="getFirmwareUploads" name="firmware-uploads" asked={{}} />
        </FilterBar>
      </ResourceList>
    </>
  );
}
