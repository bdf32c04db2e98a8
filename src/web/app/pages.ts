import { FileCheck, FolderOpen, List, ListChecks, type LucideIcon, Workflow } from 'lucide-react';
import { operations } from '#api/operations.gen.ts';
import type { Requirement } from '#domain/permissions.ts';
import type { Message } from '#web/i18n/message.ts';
import { messages } from './messages.ts';

export interface Page {
  to: string;
  /** What the address begins with while this page, or a page below it, is open. */
  prefix: string;
  title: Message;
  icon: LucideIcon;
  permission: Requirement;
}

export interface PageGroup {
  title: Message;
  pages: readonly Page[];
}

/** Sidebar and command palette are fed from here: only what exists, and only what the profile permits. */
export const pageGroups: readonly PageGroup[] = [
  {
    title: messages.groupDevice,
    pages: [
      {
        to: '/device/deviceList/1',
        prefix: '/device/',
        title: messages.pageDevices,
        icon: List,
        permission: operations.getDevicePageList.permission,
      },
      {
        to: '/tasks',
        prefix: '/tasks',
        title: messages.pageTasks,
        icon: ListChecks,
        permission: operations.listTasks.permission,
      },
      {
        to: '/machines',
        prefix: '/machines',
        title: messages.pageMachines,
        icon: Workflow,
        permission: operations.getConformance.permission,
      },
      {
        to: '/cases',
        prefix: '/cases',
        title: messages.pageCases,
        icon: FolderOpen,
        permission: operations.listCases.permission,
      },
      {
        to: '/verify',
        prefix: '/verify',
        title: messages.pageVerify,
        icon: FileCheck,
        // Nothing of the server is read: whoever has a file may check it.
        permission: [],
      },
    ],
  },
];
