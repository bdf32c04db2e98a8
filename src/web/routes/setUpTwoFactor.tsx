import { createFileRoute, redirect } from '@tanstack/react-router';
import { ForcedTwoFactorPage } from '#web/features/people/sign-in/forced-two-factor-page.tsx';
import { type Profile, profileKey } from '#web/http/profile.ts';
import { defineMessage } from '#web/i18n/message.ts';

export const Route = createFileRoute('/setUpTwoFactor')({
  staticData: {
    title: defineMessage('routes.setUpTwoFactor', { en: 'Set up two-factor sign-in', ko: '2단계 인증 설정' }),
  },
  beforeLoad: async ({ context: { session, queryClient } }) => {
    if (!(await session.isSignedIn())) throw redirect({ to: '/login' });
    if (queryClient.getQueryData<Profile>(profileKey)?.owes !== 'twoFactor') throw redirect({ to: '/home' });
  },
  component: SetUpTwoFactor,
});

/** The page is loaded again: nothing that was refused so far is shown again. */
function SetUpTwoFactor() {
  return <ForcedTwoFactorPage onDone={() => window.location.replace('/home')} />;
}
