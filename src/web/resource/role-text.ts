import { useMemo } from 'react';
import { useProfile } from '#web/http/profile.ts';
import { useText } from '#web/i18n/use-text.ts';
import { messages } from './role-messages.ts';

/** Roles of a new installation (000014_roles.sql): an administrator may write others. */
export const ownRoleTexts = new Map([
  ['System administrator', messages.systemAdmin],
  ['Everything, for all operators', messages.systemAdminHelp],
  ['Operator administrator', messages.operatorAdmin],
  ['Everything within the operator', messages.operatorAdminHelp],
  ['Support engineer', messages.operatorStaff],
  ['Finds devices, runs diagnostics and actions', messages.operatorStaffHelp],
  ['Company administrator', messages.companyAdmin],
  ['Devices and accounts of one company', messages.companyAdminHelp],
  ['Education office administrator', messages.educationOfficeAdmin],
  ['Devices of the schools of one office', messages.educationOfficeAdminHelp],
  ['School administrator', messages.schoolAdmin],
  ['Devices of one school', messages.schoolAdminHelp],
  ['Viewer', messages.viewer],
  ['Looks at devices and statistics', messages.viewerHelp],
  ['Auditor', messages.auditor],
  ['Sees everything in scope with timelines and exports; does nothing', messages.auditorHelp],
]);

/** Name or description of a role in the reader's language: those that the product brings along are translated, others are as they were written. */
export function useRoleText(): (written: string) => string {
  const text = useText();
  return useMemo(
    () => (written) => {
      const message = ownRoleTexts.get(written);
      return message ? text(message) : written;
    },
    [text],
  );
}

/** Name of the reader's role. */
export function useOwnRole(): string {
  const roleText = useRoleText();
  return roleText(useProfile()?.userRole.roleName ?? '');
}
