import { useNavigate } from '@tanstack/react-router';
import {
  CircleHelp,
  Compass,
  FileText,
  Info,
  Menu as MenuIcon,
  MessageSquareText,
  Search,
} from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useProfile } from '#web/http/profile.ts';
import { useText } from '#web/i18n/use-text.ts';
import { IconButton } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { Menu, MenuItem, MenuLabel } from '#web/ui/menu.tsx';
import { useStuckHeight } from '#web/ui/stuck-height.ts';
import { useToastPlaceRef } from '#web/ui/toast-place.ts';
import { LiveDot } from './live-dot.tsx';
import { messages } from './messages.ts';
import { NarrowingBanner } from './narrowing-banner.tsx';
import { OperatorSwitch } from './operator-switch.tsx';
import { ProfileMenu } from './profile-menu.tsx';

function PaletteFailed(props: { onClose: () => void; children: ReactNode }) {
  const text = useText();
  return (
    <Dialog open onClose={props.onClose} title={text(messages.search)}>
      {props.children}
    </Dialog>
  );
}

const Palette = lazyPart(
  () => import('./palette.tsx'),
  null,
  (message, { onClose }) => <PaletteFailed onClose={onClose}>{message}</PaletteFailed>,
);

const Feedback = lazyPart(() => import('./feedback-sheet.tsx'), null);
const OperatorDialog = lazyPart(() => import('./operator-dialog.tsx'));

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** `/` anywhere but in a field, Ctrl-K or ⌘K everywhere. */
function useSearchKey(open: () => void) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const slash = event.key === '/' && !isTyping(event.target);
      const chord = event.key.toLowerCase() === 'k' && (event.metaKey || event.ctrlKey);
      if (!slash && !chord) return;
      event.preventDefault();
      open();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [open]);
}

/** Collects what is typed until the palette has its field: its part may still be loading. */
function useTyped(isLoading: boolean): () => string {
  const typed = useRef('');
  useEffect(() => {
    if (!isLoading) return;
    typed.current = '';
    const press = (event: KeyboardEvent) => {
      // A dialog takes its own keys: the palette, or the one that says that it could not be loaded.
      if (document.querySelector('[role=dialog]')) return;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === 'Backspace') typed.current = typed.current.slice(0, -1);
      else if (event.key.length === 1) typed.current += event.key;
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [isLoading]);
  const [take] = useState(() => () => typed.current);
  return take;
}

export function TopBar(props: { onMenu: () => void; notices: ReactNode; banner: ReactNode }) {
  const text = useText();
  const profile = useProfile();
  const [searching, setSearching] = useState(false);
  const [telling, setTelling] = useState(false);
  const [choosing, setChoosing] = useState(false);
  const [isLoading, setLoading] = useState(false);
  const takeTyped = useTyped(isLoading);
  const [open] = useState(() => () => {
    setLoading(true);
    setSearching(true);
  });
  useSearchKey(open);
  const height = useStuckHeight('--top-bar');
  const toastPlace = useToastPlaceRef();
  return (
    <div ref={height} className="sticky top-0 z-30 bg-page">
      <header className="flex h-13 items-center gap-2 border-b border-stroke px-3 lg:px-8">
        <span className="lg:hidden">
          <IconButton
            label={text(messages.openMenu)}
            icon={<MenuIcon className="size-4" />}
            onClick={props.onMenu}
          />
        </span>
        <button
          type="button"
          onClick={open}
          data-tour="search"
          aria-keyshortcuts="/ Control+K Meta+K"
          className="flex h-9 min-w-0 items-center gap-2 rounded border border-stroke-strong bg-raised px-3 text-body text-muted hover:bg-hover md:w-64 min-[100rem]:w-80"
        >
          <Search className="size-4 shrink-0" aria-hidden />
          <span className="hidden flex-1 truncate text-left sm:inline">{text(messages.searchHint)}</span>
          {/* A narrow phone has room for the sign alone; the word stays the button's name. */}
          <span className="sr-only min-[27rem]:not-sr-only sm:hidden">{text(messages.search)}</span>
          <kbd className="hidden rounded-sm border border-stroke px-1 font-mono text-label md:inline">/</kbd>
        </button>
        <div ref={toastPlace} className="h-full min-w-0 flex-1" />
        <div className="flex items-center gap-1">
          <OperatorSwitch onOpen={() => setChoosing(true)} />
          <LiveDot />
          {props.notices}
          <HelpMenu onFeedback={() => setTelling(true)} />
          <ProfileMenu />
        </div>
        {telling ? <Feedback onClose={() => setTelling(false)} /> : null}
        {choosing && profile ? <OperatorDialog own={profile.op} onClose={() => setChoosing(false)} /> : null}
        {searching ? (
          <Palette
            open
            takeTyped={takeTyped}
            onReady={() => setLoading(false)}
            onClose={() => {
              setLoading(false);
              setSearching(false);
            }}
            onOperator={() => setChoosing(true)}
          />
        ) : null}
      </header>
      <NarrowingBanner />
      {props.banner}
    </div>
  );
}

declare const __VERSION__: string;

function HelpMenu(props: { onFeedback: () => void }) {
  const text = useText();
  const navigate = useNavigate();
  return (
    <Menu
      trigger={
        <IconButton data-tour="help" label={text(messages.help)} icon={<CircleHelp className="size-4" />} />
      }
    >
      <MenuLabel>{text(messages.helpVersion, { version: __VERSION__ })}</MenuLabel>
      <p className="px-2 pb-1 text-dense text-secondary">{text(messages.helpKeys)}</p>
      <MenuItem
        icon={<FileText className="size-4" aria-hidden />}
        onSelect={() => {
          window.open('/docs/api', '_blank', 'noopener');
        }}
      >
        {text(messages.helpApi)}
      </MenuItem>
      <MenuItem
        icon={<Info className="size-4" aria-hidden />}
        onSelect={() => void navigate({ to: '/about' })}
      >
        {text(messages.helpAbout)}
      </MenuItem>
      <MenuItem
        icon={<Compass className="size-4" aria-hidden />}
        onSelect={() => void navigate({ to: '/home', search: { tour: 'open' } })}
      >
        {text(messages.helpTour)}
      </MenuItem>
      <MenuItem icon={<MessageSquareText className="size-4" aria-hidden />} onSelect={props.onFeedback}>
        {text(messages.sendFeedback)}
      </MenuItem>
    </Menu>
  );
}
