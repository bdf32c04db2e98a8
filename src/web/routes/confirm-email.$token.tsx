import { createFileRoute } from '@tanstack/react-router';
import { ConfirmEmailPage } from '#web/features/people/sign-in/confirm-email-page.tsx';
import { defineMessage } from '#web/i18n/message.ts';

export const Route = createFileRoute('/confirm-email/$token')({
  staticData: {
    title: defineMessage('routes.confirmEmail', { en: 'E-mail address', ko: '이메일 주소 확인' }),
  },
  component: ConfirmEmail,
});

function ConfirmEmail() {
  const { token } = Route.useParams();
  return <ConfirmEmailPage token={token} />;
}
