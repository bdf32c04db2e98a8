import { Link } from '@tanstack/react-router';
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { useText } from '#web/i18n/use-text.ts';
import { IconButton } from '#web/ui/button.tsx';
import { cx } from '#web/ui/classes.ts';
import { Tooltip } from '#web/ui/tooltip.tsx';
import { messages } from './messages.ts';
import { type Page, usePageHere, usePages } from './nav.ts';

function PageLink(props: {
  page: Page;
  isHere: boolean;
  collapsed: boolean;
  onNavigate?: (() => void) | undefined;
}) {
  const { page, isHere, collapsed } = props;
  const text = useText();
  const Icon = page.icon;
  const title = text(page.title);
  const link = (
    <Link
      to={page.to}
      onClick={props.onNavigate}
      aria-current={isHere ? 'page' : undefined}
      aria-label={collapsed ? title : undefined}
      className={cx(
        'flex h-9 items-center gap-2.5 rounded px-2.5 text-body hover:bg-hover',
        isHere ? 'bg-hover font-medium text-primary' : 'text-secondary',
        collapsed && 'justify-center px-0',
      )}
    >
      <Icon className={cx('size-4 shrink-0', isHere && 'text-accent')} aria-hidden />
      {collapsed ? null : title}
    </Link>
  );
  return collapsed ? (
    <Tooltip label={title} side="right">
      {link}
    </Tooltip>
  ) : (
    link
  );
}

export function Menu(props: { collapsed?: boolean; onNavigate?: () => void }) {
  const text = useText();
  const collapsed = props.collapsed ?? false;
  const here = usePageHere();
  return (
    <nav aria-label={text(messages.mainMenu)} className="flex flex-col gap-4">
      {usePages().map((group) => (
        <div key={group.title.id}>
          {collapsed ? null : (
            <p aria-hidden className="small-caps px-2.5 pb-1 text-muted">
              {text(group.title)}
            </p>
          )}
          <ul aria-label={text(group.title)} className="flex flex-col gap-0.5">
            {group.pages.map((page) => (
              <li key={page.to} className="flex flex-col">
                <PageLink
                  page={page}
                  isHere={page.to === here}
                  collapsed={collapsed}
                  onNavigate={props.onNavigate}
                />
              </li>
            ))}
          </ul>
        </div>
      ))}
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
