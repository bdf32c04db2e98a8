import { createFileRoute, redirect } from '@tanstack/react-router';

/** RT-035: the management device list is that table. */
export const Route = createFileRoute('/_console/management/newTable/newTablePage')({
  beforeLoad: () => {
    throw redirect({ to: '/management/device/deviceListPage', replace: true });
  },
});
