import { defineMessages } from '#web/i18n/message.ts';

export const messages = defineMessages({
  title: { id: 'about.title', defaultMessage: 'About {product}' },
  context: { id: 'about.context', defaultMessage: 'This installation, contact and changes' },
  installation: { id: 'about.installation', defaultMessage: 'Installation' },
  version: { id: 'about.version', defaultMessage: 'Version' },
  consoleVersion: { id: 'about.consoleVersion', defaultMessage: 'Version of this page' },
  contact: { id: 'about.contact', defaultMessage: 'Contact' },
  accounts: { id: 'about.accounts', defaultMessage: 'Account rules' },
  accountRules: {
    id: 'about.accountRules',
    defaultMessage:
      '{rules, select, strict {Strict (ASVS)} other {As specified}}: passwords of {length} characters or more, mailed links for {linkMinutes} minutes, signed out after {idleMinutes} minutes of rest',
  },
  noContact: { id: 'about.noContact', defaultMessage: 'Ask the administrator of your organisation' },
  history: { id: 'about.history', defaultMessage: 'Version history' },
  unreleased: { id: 'about.unreleased', defaultMessage: 'Not released yet' },
  first: {
    id: 'about.first',
    defaultMessage:
      'The first version: devices with live values, diagnostics, settings, apps and screens; tasks and cases with a complete, verifiable record; people, organisations and roles.',
  },
  health: { id: 'about.health', defaultMessage: 'Health' },
  refresh: { id: 'about.refresh', defaultMessage: 'Recheck' },
  lookedAt: { id: 'about.lookedAt', defaultMessage: 'Checked {time}' },
  part: { id: 'about.part', defaultMessage: 'Part' },
  state: { id: 'about.state', defaultMessage: 'State' },
  details: { id: 'about.details', defaultMessage: 'Details' },
  ok: { id: 'about.state.ok', defaultMessage: 'In order' },
  warning: { id: 'about.state.warning', defaultMessage: 'Look at it' },
  failed: { id: 'about.state.failed', defaultMessage: 'Failed' },
  noAnswer: { id: 'about.noAnswer', defaultMessage: 'No answer within two seconds' },
  database: { id: 'about.part.database', defaultMessage: 'Database' },
  log: { id: 'about.part.log', defaultMessage: 'Event log' },
  standby: { id: 'about.part.standby', defaultMessage: 'Standby' },
  readModels: { id: 'about.part.readModels', defaultMessage: 'Read models' },
  disk: { id: 'about.part.disk', defaultMessage: 'Disk' },
  backup: { id: 'about.part.backup', defaultMessage: 'Backup' },
  mail: { id: 'about.part.mail', defaultMessage: 'Mail' },
  devices: { id: 'about.part.devices', defaultMessage: 'Connections' },
  clock: { id: 'about.part.clock', defaultMessage: 'Clock' },
  certificates: { id: 'about.part.certificates', defaultMessage: 'Certificates' },
  embedded: { id: 'about.database.embedded', defaultMessage: 'Embedded, answers in {ms} ms' },
  postgres: { id: 'about.database.postgres', defaultMessage: 'PostgreSQL, answers in {ms} ms' },
  logDetails: {
    id: 'about.log',
    defaultMessage: '{position} events, sealed up to {sealed}',
  },
  logBroken: { id: 'about.log.broken', defaultMessage: 'Altered after sealing' },
  standbyDetails: {
    id: 'about.standby',
    defaultMessage:
      '{servers, plural, =0 {No standby server: the service is down until this one restarts} one {# standby server takes over if this one ends: {names}} other {# standby servers take over if this one ends: {names}}}',
  },
  readModelsDetails: {
    id: 'about.readModels',
    defaultMessage:
      '{behind, plural, =0 {Up to the latest event} one {1 event behind} other {# events behind}}{differing, plural, =0 {} one {; # row differs from the log} other {; # rows differ from the log}}',
  },
  diskDetails: { id: 'about.disk', defaultMessage: '{free} of {total} GB free' },
  backupNone: {
    id: 'about.backup.none',
    defaultMessage:
      '{hours, plural, =0 {No backup by npm run backup} other {No backup by npm run backup; one is expected every # h}}',
  },
  backupDetails: {
    id: 'about.backup',
    defaultMessage:
      '{made}, {size} MB, {encrypted, select, yes {encrypted} other {not encrypted}}, {verified, select, yes {read again and whole} other {not read again}}',
  },
  backupExpected: {
    id: 'about.backup.expected',
    defaultMessage: '{backup}; one is expected every {hours} h',
  },
  mailServer: { id: 'about.mail.smtp', defaultMessage: 'By a mail server' },
  mailFiles: { id: 'about.mail.files', defaultMessage: 'Mails are files: no mail server is set' },
  mailDetails: {
    id: 'about.mail',
    defaultMessage: '{transport}. Waiting: {waiting}, the oldest for {minutes} min; refused today: {refused}',
  },
  devicesDetails: {
    id: 'about.devices',
    defaultMessage:
      '{devices, plural, one {1 device} other {# devices}}, {consoles, plural, one {1 console} other {# consoles}}',
  },
  clockDetails: { id: 'about.clock', defaultMessage: 'The database differs by {ms} ms' },
  certificatesDetails: {
    id: 'about.certificates',
    defaultMessage: '{listener}: {days, plural, one {1 day} other {# days}} left',
  },
});
