import { createFileRoute, useLocation } from '@tanstack/react-router';
import { NotFoundPage } from '#web/features/errors/message-pages.tsx';
import { messages } from '#web/features/errors/messages.ts';
import { useProfile } from '#web/http/profile.ts';
import { hasTexts, needTexts } from '#web/i18n/catalogue.ts';

export const Route = createFileRoute('/404')({
  staticData: {
    title: messages.notFound,
  },
  // In the first file: it is shown when others cannot be loaded.
  codeSplitGroupings: [],
  beforeLoad: async ({ context }) => {
    // Where the server is away as well, the page is shown without menus.
    if (await context.session.isSignedIn().catch(() => false)) await needTexts('console').catch(() => {});
  },
  component: NotFound,
});

/** Signed-in users keep the menus. */
function NotFound() {
  const { Shell } = Route.useRouteContext();
  const address = useLocation({ select: ({ state }) => state.from ?? null });
  const isInside = useProfile() !== null && hasTexts('console');
  const page = <NotFoundPage isInside={isInside} address={address} />;
  return isInside ? <Shell>{page}</Shell> : page;
}
