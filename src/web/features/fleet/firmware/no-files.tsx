import { useQuery } from '@tanstack/react-query';
import { HardDriveUpload } from 'lucide-react';
import { useState } from 'react';
import { useText } from '#web/i18n/use-text.ts';
import { CreateButton } from '#web/resource/create-button.tsx';
import { ErrorState, PageHeader } from '#web/resource/list-page.tsx';
import { NoRows } from '#web/resource/no-rows.tsx';
import { PageLink } from '#web/resource/page-link.tsx';
import { linkLook } from '#web/ui/classes.ts';
import { Skeleton } from '#web/ui/placeholders.tsx';
import { messages } from './messages.ts';
import { filesQuery } from './queries.ts';
import { UploadSheet } from './upload-sheet.tsx';

/** RT-045: the page of an installation without upgrade files. With some, it leads to their list. */
export function NoUpgradeFiles() {
  const text = useText();
  const [uploading, setUploading] = useState(false);
  const files = useQuery(filesQuery({}));
  const count = files.data?.pagination.totalRecords;
  return (
    <>
      <PageHeader title={text(messages.noFilesTitle)} />
      {files.error && count === undefined ? (
        <ErrorState error={files.error} onRetry={() => void files.refetch()} />
      ) : count === undefined ? (
        <Skeleton className="h-40 w-full" />
      ) : (
        <NoRows
          icon={HardDriveUpload}
          title={count > 0 ? messages.someFiles : messages.none}
          help={count > 0 ? messages.someFilesHelp : messages.noneHelp}
          action={
            <span className="flex flex-wrap items-center justify-center gap-3">
              <CreateButton
                operation="createFirmware"
                icon={HardDriveUpload}
                onClick={() => setUploading(true)}
              >
                {text(messages.upload)}
              </CreateButton>
              {count > 0 ? (
                <PageLink to="/management/firmware/firmwareFileList" className={linkLook}>
                  {text(messages.toList)}
                </PageLink>
              ) : null}
            </span>
          }
        />
      )}
      {uploading ? <UploadSheet onClose={() => setUploading(false)} /> : null}
    </>
  );
}
