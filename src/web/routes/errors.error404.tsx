import { createFileRoute } from '@tanstack/react-router';
import { NotFoundPage } from '#web/features/errors/message-pages.tsx';
import { messages } from '#web/features/errors/messages.ts';

export const Route = createFileRoute('/errors/error404')({
  staticData: {
    title: messages.notFound,
  },
  // In the first file: it is shown when others cannot be loaded.
  codeSplitGroupings: [],
  component: NotFoundPage,
});
