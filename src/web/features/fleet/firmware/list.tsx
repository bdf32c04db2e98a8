import { HardDriveUpload } from 'lucide-react';
import { useState } from 'react';
import { ExportList } from '#web/entities/exports/export-list.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { CreateButton } from '#web/resource/create-button.tsx';
import { FilterBar, filtersOf } from '#web/resource/filter-bar.tsx';
import { PageHeader } from '#web/resource/list-page.tsx';
import type { ListProps } from '#web/resource/list-search.ts';
import { NoRows } from '#web/resource/no-rows.tsx';
import { PageLink } from '#web/resource/page-link.tsx';
import { ResourceList } from '#web/resource/resource-list.tsx';
import { useList } from '#web/resource/use-list.ts';
import { linkLook } from '#web/ui/classes.ts';
import { RulesButton } from '../approvals/rules-sheet.tsx';
import { approvalNames } from './appearance.ts';
import { fileColumns } from './columns.tsx';
import { FileActions } from './file-actions.tsx';
import { messages } from './messages.ts';
import { type FileSearch, fileRequest, fileSearch, filesQuery } from './queries.ts';
import { SigningKeysButton } from './signing-keys.tsx';
import { UploadSheet } from './upload-sheet.tsx';

const { Keyword, Choice } = filtersOf(fileSearch);

/** RT-036; RT-044 with `wifi`: the firmware of access points, routers and extenders alone. */
export function FirmwareList({ wifi = false, ...props }: ListProps<FileSearch> & { wifi?: boolean }) {
  const text = useText();
  const [uploading, setUploading] = useState(false);
  const list = useList(fileSearch, {
    ...props,
    query: filesQuery(props.search, wifi),
    columns: fileColumns,
    rowId: ({ FirmwareFileId }) => FirmwareFileId,
    filters: {
      keyword: messages.keyword,
      approval: { label: messages.approval, names: approvalNames },
    },
  });
  const upload = (
    <CreateButton operation="createFirmware" icon={HardDriveUpload} onClick={() => setUploading(true)}>
      {text(messages.upload)}
    </CreateButton>
  );
  const title = text(wifi ? messages.wifiTitle : messages.title);
  return (
    <>
      <PageHeader
        title={title}
        context={text(wifi ? messages.wifiContext : messages.context)}
        actions={
          <>
            <PageLink to="/management/upgradefile/uploadFileListPage" className={linkLook}>
              {text(messages.history)}
            </PageLink>
            {wifi ? null : <SigningKeysButton />}
            {wifi ? null : <RulesButton />}
            {upload}
          </>
        }
      />
      <ResourceList
        list={list}
        caption={title}
        empty={
          <NoRows icon={HardDriveUpload} title={messages.none} help={messages.noneHelp} action={upload} />
        }
        actions={(file) => <FileActions file={file} />}
      >
        <FilterBar>
          <Keyword />
          <Choice name="approval" />
          <ExportList
            of={list}
            list="getFirmwarePage"
            name="firmware"
            asked={fileRequest(props.search, wifi)}
          />
        </FilterBar>
      </ResourceList>
      {uploading ? <UploadSheet onClose={() => setUploading(false)} /> : null}
    </>
  );
}
