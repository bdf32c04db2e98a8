import { createFileRoute } from '@tanstack/react-router';
import { ServerErrorPage } from '#web/features/errors/message-pages.tsx';
import { defineMessage } from '#web/i18n/message.ts';

export const Route = createFileRoute('/errors/error500')({
  staticData: {
    title: defineMessage({ id: 'routes.serverError', defaultMessage: 'Server error' }),
  },
  // In the first file: it is shown when others cannot be loaded.
  codeSplitGroupings: [],
  component: ServerErrorPage,
});
