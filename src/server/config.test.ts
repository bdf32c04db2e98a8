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
