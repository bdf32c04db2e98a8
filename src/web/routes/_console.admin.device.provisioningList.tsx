import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/_console/admin/device/provisioningList')({
  beforeLoad: () => {
    throw redirect({ to: '/admin/tables/$tId', params: { tId: 'provisioning' }, replace: true });
  },
});
