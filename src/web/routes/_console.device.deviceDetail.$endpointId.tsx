import { createFileRoute } from '@tanstack/react-router';
import { AddToCase } from '#web/features/cases/add-to-case.tsx';
import { DeviceDetail } from '#web/features/devices/detail/detail.tsx';
import { readDetailSearch } from '#web/features/devices/detail/search.ts';
import { deviceInfoQuery } from '#web/features/devices/queries.ts';
import { messages } from './-messages.ts';

export const Route = createFileRoute('/_console/device/deviceDetail/$endpointId')({
  staticData: { title: messages.device },
  validateSearch: readDetailSearch,
  loader: ({ context: { queryClient }, params }) => {
    void queryClient.prefetchQuery(deviceInfoQuery(params.endpointId));
  },
  component: Detail,
});

function Detail() {
  const { endpointId } = Route.useParams();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <DeviceDetail
      key={endpointId}
      endpointId={endpointId}
      actions={<AddToCase endpointId={endpointId} />}
      search={search}
      onSearch={(next) => void navigate({ search: next })}
    />
  );
}
