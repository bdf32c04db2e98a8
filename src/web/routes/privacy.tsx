import { createFileRoute } from '@tanstack/react-router';
import { PrivacyPage } from '#web/features/people/privacy/page.tsx';
import { needTexts } from '#web/i18n/catalogue.ts';
import { defineMessage } from '#web/i18n/message.ts';

export const Route = createFileRoute('/privacy')({
  staticData: {
    title: defineMessage({ id: 'routes.privacy', defaultMessage: 'What is recorded about you' }),
    texts: ['people/privacy'],
  },
  beforeLoad: () => needTexts('people/privacy'),
  component: PrivacyPage,
});
