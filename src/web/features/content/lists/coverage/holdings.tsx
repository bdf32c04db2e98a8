import { useNavigate } from '@tanstack/react-router';
import { useText } from '#web/i18n/use-text.ts';
import { PageLink } from '#web/resource/page-link.tsx';
import { linkLook } from '#web/ui/classes.ts';
import { MenuItem } from '#web/ui/menu.tsx';
import { messages } from './messages.ts';
import type { CoveredItem, Holding } from './queries.ts';

const boxesPage = '/management/cms/boxes/$kind/$id';

/** Opens the set-top boxes of an item, from the menu of its row. */
export function BoxesItem({ item: { kind, id } }: { item: CoveredItem }) {
  const text = useText();
  const navigate = useNavigate();
  return (
    <MenuItem onSelect={() => void navigate({ to: boxesPage, params: { kind, id } })}>
      {text(messages.show)}
    </MenuItem>
  );
}

const counted = {
  has: messages.hasCount,
  lacks: messages.lacksCount,
  unknown: messages.unknownCount,
};

/** The numbers of boxes that have an item, lack it, or are unknown; each leads to its list. */
export function Holdings({
  item: { kind, id },
  counts,
}: {
  item: CoveredItem;
  counts: Record<Holding, number>;
}) {
  const text = useText();
  return (
    <ul className="flex flex-wrap gap-x-3 gap-y-1 text-dense text-secondary tabular-nums">
      {(['has', 'lacks', 'unknown'] as const).map((holds) => (
        <li key={holds}>
          <PageLink
            otherwise="text"
            to={boxesPage}
            params={{ kind, id }}
            search={holds === 'lacks' ? {} : { holds }}
            className={linkLook}
          >
            {text(counted[holds], { count: counts[holds] })}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
