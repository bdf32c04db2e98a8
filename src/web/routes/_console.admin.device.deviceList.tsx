import { createFileRoute, redirect } from '@tanstack/react-router';

// RT-062: devices are administered where their rules are.
export const Route = createFileRoute('/_console/admin/device/deviceList')({
  beforeLoad: () => {
    throw redirect({ to: '/device/deviceList/$pageNum', params: { pageNum: '1' }, replace: true });
  },
});
