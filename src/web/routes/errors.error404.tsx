import { createFileRoute } from '@tanstack/react-router';
import { NotFoundPage } from '#web/features/errors/not-found-page.tsx';
import { messages } from './-messages.ts';

export const Route = createFileRoute('/errors/error404')({
  staticData: { title: messages.notFound },
  component: NotFoundPage,
});
