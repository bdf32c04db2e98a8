import { createFileRoute } from '@tanstack/react-router';
import { NotFoundPage } from '#web/features/errors/message-pages.tsx';
import { defineMessage } from '#web/i18n/message.ts';

export const Route = createFileRoute('/errors/error404')({
  staticData: {
    title: defineMessage({ id: 'routes.notFound', defaultMessage: 'Page not found' }),
  },
  // In the first file: it is shown when others cannot be loaded.
  codeSplitGroupings: [],
  component: NotFoundPage,
});
