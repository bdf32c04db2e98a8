import { describe } from 'vitest';
import { freshPostgresUrl } from '#tests/support/database.ts';
import { killedAtEveryTransition } from './transitions.ts';

describe.skipIf(!process.env.TEST_DATABASE_URL)('PostgreSQL', () =>
  killedAtEveryTransition(async () => ({ url: await freshPostgresUrl() })),
);
