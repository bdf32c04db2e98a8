// Generated from openapi/ by `npm run generate`. Do not edit.

/** Filters of the audit trail, each for some tags of the contract. */
export const auditAreas = ['devices', 'tasks', 'people', 'organisations', 'signIn', 'content', 'administration'] as const;
