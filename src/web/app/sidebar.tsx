import { Link } from '@tanstack/react-router';
import { ChevronRight, type LucideIcon, PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { useState } from 'react';
import { localStore } from '#web/ambient/storage.ts';
import { useText } from '#web/i18n/use-text.ts';
import type { MenuArea } from '#web/routes/-context.ts';
import { IconButton } from '#web/ui/button.tsx';
import { cx } from '#web/ui/classes.ts';
import { Tooltip } from '#web/ui/tooltip.tsx';
import { MenuFavourites } from './favourites.tsx';
import { messages } from './messages.ts';
import { type Area, type Entry, useAreaHere, useMenu, usePageHere } from './nav.ts';

interface MenuProps {
  collapsed?: boolean;
  onNavigate?: (() => void) | undefined;
}

const rowLook = 'flex h-9 w-full items-center gap-2.5 rounded px-2.5 text-body hover:bg-hover';

function EntryLink(props: MenuProps & { entry: Entry; icon: LucideIcon | null }) {
  const { entry, icon: Icon } = props;
  const text = useText();
  const here = usePageHere();
  const isHere = entry.pages.some(({ to }) => to === here);
  const title = text(entry.title);
  const link = (
    <Link
      to={entry.to}
      onClick={props.onNavigate}
      aria-current={isHere ? 'page' : undefined}
      aria-label={props.collapsed ? title : undefined}
      className={cx(
        rowLook,
        isHere ? 'bg-hover font-medium text-primary' : 'text-secondary',
        props.collapsed && 'justify-center px-0',
        !Icon && 'pl-9',
      )}
    >
      {Icon ? <Icon className={cx('size-4 shrink-0', isHere && 'text-accent')} aria-hidden /> : null}
      {props.collapsed ? null : title}
    </Link>
  );
  return props.collapsed ? (
    <Tooltip label={title} side="right">
      {link}
    </Tooltip>
  ) : (
    link
  );
}

const openKey = 'menuAreas';

/**
 * The open areas. The page's own area is open, unless it was closed since the last page; the others are as the user
 * left them.
 */
function useOpenAreas() {
  const here = useAreaHere();
  const [opened, setOpened] = useState(() => localStore.get(openKey)?.split(' ').filter(Boolean) ?? []);
  const [closedHere, setClosedHere] = useState<MenuArea | null>(null);
  if (closedHere !== null && closedHere !== here) setClosedHere(null);
  return {
    isOpen: (area: MenuArea) => (area === here ? closedHere !== here : opened.includes(area)),
    toggle(area: MenuArea) {
      if (area === here) return setClosedHere(closedHere === here ? null : area);
      const next = opened.includes(area) ? opened.filter((other) => other !== area) : [...opened, area];
      if (next.length === 0) localStore.remove(openKey);
      else localStore.set(openKey, next.join(' '));
      setOpened(next);
    },
  };
}

function AreaGroup(props: MenuProps & { area: Area; open: boolean; onToggle: () => void }) {
  const { area, open } = props;
  const text = useText();
  const title = text(area.title);
  const { icon: Icon } = area;
  return (
    <>
      <button
        type="button"
        data-tour={`area-${area.area}`}
        aria-expanded={open}
        onClick={props.onToggle}
        className={cx(rowLook, 'text-secondary')}
      >
        <Icon className="size-4 shrink-0" aria-hidden />
        <span className="flex-1 text-left">{title}</span>
        <ChevronRight className={cx('size-4 shrink-0 text-muted', open && 'rotate-90')} aria-hidden />
      </button>
      {open ? (
        <ul aria-label={title} className="flex flex-col gap-0.5">
          {area.entries.map((entry) => (
            <li key={entry.to}>
              <EntryLink entry={entry} icon={null} onNavigate={props.onNavigate} />
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

export function Menu({ collapsed = false, onNavigate }: MenuProps) {
  const text = useText();
  const { isOpen, toggle } = useOpenAreas();
  return (
    <nav aria-label={text(messages.mainMenu)}>
      <ul className="flex flex-col gap-0.5">
        {useMenu().map((area) => {
          const [only, ...others] = area.entries;
          // Icons alone need no headings: each entry has its own.
          if (collapsed || area.unfolded || (only && others.length === 0))
            return area.entries.map((entry) => (
              <li key={entry.to}>
                <EntryLink entry={entry} icon={entry.icon} collapsed={collapsed} onNavigate={onNavigate} />
              </li>
            ));
          return (
            <li key={area.area} className="flex flex-col gap-0.5">
              <AreaGroup
                area={area}
                open={isOpen(area.area)}
                onToggle={() => toggle(area.area)}
                onNavigate={onNavigate}
              />
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

function Brand(props: { collapsed?: boolean }) {
  const text = useText();
  return (
    <span className="flex items-center gap-2.5 px-2.5 text-body font-medium">
      <img src="/favicon.svg" alt="" className="size-6" />
      {props.collapsed ? null : text(messages.brand)}
    </span>
  );
}

export function Sidebar(props: { collapsed: boolean; onToggle: () => void }) {
  const text = useText();
  const Icon = props.collapsed ? PanelLeftOpen : PanelLeftClose;
  return (
    <aside
      className={cx(
        'sticky top-0 hidden h-dvh shrink-0 flex-col border-r border-stroke bg-sunken lg:flex',
        props.collapsed ? 'w-14' : 'w-57',
      )}
    >
      <div className="flex h-13 items-center border-b border-stroke px-1.5">
        <Brand collapsed={props.collapsed} />
      </div>
      <div className="flex-1 scroll-py-4 overflow-y-auto px-2 py-4">
        <Menu collapsed={props.collapsed} />
        <MenuFavourites collapsed={props.collapsed} />
      </div>
      <div className="border-t border-stroke p-2">
        <IconButton
          label={text(props.collapsed ? messages.expandMenu : messages.collapseMenu)}
          icon={<Icon className="size-4" />}
          onClick={props.onToggle}
        />
      </div>
    </aside>
  );
}
