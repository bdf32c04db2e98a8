import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { NamedDevice } from '#web/entities/links.tsx';
import { useDateTime } from '#web/http/time-zone.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ErrorState } from '#web/resource/list-page.tsx';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/placeholders.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { bulksQuery } from '../bulks/queries.ts';
import { bootAdsQuery } from '../queries.ts';
import type { MetadataSet } from '../set-queries.ts';
import { messages } from './messages.ts';
import { screensQuery, useNextSet, useStoredSet } from './queries.ts';
import { Remote, type RemoteScene } from './remote.tsx';
import { Stage } from './stage.tsx';

interface SetPreviewProps {
  /** Null: the lists as they are. */
  set: MetadataSet | null;
  onClose: () => void;
}

const scenes = ['live', 'home', 'start'] as const;
type Scene = (typeof scenes)[number];
const sceneTexts = { live: messages.live, home: messages.home, start: messages.start };

/** A set as viewers see it, beside the pictures of a box that has fetched it. */
export function SetPreview({ set, onClose }: SetPreviewProps) {
  const text = useText();
  const [scene, setScene] = useState<Scene>('live');
  const stored = useStoredSet(set?.id ?? null);
  const next = useNextSet(set === null);
  const { query, shown } = set ? stored : next;
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <Button size="small" icon={<ArrowLeft className="size-4" aria-hidden />} onClick={onClose}>
          {text(messages.back)}
        </Button>
        <h2 className="text-body font-medium">
          {set ? text(messages.titleOf, { name: set.name, version: set.version }) : text(messages.titleNext)}
        </h2>
      </div>
      <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-[minmax(0,5fr)_minmax(0,2fr)]">
        <Tabs
          label={text(messages.scene)}
          value={scene}
          tabs={scenes.map((value) => ({ value, label: text(sceneTexts[value]) }))}
          onChange={setScene}
        >
          {query.error && !shown ? (
            <ErrorState error={query.error} onRetry={() => void query.refetch()} />
          ) : !shown ? (
            <Skeleton className="aspect-video w-full" />
          ) : scene === 'start' ? (
            <StartScene />
          ) : (
            <Remote set={shown} scene={scene satisfies RemoteScene} />
          )}
        </Tabs>
        <section className="flex flex-col gap-3" aria-label={text(messages.onBox)}>
          <h3 className="text-body font-medium">{text(messages.onBox)}</h3>
          {set ? (
            <BoxScreens id={set.id} />
          ) : (
            <p className="text-dense text-secondary">{text(messages.makeFirst)}</p>
          )}
        </section>
      </div>
    </div>
  );
}

/** The video that boxes play while they start. */
function StartScene() {
  const text = useText();
  const ads = useQuery(bootAdsQuery);
  const bulks = useQuery(bulksQuery(null));
  const chosen = ads.data?.find(({ id }) => id === bulks.data?.cmsBulkBootAd?.adFileId);
  const ad = chosen ?? ads.data?.[0];
  if (!ads.data || bulks.isPending) return <Skeleton className="aspect-video w-full" />;
  return (
    <div className="flex flex-col gap-2">
      <Stage>
        {ad ? (
          <video key={ad.id} src={ad.address} controls muted className="absolute inset-0 size-full" />
        ) : null}
      </Stage>
      <p className="text-dense text-secondary">
        {ad
          ? text(chosen ? messages.bootAdChosen : messages.bootAdNewest, { name: ad.name })
          : text(messages.noBootAd)}
      </p>
    </div>
  );
}

const shownOn = { live: messages.shownLive, home: messages.shownHome };

/** Shows the screenshots that a box sent after its download. */
function BoxScreens({ id }: { id: string }) {
  const text = useText();
  const dateTime = useDateTime();
  const { data, error, refetch } = useQuery(screensQuery(id));
  if (!data)
    return error ? (
      <ErrorState error={error} onRetry={() => void refetch()} />
    ) : (
      <Skeleton className="aspect-video w-full" />
    );
  const { boxes, screens } = data;
  if (screens.length === 0)
    return (
      <p className="text-dense text-secondary">
        {boxes === 0 ? text(messages.noBox) : text(messages.noPicture, { boxes })}
      </p>
    );
  return screens.toReversed().map(({ view, endpointId, deviceName, takenAt, png }) => (
    <figure key={view} className="flex flex-col gap-1">
      <img
        src={`data:image/png;base64,${png}`}
        width={640}
        height={360}
        alt={text(shownOn[view], { name: deviceName ?? endpointId })}
        className="h-auto w-full rounded border border-stroke bg-sunken"
      />
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-3 text-caption text-secondary">
        <NamedDevice endpointId={endpointId} name={deviceName} />
        <span>{text(messages.takenAt, { time: dateTime(takenAt) })}</span>
      </figcaption>
    </figure>
  ));
}
