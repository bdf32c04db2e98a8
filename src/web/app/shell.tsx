import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { localStore } from '#web/ambient/storage.ts';
import { useStreams } from '#web/entities/stream/streams.ts';
import { dropExpired, noteUnseenResult } from '#web/features/devices/diagnostics/stored.ts';
import { useDeviceUpdates } from '#web/features/devices/live-updates.ts';
import { useText } from '#web/i18n/use-text.ts';
import { useLive } from '#web/live/use-live.ts';
import { Breadcrumb } from './breadcrumb.tsx';
import { messages } from './messages.ts';
import { Sidebar } from './sidebar.tsx';
import { TopBar } from './topbar.tsx';

const PhoneMenu = lazy(() => import('./phone-menu.tsx'));

const collapsedKey = 'sidebarCollapsed';

/** The frame of every page behind the sign-in. */
export default function Shell(props: { children: ReactNode }) {
  const text = useText();
  useDeviceUpdates();
  useStreams();
  useLive(noteUnseenResult);
  useEffect(dropExpired, []);
  const [collapsed, setCollapsed] = useState(() => localStore.get(collapsedKey) === 'true');
  const [menuOpen, setMenuOpen] = useState(false);
  const toggle = () => {
    localStore.set(collapsedKey, String(!collapsed));
    setCollapsed(!collapsed);
  };
  return (
    <div className="flex min-h-dvh">
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:absolute focus:z-50 focus:m-2 focus:rounded focus:bg-raised focus:px-3 focus:py-2"
      >
        {text(messages.skipToContent)}
      </a>
      <Sidebar collapsed={collapsed} onToggle={toggle} />
      {menuOpen ? (
        <Suspense>
          <PhoneMenu onClose={() => setMenuOpen(false)} />
        </Suspense>
      ) : null}
      <div className="flex min-w-0 flex-1 flex-col">
        <TopBar onMenu={() => setMenuOpen(true)} />
        <main id="content" tabIndex={-1} className="flex-1 px-4 py-5 outline-none lg:px-8 lg:py-6">
          <Breadcrumb />
          {props.children}
        </main>
      </div>
    </div>
  );
}
