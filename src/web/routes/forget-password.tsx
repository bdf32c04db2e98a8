import { createFileRoute } from '@tanstack/react-router';
import { ForgotPasswordPage } from '#web/features/people/sign-in/forgot-password-page.tsx';
import { defineMessage } from '#web/i18n/message.ts';

export const Route = createFileRoute('/forget-password')({
  staticData: {
    title: defineMessage('routes.forgotPassword', { en: 'Forgot password', ko: '비밀번호 찾기' }),
  },
  component: ForgotPassword,
});

function ForgotPassword() {
  const { session } = Route.useRouteContext();
  return <ForgotPasswordPage email={session.remembered().email} />;
}
