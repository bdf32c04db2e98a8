import { createFileRoute } from '@tanstack/react-router';
import * as permissions from '#api/permissions.gen.ts';
import { TimelinePage } from '#web/features/administration/timeline/page.tsx';
import { readTimelineSearch } from '#web/features/administration/timeline/search.ts';
import { admissionTimeline } from '#web/features/devices/admission/timeline.tsx';
import { defineMessage } from '#web/i18n/message.ts';

export const Route = createFileRoute('/_console/admissions/$admissionId')({
  staticData: {
    title: defineMessage('routes.admission', { en: 'Admission', ko: '접속 허용' }),
    parent: '/management/inventory/refusedDevices',
    permission: permissions.listAdmissionEvents,
    texts: ['administration/timeline', 'devices/admission'],
  },
  validateSearch: readTimelineSearch,
  component: Timeline,
});

function Timeline() {
  const { admissionId } = Route.useParams();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <TimelinePage
      key={admissionId}
      kind={admissionTimeline}
      id={admissionId}
      search={search}
      onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
    />
  );
}
