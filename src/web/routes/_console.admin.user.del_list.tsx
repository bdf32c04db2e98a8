import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/_console/admin/user/del_list')({
  beforeLoad: () => {
    throw redirect({ to: '/admin/tables/$tId', params: { tId: 'user-del' }, replace: true });
  },
});
