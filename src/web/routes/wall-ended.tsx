import { createFileRoute, redirect } from '@tanstack/react-router';
import { WallEndedPage } from '#web/features/statistics/dashboard/wall/ended.tsx';
import { needTexts } from '#web/i18n/catalogue.ts';
import { defineMessage } from '#web/i18n/message.ts';

/** The key is always there: what a validator leaves out, the router would hand through unread. */
const readSearch = ({ at }: Record<string, unknown>): { at: string | undefined } => ({
  at: typeof at === 'string' && Number.isFinite(Date.parse(at)) ? at : undefined,
});

export const Route = createFileRoute('/wall-ended')({
  staticData: {
    title: defineMessage('routes.wallEnded', { en: 'Wall view signed out', ko: '상황판 로그아웃됨' }),
    texts: ['statistics/dashboard/wall'],
  },
  validateSearch: readSearch,
  // A sign-in in another tab continues the wall.
  beforeLoad: async ({ context }) => {
    if (await context.session.isSignedIn()) throw redirect({ to: '/wall' });
    await needTexts('statistics/dashboard/wall');
  },
  component: Page,
});

function Page() {
  const { at } = Route.useSearch();
  return <WallEndedPage at={at ?? null} />;
}
