import type { Module } from '#server/core/module.ts';
import type { CoreServices } from '#server/core/services.ts';
import { ruleHandlers } from './rules.ts';
import { approvalTables } from './stored.ts';

/** Rules by which an organisation approves files and profiles. */
export const approvalModule: Module<CoreServices> = {
  name: 'approvals',
  tables: approvalTables,
  handlers: ruleHandlers,
};
