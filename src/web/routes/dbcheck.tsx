import { createFileRoute } from '@tanstack/react-router';
import { HealthPage } from '#web/features/errors/health-page.tsx';
import { messages } from './-messages.ts';

export const Route = createFileRoute('/dbcheck')({
  staticData: { title: messages.dbcheck },
  component: HealthPage,
});
