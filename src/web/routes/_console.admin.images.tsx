import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/_console/admin/images')({
  beforeLoad: () => {
    throw redirect({ to: '/admin/tables/$tId', params: { tId: 'device-model-image' }, replace: true });
  },
});
