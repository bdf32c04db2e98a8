import { useQuery } from '@tanstack/react-query';
import { Package } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useFileSize } from '#web/entities/file-upload/file-size.ts';
import { useDateTime } from '#web/http/time-zone.ts';
import { useFormats, useText } from '#web/i18n/use-text.ts';
import { CreateButton } from '#web/resource/create-button.tsx';
import { ErrorState } from '#web/resource/list-page.tsx';
import { NoRows } from '#web/resource/no-rows.tsx';
import { RowMenu } from '#web/resource/row-menu.tsx';
import { useBlocked, useCommand } from '#web/resource/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { MenuItem } from '#web/ui/menu.tsx';
import { Skeleton } from '#web/ui/placeholders.tsx';
import { SimpleTable } from '#web/ui/simple-table.tsx';
import { BoxesItem, Holdings } from '../coverage/holdings.tsx';
import { countsOf, coverageQuery } from '../coverage/queries.ts';
import { messages as failures } from '../failures/messages.ts';
import { messages as listMessages } from '../messages.ts';
import { messages as previewMessages } from '../preview/messages.ts';
import { SetPreview } from '../preview/preview.tsx';
import { contentKeys } from '../queries.ts';
import { heldQuery, type MetadataSet, type Sets, saveSet, setsQuery } from '../set-queries.ts';
import { DeleteItem } from '../uses/delete-item.tsx';
import { messages as vodMessages } from '../vods/messages.ts';
import { messages } from './messages.ts';
import { SetSheet } from './set-sheet.tsx';

const listNames = {
  channel: listMessages.channels,
  radioChannel: listMessages.radioChannels,
  banner: listMessages.banners,
  liveAd: listMessages.liveAds,
  vod: vodMessages.list,
};

interface SetListProps {
  preview: string | undefined;
  onPreview: (preview: string | undefined) => void;
}

/** RT-051: what was made of the lists, and what the next set would be. */
export function SetList({ preview, onPreview }: SetListProps) {
  const text = useText();
  const { number } = useFormats();
  const dateTime = useDateTime();
  const fileSize = useFileSize();
  const query = useQuery(setsQuery);
  const coverage = useQuery(heldQuery);
  const [making, setMaking] = useState<'lists' | 'archive' | null>(null);
  const uploadBlocked = useBlocked('addMetadataSet');
  const [deleting, setDeleting] = useState<MetadataSet | null>(null);
  const remove = useCommand('deleteMetadataSet', {
    invalidates: [contentKeys],
    failure: 'inPlace',
    failed: failures.deleteMetadataSet,
    success: messages.deleted,
    onSuccess: () => setDeleting(null),
  });
  const { data } = query;
  const newest = data?.items[0];
  const countOf = (set: MetadataSet) =>
    coverage.data?.items.find(({ sha256 }) => sha256 === set.sha256)?.count ?? 0;
  if (!data)
    return query.error ? (
      <ErrorState
        title={text(failures.loadMetadataSets)}
        error={query.error}
        onRetry={() => void query.refetch()}
      />
    ) : (
      <Skeleton className="h-40 w-full" />
    );
  const action = (
    <CreateButton operation="addMetadataSet" onClick={() => setMaking('lists')}>
      {text(messages.make)}
    </CreateButton>
  );
  const previewed = data.items.find(({ id }) => id === preview) ?? null;
  if (previewed || preview === 'next')
    return <SetPreview set={previewed} onClose={() => onPreview(undefined)} />;
  const named = (set: MetadataSet | null) => ({ name: set?.name ?? '', version: set?.version ?? 0 });
  return (
    <div className="flex flex-col gap-4">
      <Next
        next={data.next}
        hasSets={data.items.length > 0}
        action={
          <>
            <Button onClick={() => onPreview('next')}>{text(previewMessages.preview)}</Button>
            <Button blocked={uploadBlocked} onClick={() => setMaking('archive')}>
              {text(messages.upload)}
            </Button>
            {data.items.length > 0 ? action : null}
          </>
        }
      />
      {newest ? <Spread set={newest} /> : null}
      {data.items.length === 0 ? (
        <NoRows icon={Package} title={messages.none} help={messages.noneHelp} action={action} />
      ) : (
        <SimpleTable
          caption={text(messages.list)}
          head={[
            text(messages.name),
            text(messages.version),
            text(messages.size),
            text(messages.boxes),
            text(messages.changes),
            text(messages.created),
            { spoken: text(messages.actions) },
          ]}
          rows={data.items.map((set) => ({
            id: set.id,
            cells: [
              set.name,
              String(set.version),
              fileSize(set.fileSize),
              number(countOf(set)),
              [
                ...(set.fileName === null ? [] : [text(messages.ofFile, { file: set.fileName })]),
                set.changes || (set.version === 1 ? text(messages.first) : ''),
              ]
                .filter((part) => part !== '')
                .join(': '),
              `${dateTime(set.dateCreated)}, ${set.createdBy}`,
              <RowMenu key="actions" label={text(messages.rowActions, named(set))}>
                <MenuItem onSelect={() => onPreview(set.id)}>{text(previewMessages.preview)}</MenuItem>
                <MenuItem onSelect={() => void saveSet(set)}>{text(messages.download)}</MenuItem>
                <BoxesItem item={{ kind: 'metadataSet', id: set.id }} />
                <MenuItem danger blocked={remove.blocked} onSelect={() => setDeleting(set)}>
                  {text(messages.delete)}
                </MenuItem>
              </RowMenu>,
            ],
          }))}
        />
      )}
      {making ? (
        <SetSheet
          names={[...new Set(data.items.map(({ name }) => name))]}
          upload={making === 'archive'}
          onClose={() => setMaking(null)}
        />
      ) : null}
      {deleting ? (
        <DeleteItem
          command={remove}
          kind="metadataSet"
          id={deleting.id}
          title={text(messages.deleteNamed, named(deleting))}
          body={text(messages.deleteHelp)}
          verb={text(messages.delete)}
          onClose={() => setDeleting(null)}
        />
      ) : null}
    </div>
  );
}

