import {
  Boxes,
  Building2,
  ChartColumn,
  Clapperboard,
  FolderOpen,
  HardDriveUpload,
  House,
  ListChecks,
  type LucideIcon,
  Mails,
  Package,
  Router,
  ServerCog,
  Shapes,
  Tv,
  Users,
  Warehouse,
  Wrench,
} from 'lucide-react';
import { defineMessages, type Message } from '#web/i18n/message.ts';
import type { MenuArea, MenuEntry } from '#web/routes/-context.ts';

const messages = defineMessages('menu', {
  home: { en: 'Home', ko: '홈' },
  devices: { en: 'Devices', ko: '단말' },
  work: { en: 'Work', ko: '업무' },
  tasks: { en: 'Tasks', ko: '작업' },
  cases: { en: 'Cases', ko: '케이스' },
  fleet: { en: 'Fleet', ko: '단말 자산' },
  inventory: { en: 'Inventory', ko: '재고' },
  groups: { en: 'Groups', ko: '그룹' },
  firmware: { en: 'Firmware', ko: '펌웨어' },
  software: { en: 'Firmware and apps', ko: '펌웨어와 앱' },
  apps: { en: 'Apps', ko: '앱' },
  content: { en: 'Content', ko: '콘텐츠' },
  people: { en: 'People', ko: '사용자와 조직' },
  users: { en: 'Users', ko: '사용자' },
  notices: { en: 'Notices and mail', ko: '공지와 메일' },
  statistics: { en: 'Statistics', ko: '통계' },
  system: { en: 'System', ko: '시스템' },
  television: { en: 'Television', ko: 'TV 시청' },
});

interface Named {
  title: Message;
  icon: LucideIcon;
  /** Its entries are shown without a heading. */
  unfolded?: boolean;
}

/** Areas of the sidebar, in its order. One with a single entry is shown as that entry. */
export const areas: Readonly<Record<MenuArea, Named>> = {
  home: { title: messages.home, icon: House },
  devices: { title: messages.devices, icon: Router },
  // Support engineers use its entries all day: they are never folded away.
  work: { title: messages.work, icon: Wrench, unfolded: true },
  fleet: { title: messages.fleet, icon: Warehouse },
  firmware: { title: messages.software, icon: HardDriveUpload },
  content: { title: messages.content, icon: Clapperboard },
  people: { title: messages.people, icon: Building2 },
  statistics: { title: messages.statistics, icon: ChartColumn },
  system: { title: messages.system, icon: ServerCog },
};

/** Entries whose pages are tabs. A page without one is an entry itself. */
export const entries: Readonly<Record<MenuEntry, Named>> = {
  devices: areas.devices,
  tasks: { title: messages.tasks, icon: ListChecks },
  cases: { title: messages.cases, icon: FolderOpen },
  inventory: { title: messages.inventory, icon: Boxes },
  groups: { title: messages.groups, icon: Shapes },
  firmware: { title: messages.firmware, icon: HardDriveUpload },
  apps: { title: messages.apps, icon: Package },
  content: areas.content,
  users: { title: messages.users, icon: Users },
  notices: { title: messages.notices, icon: Mails },
  television: { title: messages.television, icon: Tv },
};
