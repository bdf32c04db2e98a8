import { PackageCheck, Waves } from 'lucide-react';
import { useState } from 'react';
import { ExportList } from '#web/entities/exports/export-list.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { FilterBar, filtersOf } from '#web/resource/filter-bar.tsx';
import { PageHeader } from '#web/resource/list-page.tsx';
import type { ListProps } from '#web/resource/list-search.ts';
import { NoRows } from '#web/resource/no-rows.tsx';
import { PageLink } from '#web/resource/page-link.tsx';
import { ResourceList } from '#web/resource/resource-list.tsx';
import { useBlocked } from '#web/resource/use-command.ts';
import { useList } from '#web/resource/use-list.ts';
import { IconButton } from '#web/ui/button.tsx';
import { linkLook } from '#web/ui/classes.ts';
import { fileColumns } from './columns.tsx';
import { messages } from './messages.ts';
import { LazyPlanSheet } from './plan-button.tsx';
import { profileTexts } from './profile-texts.ts';
import {
  type FirmwareFile,
  fileRequest,
  filesQuery,
  type PublishedSearch,
  publishedSearch,
} from './queries.ts';

const { Keyword } = filtersOf(publishedSearch);
const { version, code, model, size, digest, approver, uploaded } = fileColumns;
const columns = { version, code, model, size, digest, approver, uploaded };

/** RT-046, A-089: approved files, to be rolled out and not changed here. */
export function PublishedFiles(props: ListProps<PublishedSearch>) {
  const text = useText();
  const [planned, setPlanned] = useState<FirmwareFile | null>(null);
  const notAllowed = useBlocked('createFirmwareProfile');
  const list = useList(publishedSearch, {
    ...props,
    query: filesQuery({ ...props.search, approval: 'Approved' }),
    columns,
    rowId: ({ FirmwareFileId }) => FirmwareFileId,
    filters: { keyword: messages.keyword },
  });
  return (
    <>
      <PageHeader title={text(messages.publishedTitle)} context={text(messages.publishedContext)} />
      <ResourceList
        list={list}
        caption={text(messages.publishedTitle)}
        empty={
          <NoRows
            icon={PackageCheck}
            title={messages.publishedNone}
            help={messages.publishedNoneHelp}
            action={
              <PageLink to="/management/firmware/firmwareFileList" className={linkLook}>
                {text(messages.toList)}
              </PageLink>
            }
          />
        }
        actions={(file) => (
          <IconButton
            label={text(profileTexts.action)}
            icon={<Waves className="size-4" />}
            blocked={notAllowed}
            onClick={() => setPlanned(file)}
          />
        )}
      >
        <FilterBar>
          <Keyword />
          <ExportList
            of={list}
            list="getFirmwarePage"
            name="approved-firmware"
            asked={fileRequest({ ...props.search, approval: 'Approved' })}
          />
        </FilterBar>
      </ResourceList>
      {planned ? <LazyPlanSheet file={planned} onClose={() => setPlanned(null)} /> : null}
    </>
  );
}
