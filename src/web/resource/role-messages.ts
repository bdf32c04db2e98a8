import { defineMessages } from '#web/i18n/message.ts';

/** Names and descriptions of the product's own roles, as they are in the database of a new installation. */
export const messages = defineMessages({
  systemAdmin: { id: 'role.systemAdmin', defaultMessage: 'System administrator' },
  systemAdminHelp: { id: 'role.systemAdminHelp', defaultMessage: 'Everything, for all operators' },
  operatorAdmin: { id: 'role.operatorAdmin', defaultMessage: 'Operator administrator' },
  operatorAdminHelp: { id: 'role.operatorAdminHelp', defaultMessage: 'Everything within the operator' },
  operatorStaff: { id: 'role.operatorStaff', defaultMessage: 'Support engineer' },
  operatorStaffHelp: {
    id: 'role.operatorStaffHelp',
    defaultMessage: 'Finds devices, runs diagnostics and actions',
  },
  companyAdmin: { id: 'role.companyAdmin', defaultMessage: 'Company administrator' },
  companyAdminHelp: { id: 'role.companyAdminHelp', defaultMessage: 'Devices and accounts of one company' },
  educationOfficeAdmin: { id: 'role.educationOfficeAdmin', defaultMessage: 'Education office administrator' },
  educationOfficeAdminHelp: {
    id: 'role.educationOfficeAdminHelp',
    defaultMessage: 'Devices of the schools of one office',
  },
  schoolAdmin: { id: 'role.schoolAdmin', defaultMessage: 'School administrator' },
  schoolAdminHelp: { id: 'role.schoolAdminHelp', defaultMessage: 'Devices of one school' },
  viewer: { id: 'role.viewer', defaultMessage: 'Viewer' },
  viewerHelp: { id: 'role.viewerHelp', defaultMessage: 'Looks at devices and statistics' },
  auditor: { id: 'role.auditor', defaultMessage: 'Auditor' },
  auditorHelp: {
    id: 'role.auditorHelp',
    defaultMessage: 'Read-only: everything in scope, with timelines and exports',
  },
});
