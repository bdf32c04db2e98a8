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
      publicUrl: 'http://localhost:8080',
    });
  });

  test('is no demo on PostgreSQL', () => {
    expect(readConfig({ DATABASE_URL: 'postgres://u:p@db/waymark' })).toMatchObject({
      demo: false,
      fleet: 0,
      verifyNewBrowsers: true,
    });
  });

  test('is reached from everywhere, by nobody in between, and tells no figures without being asked to', () => {
    expect(readConfig({})).toMatchObject({
      host: '::',
      trustProxy: false,
      metricsToken: null,
      internal: null,
    });
  });

  test.each([
    ['2', 2],
    ['0', false],
    ['10.0.0.0/8, fd00::/8,192.0.2.1', ['10.0.0.0/8', 'fd00::/8', '192.0.2.1']],
  ])('TRUST_PROXY=%s', (value, trusted) => {
    expect(readConfig({ TRUST_PROXY: value }).trustProxy).toEqual(trusted);
  });

  test('erases nothing unless it is told when', () => {
    expect(readConfig({}).retentionDays).toBeNull();
    expect(readConfig({ RETENTION_DAYS: '' }).retentionDays).toBeNull();
    expect(readConfig({ RETENTION_DAYS: '90' }).retentionDays).toBe(90);
  });

  test('serves figures where the operator wants them', () => {
    expect(readConfig({ INTERNAL_PORT: '9090', HOST: '127.0.0.1' })).toMatchObject({
      host: '127.0.0.1',
      internal: { port: 9090, host: '127.0.0.1' },
    });
    expect(readConfig({ INTERNAL_PORT: '9090', INTERNAL_HOST: '10.0.0.5' }).internal?.host).toBe('10.0.0.5');
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
    { RETENTION_DAYS: '29' },
    { RETENTION_DAYS: '0' },
    { RETENTION_DAYS: 'never' },
    { METRICS_TOKEN: 'long enough but with spaces' },
  ])('refuses %j', (environment) => {
    const [name = ''] = Object.keys(environment);
    expect(() => readConfig(environment)).toThrow(name);
    if ('METRICS_TOKEN' in environment)
      expect(() => readConfig(environment)).not.toThrow(environment.METRICS_TOKEN);
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
});
