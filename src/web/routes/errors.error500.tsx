import { createFileRoute } from '@tanstack/react-router';
import { ServerErrorPage } from '#web/features/errors/server-error-page.tsx';
import { messages } from './-messages.ts';

export const Route = createFileRoute('/errors/error500')({
  staticData: { title: messages.serverError },
  component: ServerErrorPage,
});
