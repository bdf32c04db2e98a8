import { createFileRoute, redirect } from '@tanstack/react-router';

// RT-059: a task is a stream of the log; its page is where it can be read and cancelled.
export const Route = createFileRoute('/_console/admin/task')({
  beforeLoad: () => {
    throw redirect({ to: '/tasks', replace: true });
  },
});
