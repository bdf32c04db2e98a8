import type { StoredTables } from '#server/core/database/stored-table.ts';

export const coreTables = {
  account_call: {
    content: 'refusals and sensitive reads of an account, with address',
    class: 'personal',
    kept: '30 days',
    readers: 'system administrators, auditors',
  },
  blob_use: {
    content: 'which records use an uploaded file: digest, size, organisation',
    class: 'operational',
    kept: 'until the record is deleted',
    readers: null,
  },
  file_upload: {
    content: 'uploads: uploader, file name, size, digest, what uses it',
    class: 'personal',
    kept: '`RETENTION_DAYS` after the end',
    readers: 'the uploader; readers of firmware or content',
  },
  backup_made: {
    content: 'backups: time, file name, size, log position',
    class: 'operational',
    kept: 'the last hundred',
    readers: 'system administrators',
  },
  es_effect: {
    content: 'pending work: command parameters, pending audit entries',
    class: 'personal',
    kept: 'until done',
    readers: null,
  },
  es_event: {
    content: 'the log, with salts',
    class: 'personal',
    kept: '`RETENTION_DAYS`, `AUDIT_DAYS`, `DEVICE_DAYS`; digests permanently',
    readers: 'streams by their pages; all by system administrators and auditors of the root operator',
  },
  es_log: {
    content: 'head of the log',
    class: 'operational',
    kept: 'permanently',
    readers: 'system administrators, auditors',
  },
  es_seal: {
    content: 'signed digests of ranges',
    class: 'operational',
    kept: 'permanently',
    readers: 'system administrators, auditors',
  },
  es_stream: {
    content: 'streams and machine versions',
    class: 'operational',
    kept: 'permanently',
    readers: null,
  },
  idempotent_answer: {
    content: 'answers to calls with a key, without secrets; a keyed digest',
    class: 'personal',
    kept: '24 hours',
    readers: 'the caller',
  },
  projection_checkpoint: {
    content: 'positions of read models',
    class: 'operational',
    kept: 'permanently',
    readers: null,
  },
  schema_migration: {
    content: 'applied migrations',
    class: 'operational',
    kept: 'permanently',
    readers: null,
  },
  signing_key: {
    content: 'public signing keys',
    class: 'operational',
    kept: 'permanently',
    readers: 'everyone',
  },
  unauthenticated_call: {
    content: 'refused calls without a login, with addresses',
    class: 'personal',
    kept: '30 days',
    readers: 'system administrators, auditors',
  },
} satisfies StoredTables;
