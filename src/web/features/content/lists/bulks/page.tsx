import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFileSize } from '#web/entities/file-upload/file-size.ts';
import { useDateTime } from '#web/http/time-zone.ts';
import { useText } from '#web/i18n/use-text.ts';
import { AsOf } from '#web/resource/as-of.tsx';
import { ErrorState, PageHeader } from '#web/resource/list-page.tsx';
import { Skeleton } from '#web/ui/placeholders.tsx';
import { Property } from '#web/ui/property-list.tsx';
import { BulkCard } from './card.tsx';
import type { Kind } from './kinds.ts';
import { messages } from './messages.ts';
import { OrganisationPicker } from './organisation-picker.tsx';
import { PickSheet } from './pick-sheet.tsx';
import { type Bulks, bulksQuery, type Inherited } from './queries.ts';

interface BulkPageProps {
  /** Null: the organisation that the console shows. */
  opId: string | null;
  onOrganisation: (opId: string | null) => void;
}

/** RT-048: what every set-top box of the organisation gets, and how many have it. */
export function BulkPage({ opId, onOrganisation }: BulkPageProps) {
  const text = useText();
  const query = useQuery(bulksQuery(opId));
  const [picking, setPicking] = useState<Kind | null>(null);
  const { data } = query;
  return (
    <>
      <PageHeader
        title={text(messages.title)}
        context={text(messages.context)}
        actions={
          <span className="flex flex-wrap items-center gap-3">
            <AsOf known={query} />
            <OrganisationPicker opId={opId} onPick={onOrganisation} />
          </span>
        }
      />
      {query.error && !data ? (
        <ErrorState
          title={text(messages.loadFailed)}
          error={query.error}
          onRetry={() => void query.refetch()}
        />
      ) : !data ? (
        <Skeleton className="h-40 w-full" />
      ) : (
        <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-3">
          <BootAdCard
            bulk={data.cmsBulkBootAd}
            inherited={data.inherited.cmsBulkBootAd}
            onPick={() => setPicking('bootAd')}
          />
          <ChannelCard
            bulk={data.cmsBulkChannel}
            inherited={data.inherited.cmsBulkChannel}
            onPick={() => setPicking('channel')}
          />
          <MetadataCard
            bulk={data.cmsBulkMetafile}
            inherited={data.inherited.cmsBulkMetafile}
            onPick={() => setPicking('metadata')}
          />
        </div>
      )}
      {picking ? <PickSheet kind={picking} opId={opId} onClose={() => setPicking(null)} /> : null}
    </>
  );
}

interface CardOf<Name extends Exclude<keyof Bulks, 'inherited'>> {
  bulk: Bulks[Name];
  inherited: Inherited | null;
  onPick: () => void;
}

function BootAdCard({ bulk, ...card }: CardOf<'cmsBulkBootAd'>) {
  const text = useText();
  const fileSize = useFileSize();
  return (
    <BulkCard
      kind="bootAd"
      title={messages.bootAd}
      {...card}
      bulk={bulk && { ...bulk, itemId: bulk.adFileId, name: bulk.adName, at: bulk.bulkBootAdTime }}
    >
      <Property label={text(messages.version)}>{bulk?.adVersion}</Property>
      <Property label={text(messages.file)}>{bulk?.adFileNameOrg}</Property>
      <Property label={text(messages.size)}>{fileSize(bulk?.adFileSize ?? 0)}</Property>
    </BulkCard>
  );
}

function ChannelCard({ bulk, ...card }: CardOf<'cmsBulkChannel'>) {
  const text = useText();
  return (
    <BulkCard
      kind="channel"
      title={messages.channel}
      {...card}
      bulk={bulk && { ...bulk, itemId: bulk.channelId, name: bulk.channelName, at: bulk.bulkChannelTime }}
    >
      <Property label={text(messages.number)}>{bulk?.channelNumber}</Property>
    </BulkCard>
  );
}

function MetadataCard({ bulk, ...card }: CardOf<'cmsBulkMetafile'>) {
  const text = useText();
  const dateTime = useDateTime();
  const fileSize = useFileSize();
  return (
    <BulkCard
      kind="metadata"
      title={messages.metadata}
      {...card}
      bulk={bulk && { ...bulk, itemId: bulk.metaFileId, name: bulk.metaName, at: bulk.bulkMetadataTime }}
    >
      <Property label={text(messages.version)}>{bulk?.metaVersion}</Property>
      <Property label={text(messages.size)}>{fileSize(bulk?.meta_file_size ?? 0)}</Property>
      <Property label={text(messages.made)}>{bulk ? dateTime(bulk.crateTime) : null}</Property>
    </BulkCard>
  );
}
