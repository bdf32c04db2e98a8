import { useQuery } from '@tanstack/react-query';
import { Clapperboard } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useFileSize } from '#web/entities/file-upload/file-size.ts';
import { useDateTime } from '#web/http/time-zone.ts';
import { useFormats, useText } from '#web/i18n/use-text.ts';
import { AsOf } from '#web/resource/as-of.tsx';
import { CreateButton } from '#web/resource/create-button.tsx';
import { ErrorState, PageHeader } from '#web/resource/list-page.tsx';
import { NoRows } from '#web/resource/no-rows.tsx';
import { RowMenu } from '#web/resource/row-menu.tsx';
import { useBlocked, useCommand } from '#web/resource/use-command.ts';
import { useRowEditing } from '#web/resource/use-row-editing.ts';
import { Button } from '#web/ui/button.tsx';
import { MenuItem } from '#web/ui/menu.tsx';
import { Skeleton } from '#web/ui/placeholders.tsx';
import { SimpleTable } from '#web/ui/simple-table.tsx';
import { toastStore } from '#web/ui/toasts.ts';
import { BootAdSheet } from './boot-ad-sheet.tsx';
import { BoxesItem } from './coverage/holdings.tsx';
import { messages as failures } from './failures/messages.ts';
import { messages } from './messages.ts';
import { type BootAd, bootAdsQuery, contentKeys } from './queries.ts';
import { DeleteItem } from './uses/delete-item.tsx';

/** RT-050: videos that set-top boxes show while they start. */
export function BootAdPage() {
  const text = useText();
  const { fixed } = useFormats();
  const fileSize = useFileSize();
  const dateTime = useDateTime();
  const query = useQuery(bootAdsQuery);
  useFailureToast(query.error);
  const [playing, setPlaying] = useState<string | null>(null);
  const editing = useRowEditing<BootAd>('boot ad', query.data ?? [], ({ id }) => id);
  const editBlocked = useBlocked('editBootAd');
  const deletion = useCommand('deleteBootAd', {
    invalidates: [contentKeys],
    failure: 'inPlace',
    failed: failures.deleteBootAd,
    success: messages.deleted,
    onSuccess: () => editing.setDeleting(null),
  });
  const action = (
    <CreateButton operation="addBootAd" onClick={editing.create}>
      {text(messages.addBootAd)}
    </CreateButton>
  );
  const played = query.data?.find(({ id }) => id === playing);
  return (
    <>
      <PageHeader
        title={text(messages.bootAds)}
        context={text(messages.bootAdsContext)}
        actions={
          <>
            <AsOf known={query} />
            {action}
          </>
        }
      />
      {query.error && !query.data ? (
        <ErrorState
          title={text(failures.loadBootAds)}
          error={query.error}
          onRetry={() => void query.refetch()}
        />
      ) : !query.data ? (
        <Skeleton className="h-40 w-full" />
      ) : query.data.length === 0 ? (
        <NoRows
          icon={Clapperboard}
          title={messages.noBootAds}
          help={messages.noBootAdsHelp}
          action={action}
        />
      ) : (
        <div className="flex flex-col gap-4">
          {played ? (
            <figure className="flex max-w-160 flex-col gap-1">
              <video
                key={played.id}
                src={played.address}
                controls
                autoPlay
                muted
                style={{ background: 'black' }}
                className="w-full rounded"
              />
              <figcaption className="text-dense text-secondary">{played.name}</figcaption>
            </figure>
          ) : null}
          <SimpleTable
            caption={text(messages.bootAds)}
            head={[
              text(messages.name),
              text(messages.version),
              text(messages.type),
              text(messages.file),
              text(messages.length),
              text(messages.size),
              text(messages.changed),
              { spoken: text(messages.actions) },
            ]}
            rows={query.data.map((ad) => ({
              id: ad.id,
              cells: [
                ad.name,
                ad.version,
                ad.type || 'N/A',
                ad.file,
                text(messages.seconds, { seconds: fixed(ad.duration, 1) }),
                fileSize(ad.size),
                `${dateTime(ad.updateTime)}, ${ad.updater}`,
                <span key="actions" className="flex items-center justify-end gap-1">
                  <Button size="small" onClick={() => setPlaying(ad.id)}>
                    {text(messages.play)}
                  </Button>
                  <RowMenu label={text(messages.rowActions, { name: ad.name })}>
                    <MenuItem blocked={editBlocked} onSelect={() => editing.edit(ad)}>
                      {text(messages.edit)}
                    </MenuItem>
                    <BoxesItem item={{ kind: 'bootAd', id: ad.id }} />
                    <MenuItem danger blocked={deletion.blocked} onSelect={() => editing.setDeleting(ad)}>
                      {text(messages.delete)}
                    </MenuItem>
                  </RowMenu>
                </span>,
              ],
            }))}
          />
        </div>
      )}
      {editing.isOpen ? (
        <BootAdSheet key={editing.row?.id ?? 'new'} ad={editing.row} onClose={editing.close} />
      ) : null}
      {editing.deleting ? (
        <DeleteItem
          command={deletion}
          kind="bootAd"
          id={editing.deleting.id}
          title={text(messages.deleteNamed, { name: editing.deleting.name })}
          body={text(messages.deleteHelp)}
          verb={text(messages.delete)}
          onClose={() => editing.setDeleting(null)}
        />
      ) : null}
    </>
  );
}

/** TN-291. */
function useFailureToast(error: Error | null): void {
  useEffect(() => {
    if (error)
      toastStore.show({ tone: 'danger', title: { message: failures.loadBootAds }, body: error.message });
  }, [error]);
}
