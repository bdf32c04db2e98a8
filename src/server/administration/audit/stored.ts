import type { StoredTables } from '#server/core/database/stored-table.ts';

export const auditTables = {
  audit_entry: {
    content: 'changes: who, what, old and new value',
    class: 'personal',
    kept: '`AUDIT_DAYS`',
    readers: "readers of the audit trail and of the device's history",
  },
  audit_object: {
    content: 'ids that an entry is about',
    class: 'operational',
    kept: 'as `audit_entry`',
    readers: 'as `audit_entry`',
  },
  audit_scope: {
    content: 'organisations that see an entry',
    class: 'operational',
    kept: 'as `audit_entry`',
    readers: null,
  },
  audit_target: {
    content: 'devices that an entry is about',
    class: 'operational',
    kept: 'as `audit_entry`',
    readers: 'as `audit_entry`',
  },
} satisfies StoredTables;
