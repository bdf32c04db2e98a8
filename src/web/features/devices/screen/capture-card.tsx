import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { taskKinds } from '#domain/task-kinds/table.ts';
import { randomId } from '#web/ambient/random.ts';
import { useModelOf } from '#web/http/profile.ts';
import { useText } from '#web/i18n/use-text.ts';
import { useLiveFacts, useResync } from '#web/live/use-live.ts';
import { ErrorState } from '#web/resource/list-page.tsx';
import { useBlocked } from '#web/resource/use-command.ts';
import { Skeleton } from '#web/ui/placeholders.tsx';
import { Card } from '#web/ui/property-list.tsx';
import { settingsMessages } from '../device/page/messages.ts';
import type { Device } from '../device/queries.ts';
import { AskForm } from './ask-form.tsx';
import { ConsentView } from './consent-view.tsx';
import { messages } from './messages.ts';
import { newestConsentQuery } from './queries.ts';

/** The screen of a set-top box, with its viewer's consent, and its remote control (CL-112..CL-116, TN-102..TN-119). */
export function CaptureCard({ device }: { device: Device }) {
  const text = useText();
  const { supportFeatures } = useModelOf()(device);
  const isSupported = supportFeatures.includes(taskKinds.ScreenCapture.modelFeature ?? '');
  return (
    <Card title={text(messages.title)} id="screen">
      {isSupported ? (
        <Screen device={device} />
      ) : (
        <p className="text-dense text-secondary">
          {text(settingsMessages.unsupported, { modelName: device.modelName })}
        </p>
      )}
    </Card>
  );
}

const consentOf = (streamId: string): string | null =>
  streamId.startsWith('consent:') ? streamId.slice('consent:'.length) : null;

/** The newest consent of the device, from any user, and the request for another one. */
function Screen({ device }: { device: Device }) {
  const { endpointId } = device;
  const client = useQueryClient();
  const mayRead = useBlocked('listConsents') === null;
  const [viewer] = useState(randomId);
  /** The consent that this page requested, and the one that it views. */
  const [own, setOwn] = useState<string | null>(null);
  const [watched, setWatched] = useState<string | null>(null);
  const query = newestConsentQuery(endpointId);
  const newest = useQuery({ ...query, enabled: mayRead });
  const setNewest = (consentId: string) => client.setQueryData(query.queryKey, consentId);
  useLiveFacts(({ fact, endpoint_id }) => {
    const consentId = consentOf(fact.streamId);
    if (endpoint_id === endpointId && consentId !== null && fact.type === 'consent.requested')
      setNewest(consentId);
  });
  useResync(() => void client.invalidateQueries({ queryKey: query.queryKey }));
  const asked = (consentId: string) => {
    setOwn(consentId);
    setWatched(consentId);
    setNewest(consentId);
  };
  if (mayRead && newest.data === undefined)
    return newest.error ? (
      <ErrorState error={newest.error} onRetry={() => void newest.refetch()} />
    ) : (
      <Skeleton className="h-40 w-full" />
    );
  const consentId = newest.data ?? null;
  return consentId === null ? (
    <AskForm device={device} again={false} onAsked={asked} />
  ) : (
    <ConsentView
      key={consentId}
      device={device}
      consentId={consentId}
      viewer={watched === consentId ? viewer : null}
      isOwn={own === consentId}
      onAsked={asked}
      onLook={() => setWatched(consentId)}
    />
  );
}
