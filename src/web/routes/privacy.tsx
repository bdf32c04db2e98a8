import { createFileRoute } from '@tanstack/react-router';
import { PrivacyPage } from '#web/features/people/privacy/page.tsx';
import { needTexts } from '#web/i18n/catalogue.ts';
import { defineMessage } from '#web/i18n/message.ts';

export const Route = createFileRoute('/privacy')({
  staticData: {
    title: defineMessage('routes.privacy', { en: 'What is recorded about you', ko: '기록되는 내 정보' }),
    texts: ['people/privacy'],
  },
  beforeLoad: () => needTexts('people/privacy'),
  component: PrivacyPage,
});
