import { createFileRoute } from '@tanstack/react-router';
import { ConfirmAccountPage } from '#web/features/people/sign-in/joining/confirm-account-page.tsx';
import { needTexts } from '#web/i18n/catalogue.ts';
import { defineMessage } from '#web/i18n/message.ts';

export const Route = createFileRoute('/confirm-account')({
  staticData: {
    title: defineMessage('routes.confirmAccount', { en: 'Account', ko: '계정' }),
    texts: ['people/sign-in/joining'],
  },
  validateSearch: (search): { after?: 'request' | undefined } => ({
    after: search.after === 'request' ? 'request' : undefined,
  }),
  beforeLoad: () => needTexts('people/sign-in/joining'),
  component: ConfirmAccount,
});

function ConfirmAccount() {
  return <ConfirmAccountPage requested={Route.useSearch().after === 'request'} />;
}