/** Shows how many boxes have the newest set; nothing if there is no box. */
function Spread({ set: { id, name, version } }: { set: MetadataSet }) {
  const text = useText();
  const item = { kind: 'metadataSet', id } as const;
  const { data } = useQuery(coverageQuery(item));
  if (!data || data.boxes === 0) return null;
  const { have: count, boxes } = data;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-dense">
      {text(messages.haveIt, { count, boxes, name, version })}
      <Holdings item={item} counts={countsOf(data)} />
    </div>
  );
}

/** Shows the size of a set of the current lists, by list, and if one exists already. */
function Next({ next, hasSets, action }: { next: Sets['next']; hasSets: boolean; action: ReactNode }) {
  const text = useText();
  const { number } = useFormats();
  const { fileSize, most, parts, sameAs } = next;
  const limit = number(most / 2 ** 20);
  const fileSizeText = useFileSize();
  const filled =
    fileSize === null
      ? text(messages.tooLarge, { most: limit })
      : text(messages.filled, { size: fileSizeText(fileSize), most: limit });
  return (
    <section
      aria-label={text(messages.next)}
      className="flex flex-wrap items-center justify-between gap-4 rounded border border-stroke bg-raised px-4 py-3"
    >
      <div className="flex min-w-0 flex-col gap-1.5">
        <p className="flex flex-wrap items-center gap-3 text-dense">
          <span className="font-medium">{text(messages.next)}</span>
          <progress
            value={fileSize ?? most}
            max={most}
            aria-label={filled}
            className="h-1.5 w-32 appearance-none overflow-hidden rounded-full bg-idle-surface [&::-webkit-progress-bar]:bg-idle-surface [&::-webkit-progress-value]:bg-accent"
          />
          <span className="tabular-nums">{filled}</span>
        </p>
        <p className="text-dense text-secondary tabular-nums">
          {parts
            .map(({ list, count }) => text(messages.part, { name: text(listNames[list]), count }))
            .join(', ')}
        </p>
        {hasSets ? (
          <p className="text-dense text-secondary">
            {sameAs ? text(messages.sameAs, sameAs) : text(messages.changed)}
          </p>
        ) : null}
      </div>
      <div className="flex flex-wrap gap-3">{action}</div>
    </section>
  );
}
