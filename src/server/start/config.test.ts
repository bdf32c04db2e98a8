import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';

describe('environment', () => {
  test('has defaults for a demo without a database', () => {
    expect(readConfig({})).toMatchObject({
      port: 8080,
      uspPort: 8081,
      databaseUrl: null,
      demo: true,
      fleet: 28,
      verifyNewBrowsers: false,
      accountRules: 'specified',
      publicUrl: 'http://localhost:8080',
    });
  });

  test('is not a demo on PostgreSQL', () => {
    expect(readConfig({ DATABASE_URL: 'postgres://u:p@db/waymark?sslmode=verify-full' })).toMatchObject({
      demo: false,
      fleet: 0,
      verifyNewBrowsers: true,
      accountRules: 'strict',
    });
  });

  test('is reachable from everywhere, trusts no proxy, and shows no metrics by default', () => {
    expect(readConfig({})).toMatchObject({
      host: '::',
      trustProxy: false,
      metricsToken: null,
      internal: null,
    });
  });

  test('is served at the root of its host, and refuses an address with a path', () => {
    expect(() => readConfig({ PUBLIC_URL: 'https://operator.example/waymark/' })).toThrow(
      'must not have a path',
    );
    expect(readConfig({ PUBLIC_URL: 'https://operator.example/' }).publicUrl).toBe(
      'https://operator.example',
    );
  });

  test('limits the connections of an address; 0 means no limit', () => {
    expect(readConfig({}).connections).toEqual({ people: 2_000, devices: 5_000 });
    expect(readConfig({ USP_MAX_CONNECTIONS_PER_ADDRESS: '0' }).connections.devices).toBeNull();
  });

  test.each([
    ['2', 2],
    ['0', false],
    ['10.0.0.0/8, fd00::/8,192.0.2.1', ['10.0.0.0/8', 'fd00::/8', '192.0.2.1']],
  ])('TRUST_PROXY=%s', (value, trusted) => {
    expect(readConfig({ TRUST_PROXY: value }).trustProxy).toEqual(trusted);
  });

  test('erases nothing by default', () => {
    expect(readConfig({}).retentionDays).toBeNull();
    expect(readConfig({ RETENTION_DAYS: '' }).retentionDays).toBeNull();
    expect(readConfig({ RETENTION_DAYS: '90' }).retentionDays).toBe(90);
    expect(readConfig({})).toMatchObject({ auditDays: null, deviceDays: null });
    expect(readConfig({ AUDIT_DAYS: '365', DEVICE_DAYS: '30' })).toMatchObject({
      retentionDays: null,
      auditDays: 365,
      deviceDays: 30,
    });
    expect(readConfig({ RETENTION_DAYS: '90', AUDIT_DAYS: '90' }).auditDays).toBe(90);
  });

  test('encrypts connections to other machines, unless the operator exempts them by name', () => {
    const s3 = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'key' };
    const ways = [
      ['S3_WITHOUT_TLS', (to: string) => ({ ...s3, S3_URL: `http://${to}/pictures` })],
      ['OTEL_WITHOUT_TLS', (to: string) => ({ OTEL_EXPORTER_OTLP_ENDPOINT: `http://${to}` })],
    ] as const;
    for (const [allowed, env] of ways) {
      expect(() => readConfig(env('store.example:9000'))).toThrow(`or set ${allowed}=1`);
      expect(() => readConfig(env('localhost.example'))).toThrow(allowed);
      for (const own of ['localhost:4318', '127.0.0.1', '[::1]:4318']) readConfig(env(own));
      readConfig({ ...env('store.example:9000'), [allowed]: '1' });
    }
    readConfig({ ...s3, S3_URL: 'https://store.example/pictures' });
    readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: 'https://collector.example' });
  });

  test('serves metrics to other machines by TLS: with a certificate of their own, or that of the server', () => {
    const outside = { INTERNAL_PORT: '9100', INTERNAL_HOST: '0.0.0.0' };
    expect(() => readConfig(outside)).toThrow('INTERNAL_WITHOUT_TLS=1');
    expect(readConfig({ ...outside, INTERNAL_WITHOUT_TLS: '1' }).internal?.tls).toBeNull();
    const tls = { TLS_CERT: 'c', TLS_KEY: 'k' };
    expect(readConfig({ ...outside, ...tls }).internal?.tls).toMatchObject({ cert: 'c', key: 'k' });
    expect(readConfig({ INTERNAL_PORT: '9100', ...tls }).internal?.tls).toBeNull();
    const own = { INTERNAL_TLS_CERT: 'ic', INTERNAL_TLS_KEY: 'ik' };
    expect(readConfig({ INTERNAL_PORT: '9100', ...tls, ...own }).internal?.tls).toMatchObject({ cert: 'ic' });
    expect(() => readConfig({ ...outside, INTERNAL_TLS_CERT: 'ic' })).toThrow('belong together');
  });

  test("serves metrics at the operator's chosen port", () => {
    expect(readConfig({ INTERNAL_PORT: '9090', HOST: '127.0.0.1' })).toMatchObject({
      host: '127.0.0.1',
      internal: { port: 9090, host: '127.0.0.1' },
    });
    expect(
      readConfig({ INTERNAL_PORT: '9090', INTERNAL_HOST: '10.0.0.5', INTERNAL_WITHOUT_TLS: '1' }).internal
        ?.host,
    ).toBe('10.0.0.5');
  });

  test.each([
    { TRUST_PROXY: 'true' },
    { TRUST_PROXY: '10.0.0.0/33' },
    { TRUST_PROXY: '10.0.0.0/8/8' },
    { TRUST_PROXY: '-1' },
    { TRUST_PROXY: '10.0.0.0/8,' },
    { HOST: 'localhost' },
    { INTERNAL_HOST: '*' },
    { INTERNAL_PORT: '8080' },
    { METRICS_TOKEN: 'short' },
    { SESSION_HOURS: '0' },
    { USP_TLS_CRL: '/etc/waymark/crl.pem' },
    { PASSWORD_PEPPER: 'short' },
    { SECRETS_KEY: 'long enough for a token' },
    { MAX_CONNECTIONS_PER_ADDRESS: '-1' },
    { RETENTION_DAYS: '29' },
    { RETENTION_DAYS: '0' },
    { RETENTION_DAYS: 'never' },
    { AUDIT_DAYS: '29' },
    { DEVICE_DAYS: '1' },
    // The records of a task are kept as long as the task.
    { RETENTION_DAYS: '90', AUDIT_DAYS: '89' },
    { RETENTION_DAYS: '90', DEVICE_DAYS: '89' },
    { PICTURE_DAYS: '-1' },
    { S3_URL: 'pictures' },
    { S3_URL: 'https://key:secret@s3.example.net/pictures' },
    { S3_URL: 'https://s3.example.net/pictures', S3_ACCESS_KEY_ID: 'key' },
    { S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' },
    { STATISTICS_SECONDS: 'often' },
    { STATISTICS_DAYS: '-1' },
    { METRICS_TOKEN: 'long enough but with spaces' },
  ])('refuses %j', (environment) => {
    const [name = ''] = Object.keys(environment);
    expect(() => readConfig(environment)).toThrow(name);
    if ('METRICS_TOKEN' in environment)
      expect(() => readConfig(environment)).not.toThrow(environment.METRICS_TOKEN);
  });

  test('refuses a database elsewhere without a checked certificate, unless that is allowed', () => {
    const DATABASE_URL = 'postgres://u:secret@db.example/waymark?sslmode=require';
    expect(() => readConfig({ DATABASE_URL })).toThrow(/sslmode=verify-full.*DATABASE_WITHOUT_TLS=1/);
    expect(() => readConfig({ DATABASE_URL })).not.toThrow(/secret/);
    expect(readConfig({ DATABASE_URL, DATABASE_WITHOUT_TLS: '1' }).databaseUrl).toBe(DATABASE_URL);
  });

  test('refuses a mail server elsewhere without TLS, unless that is allowed', () => {
    const env = { SMTP_URL: 'smtp://u:secret@mail.example:587', MAIL_FROM: 'waymark@northwind.example' };
    expect(() => readConfig(env)).toThrow(/SMTP_URL.*requireTLS=true.*MAIL_WITHOUT_TLS=1/);
    expect(() => readConfig(env)).not.toThrow(/secret/);
    expect(readConfig({ ...env, MAIL_WITHOUT_TLS: '1' }).mail.smtpUrl).toBe(env.SMTP_URL);
    expect(() => readConfig({ ...env, MAIL_WITHOUT_TLS: 'yes' })).toThrow(/MAIL_WITHOUT_TLS must be 1 or 0/);
    expect(readConfig({ ...env, SMTP_URL: `${env.SMTP_URL}?requireTLS=true` }).mail.smtpUrl).not.toBeNull();
  });

  test('lists all errors together and never a password', () => {
    const read = () =>
      readConfig({
        PORT: 'abc',
        USP_PORT: '99999',
        DATABASE_URL: 'mysql://u:secret@db',
        DEMO: 'maybe',
        LOG_LEVEL: 'loud',
      });
    expect(read).toThrow(/PORT must.*USP_PORT must.*|DATABASE_URL must/);
    try {
      read();
    } catch (error) {
      const { message } = error as Error;
      for (const name of ['PORT', 'USP_PORT', 'DATABASE_URL', 'DEMO', 'LOG_LEVEL'])
        expect(message).toContain(name);
      expect(message).not.toContain('secret');
      expect(message.split('\n')).toHaveLength(1);
    }
  });

  test('traces nothing without a collector, or if it is switched off', () => {
    const OTEL_EXPORTER_OTLP_ENDPOINT = 'https://collector:4318';
    expect(readConfig({ OTEL_SERVICE_NAME: 'waymark' }).traces).toBeNull();
    expect(readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_SDK_DISABLED: 'true' }).traces).toBeNull();
    expect(readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_TRACES_EXPORTER: 'none' }).traces).toBeNull();
  });

  test.each([
    [{}, { fraction: 1, followsCaller: true }],
    [{ OTEL_TRACES_SAMPLER: 'always_on' }, { fraction: 1, followsCaller: false }],
    [{ OTEL_TRACES_SAMPLER: 'parentbased_always_off' }, { fraction: 0, followsCaller: true }],
    [
      { OTEL_TRACES_SAMPLER: 'traceidratio', OTEL_TRACES_SAMPLER_ARG: '0.25' },
      { fraction: 0.25, followsCaller: false },
    ],
  ])('traces as %o says', (env, sampler) => {
    const endpoint = 'https://user:secret@collector:4318/v1/traces';
    const { traces } = readConfig({ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: endpoint, ...env });
    expect(traces).toMatchObject({ collector: 'collector:4318', sampler });
    expect(traces?.environment.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT).toBe(endpoint);
  });

  test.each([
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' },
    { OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' },
    { OTEL_TRACES_EXPORTER: 'zipkin' },
    { OTEL_TRACES_SAMPLER: 'jaeger_remote' },
    { OTEL_TRACES_SAMPLER: 'traceidratio', OTEL_TRACES_SAMPLER_ARG: '25' },
    { OTEL_BSP_SCHEDULE_DELAY: 'soon' },
  ])('does not pass over %o', (env) => {
    const given = { OTEL_EXPORTER_OTLP_ENDPOINT: 'https://collector:4318', ...env };
    expect(() => readConfig(given)).toThrow(Object.keys(env).at(-1));
  });

  test('is reached by https if it has its own TLS', () => {
    const files = { TLS_CERT: '/tls/cert.pem', TLS_KEY: '/tls/key.pem' };
    expect(readConfig(files)).toMatchObject({
      tls: { cert: '/tls/cert.pem', key: '/tls/key.pem', clientCa: null },
      uspTls: null,
      publicUrl: 'https://localhost:8080',
    });
    expect(() => readConfig({ ...files, PUBLIC_URL: 'http://console.example' })).toThrow('PUBLIC_URL');
    expect(() => readConfig({ TLS_CERT: '/tls/cert.pem' })).toThrow('TLS_KEY');
    expect(() => readConfig({ ...files, TLS_CLIENT_CA: '/tls/ca.pem' })).toThrow('TLS_CLIENT_CA');
  });
});
