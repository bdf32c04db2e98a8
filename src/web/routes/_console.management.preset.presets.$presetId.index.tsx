import { createFileRoute } from '@tanstack/react-router';
import * as permissions from '#api/permissions.gen.ts';
import { PresetPage } from '#web/features/fleet/presets/preset-page.tsx';
import { presetDeviceSearch, presetQuery } from '#web/features/fleet/presets/queries.ts';
import { defineMessage } from '#web/i18n/message.ts';

export const Route = createFileRoute('/_console/management/preset/presets/$presetId/')({
  staticData: {
    title: defineMessage('routes.preset', { en: 'Preset', ko: '프리셋 상세' }),
    parent: '/management/preset/presetListPage',
    permission: permissions.getPreset,
    texts: ['fleet/presets', 'fleet/approvals', 'fleet/profiles'],
  },
  validateSearch: presetDeviceSearch.read,
  loader: ({ context: { queryClient }, params: { presetId } }) => {
    void queryClient.prefetchQuery(presetQuery(presetId));
  },
  component: Page,
});

function Page() {
  const { presetId } = Route.useParams();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <PresetPage
      key={presetId}
      presetId={presetId}
      search={search}
      onSearch={(next, how) => void navigate({ search: next, ...how })}
    />
  );
}
