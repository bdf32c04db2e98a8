import { useQuery } from '@tanstack/react-query';
import { DeviceLink } from '#web/entities/links.tsx';
import { messages } from '#web/features/devices/device/page/messages.ts';
import { nameOf } from '#web/features/devices/device/queries.ts';
import { answerOf, mainApi } from '#web/http/clients.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ErrorState, PageHeader, StaleNote } from '#web/resource/list-page.tsx';
import { linkLook } from '#web/ui/classes.ts';
import { DetailSkeleton } from './detail-skeleton.tsx';
import { General } from './general.tsx';

/** the short record, read only, with the way to the whole device. */
export function ShortInfo({ endpointId }: { endpointId: string }) {
  const text = useText();
  const query = useQuery({
    queryKey: ['devices', 'short', endpointId],
    queryFn: async () =>
      (await answerOf(mainApi.POST('/devices/action/getDevice', { body: { endpointId } }))).data.device,
    staleTime: 0,
  });
  if (query.isPending) return <DetailSkeleton />;
  if (!query.data) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  return (
    <>
      <StaleNote known={query} />
      <PageHeader
        title={nameOf(query.data)}
        context={text(messages.infoTitle)}
        actions={
          <DeviceLink endpointId={endpointId} className={linkLook}>
            {text(messages.openDetail)}
          </DeviceLink>
        }
      />
      <General device={query.data} />
    </>
  );
}
