import { useQuery } from '@tanstack/react-query';
import { useText } from '#web/i18n/use-text.ts';
import { linkLook } from '#web/ui/classes.ts';
import { Card, Property, PropertyList } from '#web/ui/property-list.tsx';
import { messages } from './own-messages.ts';
import { contactQuery, providersQuery } from './queries.ts';

/** Tells an organisation's administrator whom to call: the organisations above, and those who run the installation. */
export function ProviderCard() {
  const text = useText();
  const providers = useQuery(providersQuery).data ?? [];
  const contact = useQuery(contactQuery).data;
  if (providers.length === 0 && !contact) return null;
  // The nearest organisation looks after the devices: the others would only pass a call on.
  const first = providers.find(({ phone, url }) => phone || url);
  return (
    <Card title={text(messages.help)}>
      <PropertyList columns={1}>
        {providers.map(({ companyName, phone, url }) => (
          <Property key={companyName} label={companyName}>
            {companyName === first?.companyName ? (
              <span className="block font-medium">{text(messages.callFirst)}</span>
            ) : null}
            {phone ? <Contact to={phone} /> : null}
            {url ? <Contact to={url} /> : null}
            {phone || url ? null : <span className="text-secondary">{text(messages.noPhone)}</span>}
          </Property>
        ))}
        {contact ? (
          <Property label={text(messages.installation)}>
            <Contact to={contact} />
          </Property>
        ) : null}
      </PropertyList>
    </Card>
  );
}

/** A telephone number, a mail address or a website as a link; other text as it is. */
function Contact({ to }: { to: string }) {
  const href = addressOf(to);
  if (href === null) return <span className="block">{to}</span>;
  return (
    <a href={href} rel="noopener noreferrer" className={`block wrap-anywhere ${linkLook}`}>
      {to}
    </a>
  );
}

function addressOf(text: string): string | null {
  if (/^\+?[\d\s()-]{5,}$/.test(text)) return `tel:${text.replaceAll(/[\s()-]/g, '')}`;
  if (/^[^\s@/]+@[^\s@/]+$/.test(text)) return `mailto:${text}`;
  if (/^https?:\/\/\S+$/.test(text)) return text;
  return /^[a-z0-9-]+(\.[a-z0-9-]+)+(:\d+)?(\/\S*)?$/i.test(text) ? `https://${text}` : null;
}
