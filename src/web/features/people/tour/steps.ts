import type { Message } from '#web/i18n/message.ts';
import { messages } from './messages.ts';

export interface TourStep {
  title: Message;
  help: Message;
  /** Selector of the part that the step explains. */
  target: string;
}

const part = (name: string) => `[data-tour="${name}"]`;
/** The menu's link to a page; its area, where that is folded. */
const menu = (address: string, area: string) => `nav a[href^="${address}"], nav [data-tour="area-${area}"]`;

const search = { title: messages.search, help: messages.searchHelp, target: part('search') };
const issues = { title: messages.issues, help: messages.issuesHelp, target: part('issues') };
const figures = { title: messages.figures, help: messages.figuresHelp, target: part('figures') };
const tasks = { title: messages.tasks, help: messages.tasksHelp, target: menu('/tasks', 'work') };
const help = { title: messages.help, help: messages.helpHelp, target: part('help') };

/** Roles that a tour is made for: by what they may do, because an organisation names its own. */
export type TourRole = 'support' | 'auditor' | 'operator';

export const tourRoleOf = (may: { addDevices: boolean; command: boolean; audit: boolean }): TourRole => {
  if (may.addDevices) return 'operator';
  return may.audit && !may.command ? 'auditor' : 'support';
};

export const tourSteps: Record<TourRole, readonly TourStep[]> = {
  support: [
    search,
    issues,
    {
      title: messages.devices,
      help: messages.devicesHelp,
      target: menu('/device/deviceList', 'devices'),
    },
    tasks,
    { title: messages.cases, help: messages.casesHelp, target: menu('/cases', 'work') },
    { title: messages.live, help: messages.liveHelp, target: part('live') },
  ],
  auditor: [
    issues,
    figures,
    tasks,
    { title: messages.audit, help: messages.auditHelp, target: menu('/log/audit', 'system') },
    {
      title: messages.trends,
      help: messages.trendsHelp,
      target: menu('/management/statistics/statisticsPage', 'statistics'),
    },
    help,
  ],
  operator: [
    issues,
    figures,
    {
      title: messages.fleet,
      help: messages.fleetHelp,
      target: menu('/management/inventory/inventoryList', 'fleet'),
    },
    {
      title: messages.firmware,
      help: messages.firmwareHelp,
      target: menu('/management/firmware/', 'firmware'),
    },
    {
      title: messages.people,
      help: messages.peopleHelp,
      target: menu('/management/account/accountList', 'people'),
    },
    { title: messages.wall, help: messages.wallHelp, target: part('full-screen') },
  ],
};
