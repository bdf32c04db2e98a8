import { createFileRoute } from '@tanstack/react-router';
import { PasswordLinkPage } from '#web/features/people/sign-in/password-link-page.tsx';
import { defineMessage } from '#web/i18n/message.ts';

export const Route = createFileRoute('/changePassword/$token')({
  staticData: {
    title: defineMessage('routes.setPassword', { en: 'Set a new password', ko: '새 비밀번호 설정' }),
  },
  component: PasswordLink,
});

function PasswordLink() {
  const { token } = Route.useParams();
  return <PasswordLinkPage token={token} />;
}
