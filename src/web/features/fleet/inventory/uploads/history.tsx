import { FileUp } from 'lucide-react';
import { ExportList } from '#web/entities/exports/export-list.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { columnsOf } from '#web/resource/columns.tsx';
import { FilterBar } from '#web/resource/filter-bar.tsx';
import type { ListProps } from '#web/resource/list-search.ts';
import { NoRows } from '#web/resource/no-rows.tsx';
import { PageLink } from '#web/resource/page-link.tsx';
import { ResourceList } from '#web/resource/resource-list.tsx';
import { useList } from '#web/resource/use-list.ts';
import { linkLook } from '#web/ui/classes.ts';
import { resultNames, stateAppearance, typeNames } from './appearance.ts';
import { messages } from './messages.ts';
import {
  type DeviceUpload,
  type UploadSearch,
  uploadSearch,
  uploadsQuery,
  uploadsRequest,
} from './queries.ts';

const column = columnsOf<DeviceUpload>();
const columns = {
  fileName: column.link(
    messages.fileName,
    ({ historyId }) => ({
      to: '/management/inventory/bulkUpload/$uploadId',
      params: { uploadId: historyId },
    }),
    ({ fileName }) => fileName,
    { atMost: 'max-w-72' },
  ),
  type: column.word(messages.typeOf, ({ type }) => typeNames[type], { onCard: 'line' }),
  state: column.state(messages.state, ({ state }) => stateAppearance[state]),
  result: column.word(messages.result, ({ result }) => resultNames[result]),
  total: column.number(messages.total, ({ totalRecords }) => totalRecords, { onCard: 'line' }),
  added: column.number(messages.added, ({ added }) => added),
  updated: column.number(messages.updated, ({ updated }) => updated),
  invalid: column.number(messages.invalid, ({ invalidData }) => invalidData, { onCard: 'line' }),
  email: column.text(messages.requestedBy, ({ requestedBy }) => requestedBy.email || requestedBy.name, {
    sortBy: 'email',
    atMost: 'max-w-56',
  }),
  requested: column.time(messages.requested, ({ requestTime }) => requestTime, {
    sortBy: 'requestTime',
    onCard: 'line',
  }),
};

/** RU-126: uploaded files with their results; the tab "Bulk Upload History" of the inventory. */
export function UploadHistory(props: ListProps<UploadSearch>) {
  const text = useText();
  const list = useList(uploadSearch, {
    ...props,
    query: uploadsQuery(props.search),
    columns,
    rowId: ({ historyId }) => historyId,
    filters: {},
  });
  return (
    <ResourceList
      list={list}
      caption={text(messages.history)}
      empty={
        <NoRows
          icon={FileUp}
          title={messages.none}
          help={messages.noneHelp}
          action={
            <PageLink to="/management/inventory/bulkUpload" className={linkLook}>
              {text(messages.title)}
            </PageLink>
          }
        />
      }
    >
      <FilterBar>
        <ExportList of={list} list="listDeviceUploads" name="uploads" asked={uploadsRequest(props.search)} />
      </FilterBar>
    </ResourceList>
  );
}
