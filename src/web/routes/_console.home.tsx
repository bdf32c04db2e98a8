import { createFileRoute, redirect } from '@tanstack/react-router';

/** There is no dashboard yet (docs/decisions/040): the device list is where the work begins. */
export const Route = createFileRoute('/_console/home')({
  beforeLoad: () => {
    throw redirect({ to: '/device/deviceList/$pageNum', params: { pageNum: '1' }, replace: true });
  },
});
