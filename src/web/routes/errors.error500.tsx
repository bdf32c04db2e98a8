import { createFileRoute } from '@tanstack/react-router';
import { ServerErrorPage } from '#web/features/errors/message-pages.tsx';
import { defineMessage } from '#web/i18n/message.ts';

export const Route = createFileRoute('/errors/error500')({
  staticData: {
    title: defineMessage('routes.serverError', { en: 'Server error', ko: '서버 오류' }),
  },
  // In the first file: it is shown when others cannot be loaded.
  codeSplitGroupings: [],
  component: ServerErrorPage,
});
