import { Link, useMatches, useRouter } from '@tanstack/react-router';
import { useMay } from '#web/http/profile.ts';
import { useText } from '#web/i18n/use-text.ts';
import { linkLook } from '#web/ui/classes.ts';
import { messages } from './messages.ts';

/** The way back: the pages above the one that is shown, as their routes name each other (`staticData.parent`); what an address has in common is kept. */
export function Breadcrumb() {
  const text = useText();
  const may = useMay();
  const { routesById } = useRouter();
  const here = useMatches({ select: (matches) => matches.at(-1) });
  const above = [];
  for (let path = here?.staticData.parent; path; ) {
    const route = Object.values(routesById).find(({ to }) => to === path);
    const { title, permission = [], nav, parent } = route?.options.staticData ?? {};
    if (title && may(permission)) above.unshift({ to: nav?.to ?? path, title });
    path = parent;
  }
  if (above.length === 0) return null;
  return (
    <nav aria-label={text(messages.crumbs)} className="pb-2 text-dense text-secondary">
      <ol className="flex gap-2">
        {above.map(({ to, title }) => (
          <li key={to} className="after:ml-2 after:text-muted after:content-['/'] last:after:content-none">
            <Link to={to} activeOptions={{ exact: true }} className={linkLook}>
              {text(title)}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
