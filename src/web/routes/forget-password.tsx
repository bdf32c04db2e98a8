import { createFileRoute } from '@tanstack/react-router';
import { AccountHelpPage } from '#web/features/sign-in/account-help-page.tsx';
import { messages } from '#web/features/sign-in/messages.ts';
import { defineMessage } from '#web/i18n/message.ts';

export const Route = createFileRoute('/forget-password')({
  staticData: {
    title: defineMessage({ id: 'routes.forgotPassword', defaultMessage: 'Forgot password' }),
  },
  component: () => <AccountHelpPage title={messages.forgotPassword} help={messages.forgotPasswordHelp} />,
});
