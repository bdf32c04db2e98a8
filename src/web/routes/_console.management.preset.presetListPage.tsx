import { createFileRoute } from '@tanstack/react-router';
import { SlidersHorizontal } from 'lucide-react';
import * as permissions from '#api/permissions.gen.ts';
import { PresetList } from '#web/features/fleet/presets/list.tsx';
import { presetSearch, presetsQuery } from '#web/features/fleet/presets/queries.ts';
import { defineMessage } from '#web/i18n/message.ts';

export const Route = createFileRoute('/_console/management/preset/presetListPage')({
  staticData: {
    title: defineMessage('routes.presets', { en: 'Presets', ko: '프리셋' }),
    permission: permissions.listPresets,
    nav: {
      group: 'management',
      area: 'fleet',
      entry: 'groups',
      order: 10,
      icon: SlidersHorizontal,
      to: '/management/preset/presetListPage',
      prefix: '/management/preset',
    },
    texts: ['fleet/presets', 'fleet/profiles'],
  },
  validateSearch: presetSearch.read,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => {
    void queryClient.prefetchQuery(presetsQuery(deps));
  },
  component: Page,
});

function Page() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return <PresetList search={search} onSearch={(next, how) => void navigate({ search: next, ...how })} />;
}
