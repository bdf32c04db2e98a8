import { createFileRoute, redirect } from '@tanstack/react-router';

// RT-057: accounts are administered where their rules are.
export const Route = createFileRoute('/_console/admin/user/user_list')({
  beforeLoad: () => {
    throw redirect({ to: '/management/account/accountList', replace: true });
  },
});
