import { createFileRoute } from '@tanstack/react-router';
import { DeviceList } from '#web/features/devices/list.tsx';
import { deviceCountsQuery, devicePageQuery } from '#web/features/devices/queries.ts';
import { readDeviceSearch } from '#web/features/devices/search.ts';
import { messages } from './-messages.ts';

const pageOf = (text: string) => Math.max(1, Math.trunc(Number(text)) || 1);

export const Route = createFileRoute('/_console/device/deviceList/$pageNum')({
  staticData: { title: messages.devices },
  validateSearch: readDeviceSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, params, deps }) => {
    void queryClient.prefetchQuery(devicePageQuery(pageOf(params.pageNum), deps));
    void queryClient.prefetchQuery(deviceCountsQuery);
  },
  component: Devices,
});

function Devices() {
  const { pageNum } = Route.useParams();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <DeviceList
      page={pageOf(pageNum)}
      search={search}
      onGo={(page, next) => void navigate({ params: { pageNum: String(page) }, search: next })}
    />
  );
}
