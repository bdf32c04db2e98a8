import { createFileRoute } from '@tanstack/react-router';
import { AccountHelpPage } from '#web/features/sign-in/account-help-page.tsx';
import { messages } from '#web/features/sign-in/messages.ts';
import { defineMessage } from '#web/i18n/message.ts';

export const Route = createFileRoute('/register')({
  staticData: {
    title: defineMessage({ id: 'routes.register', defaultMessage: 'Request account' }),
  },
  component: () => <AccountHelpPage title={messages.requestAccount} help={messages.requestAccountHelp} />,
});
