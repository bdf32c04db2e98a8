// Purpose of each setting of the environment. docs/configuration.md is written from this list
// (scripts/docs/configuration.ts), and lint fails for a setting that config.ts reads and this list lacks.

interface Setting {
  /** Value if the setting is not given. */
  default: string;
  description: string;
  /** True: may also be given as a file, by `NAME_FILE`. */
  secret?: true;
}

/** Settings by group, in the order of the page. */
export const settings = {
  General: {
    PORT: { default: '8080', description: 'Port of console, API and live socket.' },
    HOST: {
      default: '`::`, all addresses',
      description: 'Address that `PORT` listens on. Behind a proxy on the same machine: `127.0.0.1`.',
    },
    PUBLIC_URL: {
      default: '`http://localhost:PORT`, with `TLS_CERT` `https:`',
      description: 'Address of the console for people. Links in mails and passkeys depend on it.',
    },
    DATA_DIR: {
      default: '`data`',
      description: 'Embedded database, keys, pictures, mails without a mail server, demo accounts.',
    },
    CONFIG_FILE: {
      default: 'none',
      description: 'File with lines of `NAME=value`. The environment takes precedence.',
    },
    DEMO: {
      default: '1 without `DATABASE_URL`, otherwise 0',
      description: 'Creates demo organisations, accounts and devices.',
    },
    DEMO_CONTENT: {
      default: '1 in a demo',
      description:
        'Fills a new demo with a month of history, rollouts, cases and more. Only with a fleet of 28 or more.',
    },
    FLEET: {
      default: '28 in a demo, otherwise 0',
      description: 'Simulated devices to start, at most 100,000.',
    },
    SUPPORT_CONTACT: {
      default: 'none',
      description: 'E-mail address, telephone number or web address shown on _About_.',
    },
    PRIVACY_URL: {
      default: 'none',
      description: 'Your own privacy notice, linked on _What is recorded about you_.',
    },
    MAP_TILES_URL: {
      default: 'none: country outlines',
      description: 'Map tiles as `https://tiles.example.net/{z}/{x}/{y}.png`. Browsers request them.',
    },
    MAP_TILES_ATTRIBUTION: {
      default: 'none',
      description: 'Attribution shown on the map. Required with `MAP_TILES_URL`.',
    },
  },
  Database: {
    DATABASE_URL: {
      default: 'none: the embedded PostgreSQL',
      description:
        'PostgreSQL 15 or later, as `postgres://user:password@host/database?sslmode=verify-full`. Add `sslrootcert=FILE` for a private authority, `sslcert=FILE&sslkey=FILE` for a client certificate.',
      secret: true,
    },
    DATABASE_WITHOUT_TLS: {
      default: '0',
      description: 'Permits a database on another machine without `sslmode=verify-full`.',
    },
    BACKUP_PASSPHRASE: {
      default: 'none',
      description: 'Passphrase of `npm run backup` and `npm run restore`.',
      secret: true,
    },
    BACKUP_WARN_HOURS: {
      default: '48, in a demo 0',
      description: 'Age in hours of the last backup above which _About_ warns. 0: never.',
    },
  },
  'Keys and secrets': {
    SECRETS_KEY: {
      default: '`DATA_DIR/keys/secrets.key`',
      description:
        'Encrypts secrets in the database and the key files in `DATA_DIR`; 32 characters or more. All servers of a database need the same one.',
      secret: true,
    },
    SECRETS_KEY_BEFORE: {
      default: 'none',
      description: 'The previous `SECRETS_KEY`, which still decrypts its data.',
      secret: true,
    },
    PASSWORD_PEPPER: {
      default: 'none',
      description:
        'Additional secret for password hashes; 16 characters or more. It cannot be changed or removed.',
      secret: true,
    },
  },
  'Accounts and sign-in': {
    ADMIN_EMAIL: {
      default: 'none',
      description:
        'Address that is invited as the first administrator, and again when no account can administer the installation. Required outside a demo until the first invitation is accepted.',
    },
    ACCOUNT_RULES: {
      default: '`strict`, in a demo `specified`',
      description:
        'Rules for passwords, mailed links and idle sessions: `strict` (OWASP ASVS) or `specified`.',
    },
    VERIFY_NEW_BROWSERS: {
      default: '1, in a demo 0',
      description: 'The first sign-in from a browser is confirmed by mail.',
    },
    SESSION_HOURS: { default: '12', description: 'Longest duration of a login, 1 to 720.' },
    IDENTITY_PROVIDER_HOSTS: {
      default: 'none',
      description: 'Identity providers that may have private addresses, separated by commas.',
    },
    VOD_SERVER_HOSTS: {
      default: 'none',
      description: 'VOD servers that may have private addresses and be asked by http, separated by commas.',
    },
    DNS_SERVERS: {
      default: 'those of the machine',
      description: 'DNS servers for proofs of e-mail domains, as `10.0.0.2,10.0.0.3:5353`.',
    },
  },
  Mail: {
    SMTP_URL: {
      default: 'none: files in `DATA_DIR/outbox`',
      description:
        'Mail server, as `smtps://user:password@mail.example.net:465` or `smtp://…:587?requireTLS=true`.',
      secret: true,
    },
    MAIL_FROM: {
      default: '`Waymark <waymark@localhost>`',
      description: 'Sender of mails, as `Waymark <waymark@example.net>`. Required with `SMTP_URL`.',
    },
    MAIL_WITHOUT_TLS: {
      default: '0',
      description: 'Permits a mail server on another machine without verified TLS.',
    },
  },
  'TLS and proxies': {
    TLS_CERT: {
      default: 'none',
      description: 'Certificate chain in PEM. With `TLS_KEY`, `PORT` serves HTTPS.',
    },
    TLS_KEY: { default: 'none', description: 'Private key of `TLS_CERT`, in PEM.' },
    TRUST_PROXY: {
      default: 'none',
      description:
        'Proxies whose `X-Forwarded-For` is used: networks (`10.0.0.0/8,fd00::/8`), or their number if only they can reach the port.',
    },
    MAX_CONNECTIONS_PER_ADDRESS: {
      default: '2000',
      description: 'Open connections of one address to `PORT`. 0: unlimited.',
    },
  },
  Devices: {
    FILES_PORT: {
      default: '`USP_PORT` + 1',
      description: 'Port from which devices fetch files, path `/device-downloads`.',
    },
    FILES_URL: {
      default: '`http://localhost:FILES_PORT`, with `FILES_TLS_CERT` `https:`',
      description: 'Address of `FILES_PORT` for devices, or of a CDN before it.',
    },
    FILES_TLS_CERT: {
      default: 'none',
      description: 'Certificate chain in PEM. With `FILES_TLS_KEY`, `FILES_PORT` uses TLS.',
    },
    FILES_TLS_KEY: { default: 'none', description: 'Private key of `FILES_TLS_CERT`, in PEM.' },
    FILES_MB_PER_SECOND: {
      default: '0',
      description: 'Megabytes a second that all downloads of devices share. 0: unlimited.',
    },
    UPGRADE_SOAK_SECONDS: {
      default: '600, in a demo 60',
      description: 'Seconds that a device must stay up with new firmware before its upgrade has succeeded.',
    },
    UPGRADE_LOST_SECONDS: {
      default: '1800, in a demo 300',
      description: 'Seconds after which a device that does not come back from an upgrade counts as lost.',
    },
    USP_PORT: {
      default: '8081',
      description: 'Port for devices, path `/usp`, and `/bulk/v1` for bulk data by HTTP.',
    },
    USP_URL: {
      default: 'host name of `PUBLIC_URL` and `USP_PORT`, with `USP_TLS_CERT` `wss:`',
      description: 'Address of the device port that the console shows for the configuration of devices.',
    },
    USP_IDENTITY: {
      default: '`pinned`, in a demo `claimed`',
      description: 'How devices authenticate: `claimed`, `pinned`, `secret` or `certificate`.',
    },
    ADOPT_PER_HOUR: {
      default: '0, in a demo unlimited',
      description: 'Unregistered devices that one address may add per hour.',
    },
    USP_TLS_CERT: {
      default: 'none',
      description: 'Certificate chain in PEM. With `USP_TLS_KEY`, `USP_PORT` uses TLS.',
    },
    USP_TLS_KEY: { default: 'none', description: 'Private key of `USP_TLS_CERT`, in PEM.' },
    USP_TLS_CLIENT_CA: {
      default: 'none',
      description: 'Authorities of device certificates, in PEM. Required for `certificate`.',
    },
    USP_TLS_CRL: {
      default: 'none',
      description:
        'Revocation lists of these authorities, in PEM. An authority without a current list is not accepted.',
    },
    USP_MAX_CONNECTIONS_PER_ADDRESS: {
      default: '5000',
      description: 'Open connections of one address to `USP_PORT`. 0: unlimited.',
    },
    USP_MAX_MESSAGE: {
      default: '4194304',
      description: 'Largest message of a device in bytes, at most 64 MiB.',
    },
    USP_MAX_VALUE: {
      default: '65536',
      description: 'Longest value of a device in characters, at most 1 Mi.',
    },
    PRESET_HOURS: {
      default: '24',
      description: 'Hours within which presets with periodic checks check each device once.',
    },
    PRESET_CHECKS_PER_SECOND: {
      default: '20',
      description: 'Devices that presets begin to check in a second.',
    },
    STATISTICS_SECONDS: {
      default: '300',
      description:
        'Seconds between readings of a device’s traffic counters, CPU, memory and temperature. 0: never.',
    },
    STATISTICS_DAYS: {
      default: '30',
      description: 'Days to keep these readings; hourly ones after two days.',
    },
  },
  Retention: {
    RETENTION_DAYS: {
      default: 'unset: keep',
      description:
        'Days after which finished tasks, bulk actions, closed cases, mails, deleted accounts and feedback are erased; 30 to 36,500.',
    },
    AUDIT_DAYS: {
      default: 'unset: keep',
      description: 'Days after which audit entries are erased; not less than `RETENTION_DAYS`.',
    },
    DEVICE_DAYS: {
      default: 'unset: keep',
      description:
        'Days after which earlier reports of devices are erased; not less than `RETENTION_DAYS`. Current values stay.',
    },
    PICTURE_DAYS: {
      default: '30',
      description: 'Days after the end of a consent that its pictures are kept.',
    },
  },
  'File storage': {
    FILES_QUOTA_GB: {
      default: '100',
      description: 'Gigabytes of files that each organisation may store.',
    },
    S3_URL: {
      default: 'none: files in `DATA_DIR`',
      description:
        'Bucket for screen pictures and uploaded files, as `https://s3.eu-central-1.amazonaws.com/pictures`.',
    },
    S3_REGION: { default: '`auto`', description: 'Region of the bucket.' },
    S3_ACCESS_KEY_ID: {
      default: 'none',
      description: 'Access key of the bucket. Required with `S3_URL`.',
      secret: true,
    },
    S3_SECRET_ACCESS_KEY: {
      default: 'none',
      description: 'Secret key of the bucket. Required with `S3_URL`.',
      secret: true,
    },
    S3_WITHOUT_TLS: { default: '0', description: 'Permits a bucket on another machine without `https:`.' },
  },
  Monitoring: {
    LOG_LEVEL: {
      default: '`warn`',
      description: 'Least urgent log lines: `error`, `warn`, `info` (one line per call) or `debug`.',
    },
    METRICS_TOKEN: {
      default: 'none',
      description: 'Bearer token for `/metrics` and the details of `/readyz`; 16 characters or more.',
      secret: true,
    },
    INTERNAL_PORT: {
      default: 'none',
      description: 'Additional port that serves health and metrics without a token.',
    },
    INTERNAL_HOST: { default: '127.0.0.1', description: 'Address that `INTERNAL_PORT` listens on.' },
    INTERNAL_TLS_CERT: {
      default: '`TLS_CERT`, on this machine none',
      description: 'Certificate of `INTERNAL_PORT`, in PEM.',
    },
    INTERNAL_TLS_KEY: {
      default: '`TLS_KEY`, on this machine none',
      description: 'Private key of `INTERNAL_TLS_CERT`, in PEM.',
    },
    INTERNAL_WITHOUT_TLS: {
      default: '0',
      description: 'Permits `INTERNAL_PORT` without TLS on an address that other machines reach.',
    },
    OTEL_EXPORTER_OTLP_ENDPOINT: {
      default: 'none: no traces',
      description: 'Trace collector (OTLP over HTTP, JSON), as `https://collector:4318`.',
    },
    OTEL_EXPORTER_OTLP_HEADERS: {
      default: 'none',
      description: 'Headers for the collector.',
      secret: true,
    },
    OTEL_TRACES_SAMPLER: {
      default: '`parentbased_always_on`',
      description: '`always_on`, `always_off` or `traceidratio`, each also with `parentbased_`.',
    },
    OTEL_TRACES_SAMPLER_ARG: {
      default: '1',
      description: 'Share of traced calls for `traceidratio`, 0 to 1.',
    },
    OTEL_BSP_SCHEDULE_DELAY: { default: '5000', description: 'Milliseconds between exports of spans.' },
    OTEL_BSP_MAX_QUEUE_SIZE: {
      default: '2048',
      description: 'Spans that wait for an export; further ones are dropped.',
    },
    OTEL_SDK_DISABLED: { default: 'false', description: '`true` turns traces off.' },
    OTEL_WITHOUT_TLS: {
      default: '0',
      description: 'Permits a collector on another machine without `https:`.',
    },
  },
} as const satisfies Record<string, Record<string, Setting>>;

type Groups = typeof settings;
export type SettingName = { [Group in keyof Groups]: keyof Groups[Group] }[keyof Groups];

/** Variables without effect here: the server refuses to start with them, so that users do not rely on them. */
export const refusedSettings = [
  'TLS_CLIENT_CA',
  'TLS_CRL',
  'FILES_TLS_CLIENT_CA',
  'FILES_TLS_CRL',
  'INTERNAL_TLS_CLIENT_CA',
  'INTERNAL_TLS_CRL',
  'NATS_URL',
] as const;
export type RefusedSetting = (typeof refusedSettings)[number];
