import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { productTitle } from '#domain/product.ts';
import { answerOf, publicApi } from '#web/http/clients.ts';
import type { Message } from '#web/i18n/message.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ErrorState } from '#web/resource/list-page.tsx';
import { linkLook } from '#web/ui/classes.ts';
import { Skeleton } from '#web/ui/placeholders.tsx';
import { messages } from './messages.ts';

const privacyQuery = queryOptions({
  queryKey: ['privacy'],
  queryFn: async ({ signal }) => (await answerOf(publicApi.GET('/privacy', { signal }))).data,
});

interface Section {
  title: Message;
  paragraphs: readonly Message[];
  /** Sentence with the retention days, and the one for an unlimited time. */
  kept?: readonly {
    days: 'retentionDays' | 'auditDays' | 'deviceDays';
    limited: Message;
    forEver: Message;
  }[];
}

/** In the order in which a person meets them. */
const sections: readonly Section[] = [
  {
    title: messages.account,
    paragraphs: [messages.account1, messages.account2],
    kept: [{ days: 'retentionDays', limited: messages.accountKept, forEver: messages.accountKeptForEver }],
  },
  { title: messages.request, paragraphs: [messages.request1] },
  { title: messages.signIn, paragraphs: [messages.signIn1] },
  {
    title: messages.audit,
    paragraphs: [messages.audit1, messages.audit2],
    kept: [{ days: 'auditDays', limited: messages.auditKept, forEver: messages.auditKeptForEver }],
  },
  {
    title: messages.work,
    paragraphs: [messages.work1],
    kept: [
      { days: 'retentionDays', limited: messages.kept, forEver: messages.keptForEver },
      { days: 'deviceDays', limited: messages.devicesKept, forEver: messages.devicesKeptForEver },
    ],
  },
  { title: messages.browser, paragraphs: [messages.browser1] },
];

/**
 * Describes the recorded personal data, and its retention here (OWASP ASVS 8.3.3). The page is open before a sign-in
 * too.
 */
export function PrivacyPage() {
  const text = useText();
  const privacy = useQuery(privacyQuery);
  const { data } = privacy;
  return (
    <main className="min-h-dvh bg-sunken px-4 py-8">
      <article className="mx-auto flex max-w-2xl flex-col gap-6 rounded border border-stroke bg-raised p-6">
        <h1 className="text-title font-medium">{text(messages.title)}</h1>
        {data ? (
          <>
            <p>{text(messages.intro, { product: productTitle, version: data.version })}</p>
            {sections.map(({ title, paragraphs, kept = [] }) => (
              <section key={title.id} className="flex flex-col gap-2">
                <h2 className="text-lead font-medium">{text(title)}</h2>
                {paragraphs.map((paragraph) => (
                  <p key={paragraph.id}>
                    {text(paragraph, {
                      sessionHours: data.sessionHours,
                      countedDays: data.countedDays,
                      messageDays: data.messageDays,
                      leftDays: data.leftDays,
                    })}
                  </p>
                ))}
                {kept.map(({ days, limited: message, forEver }) => (
                  <p key={message.id}>
                    {data[days] === null ? text(forEver) : text(message, { days: data[days] })}
                  </p>
                ))}
              </section>
            ))}
            <section className="flex flex-col gap-2">
              <h2 className="text-lead font-medium">{text(messages.rights)}</h2>
              <p>{text(messages.rights1)}</p>
              <p>
                {data.contact === null
                  ? text(messages.noContact)
                  : text(messages.contact, { contact: data.contact })}
              </p>
              {data.url === null ? null : (
                <p>
                  <a href={data.url} target="_blank" rel="noopener noreferrer" className={linkLook}>
                    {text(messages.operator)}
                  </a>
                </p>
              )}
            </section>
          </>
        ) : privacy.error ? (
          <ErrorState error={privacy.error} onRetry={() => void privacy.refetch()} />
        ) : (
          <Skeleton className="h-96 w-full" />
        )}
        <Link to="/" className={linkLook}>
          {text(messages.back, { product: productTitle })}
        </Link>
      </article>
    </main>
  );
}
