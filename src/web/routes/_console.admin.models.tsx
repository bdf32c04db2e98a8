import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/_console/admin/models')({
  beforeLoad: () => {
    throw redirect({ to: '/admin/tables/$tId', params: { tId: 'device-model' }, replace: true });
  },
});
