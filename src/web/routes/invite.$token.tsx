import { createFileRoute } from '@tanstack/react-router';
import { InvitePage } from '#web/features/people/sign-in/joining/invite-page.tsx';
import { needTexts } from '#web/i18n/catalogue.ts';
import { defineMessage } from '#web/i18n/message.ts';

export const Route = createFileRoute('/invite/$token')({
  staticData: {
    title: defineMessage('routes.invite', { en: 'Invitation', ko: '초대' }),
    texts: ['people/sign-in/joining'],
  },
  beforeLoad: () => needTexts('people/sign-in/joining'),
  component: Invite,
});

function Invite() {
  const { token } = Route.useParams();
  const { session } = Route.useRouteContext();
  const navigate = Route.useNavigate();
  return (
    <InvitePage
      token={token}
      clientKeyOf={session.clientKeyOf}
      onAccepted={() => void navigate({ to: '/confirm-account', replace: true })}
    />
  );
}
