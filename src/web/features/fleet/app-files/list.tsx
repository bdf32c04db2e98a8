import { PackagePlus } from 'lucide-react';
import { useState } from 'react';
import { ExportList } from '#web/entities/exports/export-list.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { CreateButton } from '#web/resource/create-button.tsx';
import { FilterBar, filtersOf } from '#web/resource/filter-bar.tsx';
import { PageHeader } from '#web/resource/list-page.tsx';
import type { ListProps } from '#web/resource/list-search.ts';
import { NoRows } from '#web/resource/no-rows.tsx';
import { ResourceList } from '#web/resource/resource-list.tsx';
import { useList } from '#web/resource/use-list.ts';
import { approvalNames } from './appearance.ts';
import { appColumns } from './columns.tsx';
import { FileActions } from './file-actions.tsx';
import { messages } from './messages.ts';
import { type AppSearch, appRequest, appSearch, appsQuery, type Platform } from './queries.ts';
import { UploadSheet } from './upload-sheet.tsx';

const { Keyword, Choice } = filtersOf(appSearch);

const heads = {
  all: { title: messages.title, context: messages.context },
  android: { title: messages.androidTitle, context: messages.androidContext },
  quantum: { title: messages.quantumTitle, context: messages.quantumContext },
};

/** RT-039; RT-041 and RT-042 with the platform of containers or Android apps alone. */
export function AppFileList({ platform, ...props }: ListProps<AppSearch> & { platform?: Platform }) {
  const text = useText();
  const [uploading, setUploading] = useState(false);
  const list = useList(appSearch, {
    ...props,
    query: appsQuery(props.search, platform),
    columns: appColumns,
    rowId: ({ id }) => id,
    filters: {
      keyword: messages.keyword,
      approval: { label: messages.approval, names: approvalNames },
    },
  });
  const upload = (
    <CreateButton operation="createApp" icon={PackagePlus} onClick={() => setUploading(true)}>
      {text(messages.upload)}
    </CreateButton>
  );
  const head = heads[platform ?? 'all'];
  const title = text(head.title);
  return (
    <>
      <PageHeader title={title} context={text(head.context)} actions={upload} />
      <ResourceList
        list={list}
        caption={title}
        empty={<NoRows icon={PackagePlus} title={messages.none} help={messages.noneHelp} action={upload} />}
        actions={(file) => <FileActions file={file} />}
      >
        <FilterBar>
          <Keyword />
          <Choice name="approval" />
          <ExportList
            of={list}
            list="getAppPage"
            name="app-files"
            asked={appRequest(props.search, platform)}
          />
        </FilterBar>
      </ResourceList>
      {uploading ? <UploadSheet onClose={() => setUploading(false)} /> : null}
    </>
  );
}
