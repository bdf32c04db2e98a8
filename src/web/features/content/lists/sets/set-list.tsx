import { useQuery } from '@tanstack/react-query';
import { Package } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useDateTime } from '#web/http/time-zone.ts';
import { useFormats, useText } from '#web/i18n/use-text.ts';
import { ConfirmCommand } from '#web/resource/confirm-command.tsx';
import { CreateButton } from '#web/resource/create-button.tsx';
import { ErrorState } from '#web/resource/list-page.tsx';
import { NoRows } from '#web/resource/no-rows.tsx';
import { RowMenu } from '#web/resource/row-menu.tsx';
import { useCommand } from '#web/resource/use-command.ts';
import { MenuItem } from '#web/ui/menu.tsx';
import { Skeleton } from '#web/ui/placeholders.tsx';
import { SimpleTable } from '#web/ui/simple-table.tsx';
import { messages as listMessages } from '../messages.ts';
import { contentKeys } from '../queries.ts';
import { messages as vodMessages } from '../vods/messages.ts';
import { messages } from './messages.ts';
import { type MetadataSet, type Sets, saveSet, setsQuery } from './queries.ts';
import { SetSheet } from './set-sheet.tsx';

const listNames = {
  channel: listMessages.channels,
  radioChannel: listMessages.radioChannels,
  banner: listMessages.banners,
  liveAd: listMessages.liveAds,
  vod: vodMessages.list,
};

/** RT-051: what was made of the lists, and what the next set would be. */
export function SetList() {
  const text = useText();
  const { number } = useFormats();
  const dateTime = useDateTime();
  const query = useQuery(setsQuery);
  const [isMaking, setMaking] = useState(false);
  const [deleting, setDeleting] = useState<MetadataSet | null>(null);
  const remove = useCommand('deleteMetadataSet', {
    invalidates: [contentKeys],
    failure: 'inPlace',
    success: messages.deleted,
    onSuccess: () => setDeleting(null),
  });
  const { data } = query;
  if (!data)
    return query.error ? (
      <ErrorState error={query.error} onRetry={() => void query.refetch()} />
    ) : (
      <Skeleton className="h-40 w-full" />
    );
  const action = (
    <CreateButton operation="addMetadataSet" onClick={() => setMaking(true)}>
      {text(messages.make)}
    </CreateButton>
  );
  const named = (set: MetadataSet | null) => ({ name: set?.name ?? '', version: set?.version ?? 0 });
  return (
    <div className="flex flex-col gap-4">
      <Next next={data.next} hasSets={data.items.length > 0} action={action} />
      {data.items.length === 0 ? (
        <NoRows icon={Package} title={messages.none} help={messages.noneHelp} action={action} />
      ) : (
        <SimpleTable
          caption={text(messages.list)}
          head={[
            ...[text(messages.name), text(messages.version), text(messages.size)],
            ...[text(messages.changes), text(messages.created)],
            { spoken: text(messages.actions) },
          ]}
          rows={data.items.map((set) => ({
            id: set.id,
            cells: [
              ...[set.name, String(set.version)],
              text(messages.megabytes, { size: number(set.fileSize / 2 ** 20, 1) }),
              set.changes || (set.version === 1 ? text(messages.first) : ''),
              `${dateTime(set.dateCreated)}, ${set.createdBy}`,
              <RowMenu key="actions" label={text(messages.rowActions, named(set))}>
                <MenuItem onSelect={() => void saveSet(set)}>{text(messages.download)}</MenuItem>
                <MenuItem danger blocked={remove.blocked} onSelect={() => setDeleting(set)}>
                  {text(messages.delete)}
                </MenuItem>
              </RowMenu>,
            ],
          }))}
        />
      )}
      {isMaking ? (
        <SetSheet names={[...new Set(data.items.map(({ name }) => name))]} onClose={() => setMaking(false)} />
      ) : null}
      <ConfirmCommand
        command={remove}
        input={deleting && { path: { id: deleting.id } }}
        title={text(messages.deleteNamed, named(deleting))}
        body={text(messages.deleteHelp)}
        verb={text(messages.delete)}
        danger
        onClose={() => setDeleting(null)}
      />
    </div>
  );
}

/** How large a set of the lists is now, by list, and whether there is one already. */
function Next({ next, hasSets, action }: { next: Sets['next']; hasSets: boolean; action: ReactNode }) {
  const text = useText();
  const { number } = useFormats();
  const { fileSize, most, parts, sameAs } = next;
  const limit = number(most / 2 ** 20);
  const filled =
    fileSize === null
      ? text(messages.tooLarge, { most: limit })
      : text(messages.filled, { size: number(fileSize / 2 ** 20, 1), most: limit });
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
      {hasSets ? action : null}
    </section>
  );
}
