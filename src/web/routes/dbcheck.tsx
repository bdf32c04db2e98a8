import { createFileRoute } from '@tanstack/react-router';
import { HealthPage } from '#web/features/errors/message-pages.tsx';
import { defineMessage } from '#web/i18n/message.ts';

export const Route = createFileRoute('/dbcheck')({
  staticData: {
    title: defineMessage('routes.dbcheck', { en: 'Service check', ko: '서비스 점검' }),
  },
  component: HealthPage,
});
