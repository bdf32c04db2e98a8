import { createFileRoute } from '@tanstack/react-router';
import { HealthPage } from '#web/features/errors/message-pages.tsx';
import { defineMessage } from '#web/i18n/message.ts';

export const Route = createFileRoute('/dbcheck')({
  staticData: {
    title: defineMessage({ id: 'routes.dbcheck', defaultMessage: 'Service check' }),
  },
  component: HealthPage,
});
