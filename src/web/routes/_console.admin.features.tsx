import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/_console/admin/features')({
  beforeLoad: () => {
    throw redirect({ to: '/admin/tables/$tId', params: { tId: 'device-model-feature' }, replace: true });
  },
});
