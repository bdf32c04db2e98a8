import { type ReactNode, useEffect, useState } from 'react';
import { after } from '#web/ambient/clock.ts';
import { localStore } from '#web/ambient/storage.ts';
import { ConnectionBanner } from '#web/entities/connection/banner.tsx';
import { followedUpgrades } from '#web/entities/firmware-upgrade/followed-upgrades.ts';
import { useMessageUpdates } from '#web/entities/message/use-own-messages.ts';
import { useStreams } from '#web/entities/stream/streams.ts';
import { followedTasks } from '#web/entities/task/followed-tasks.ts';
import { useDeviceUpdates } from '#web/features/devices/device/live-updates.ts';
import { dropExpired, noteUnseenResult } from '#web/features/devices/diagnostics/stored.ts';
import { useText } from '#web/i18n/use-text.ts';
import { useLiveReads } from '#web/live/read-again.ts';
import { useLive } from '#web/live/use-live.ts';
import { Breadcrumb } from './breadcrumb.tsx';
import { messages } from './messages.ts';
import { NoticeBell } from './notice-bell.tsx';
import { NoticeBanner, useNotices } from './notices.tsx';
import { PageTabs } from './page-tabs.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import { PhoneMenu } from './phone-menu.tsx';
import { useSettingsUpdates } from './settings-updates.ts';
import { Sidebar } from './sidebar.tsx';
import { TopBar } from './topbar.tsx';

const collapsedKey = 'sidebarCollapsed';

/** Milliseconds after which the first page needs the network no more. */
const calmAfter = 2000;

/**
 * These must be loaded before the network goes or the server is replaced: the notice of a lost connection, the dialogs
 * of actions, and the meanings of values.
 */
const neededLater = [
  () => import('#web/ui/toaster.tsx'),
  () => import('#web/features/devices/device/plain-action-dialog.tsx'),
  () => import('#web/features/devices/device/value-updates.ts'),
];

const loadTheRest = () =>
  after(calmAfter, () => {
    for (const load of neededLater) void load().catch(() => {});
  });

/** Continues to follow the tasks that an earlier page followed. */
function goOn(): void {
  if (followedTasks.areThere())
    void import('#web/entities/task/toasts.ts').then(({ followAgain }) => followAgain());
  if (followedUpgrades.areThere())
    void import('#web/entities/firmware-upgrade/toasts.ts').then((upgrades) => upgrades.followAgain());
}

/** The frame of every page behind the sign-in; a bare one has only what keeps its data current. */
export default function Shell(props: { children: ReactNode; isBare?: boolean }) {
  const text = useText();
  useDeviceUpdates();
  useLiveReads();
  useStreams();
  useLive(noteUnseenResult);
  useEffect(dropExpired, []);
  useEffect(goOn, []);
  useEffect(loadTheRest, []);
  const notices = useNotices();
  useMessageUpdates();
  useSettingsUpdates();
  const [collapsed, setCollapsed] = useState(() => localStore.get(collapsedKey) === 'true');
  const [menuOpen, setMenuOpen] = useState(false);
  const toggle = () => {
    localStore.set(collapsedKey, String(!collapsed));
    setCollapsed(!collapsed);
  };
  if (props.isBare)
    return (
      <main id="content" tabIndex={-1} className="outline-none">
        {props.children}
      </main>
    );
  return (
    <div className="flex min-h-dvh">
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:absolute focus:z-50 focus:m-2 focus:rounded focus:bg-raised focus:px-3 focus:py-2"
      >
        {text(messages.skipToContent)}
      </a>
      <Sidebar collapsed={collapsed} onToggle={toggle} />
      <PasswordDialog />
      {menuOpen ? <PhoneMenu onClose={() => setMenuOpen(false)} /> : null}
      <div className="flex min-w-0 flex-1 flex-col">
        <TopBar
          onMenu={() => setMenuOpen(true)}
          notices={<NoticeBell {...notices} />}
          banner={
            <>
              <ConnectionBanner />
              <NoticeBanner {...notices} />
            </>
          }
        />
        <main id="content" tabIndex={-1} className="flex-1 px-4 py-3 outline-none lg:px-8 lg:py-6">
          <PageTabs />
          <Breadcrumb />
          {props.children}
        </main>
      </div>
    </div>
  );
}
