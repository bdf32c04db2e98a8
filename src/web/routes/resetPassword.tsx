import { createFileRoute, redirect } from '@tanstack/react-router';
import { ForcedPasswordPage } from '#web/features/people/sign-in/forced-password-page.tsx';
import { type Profile, profileKey } from '#web/http/profile.ts';
import { defineMessage } from '#web/i18n/message.ts';

export const Route = createFileRoute('/resetPassword')({
  staticData: {
    title: defineMessage('routes.resetPassword', { en: 'Set a new password', ko: '새 비밀번호 설정' }),
  },
  beforeLoad: async ({ context: { session, queryClient } }) => {
    if (!(await session.isSignedIn())) throw redirect({ to: '/forget-password' });
    if (queryClient.getQueryData<Profile>(profileKey)?.owes !== 'password') throw redirect({ to: '/home' });
  },
  component: ResetPassword,
});

/** The page is loaded again: nothing that was refused so far is shown again. */
function ResetPassword() {
  return <ForcedPasswordPage onChanged={() => window.location.replace('/home')} />;
}
