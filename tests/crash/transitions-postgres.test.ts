import { describe } from 'vitest';
import { migratedPostgresUrl } from '#tests/support/database.ts';
import { killedAtEveryTransition } from './transitions.ts';

describe.skipIf(!process.env.TEST_DATABASE_URL)('PostgreSQL', () =>
  killedAtEveryTransition(async () => ({ url: await migratedPostgresUrl() }), 'all'),
);
