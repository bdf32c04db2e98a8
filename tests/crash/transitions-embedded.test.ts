import { describe } from 'vitest';
import { killedAtEveryTransition } from './transitions.ts';

describe('the embedded database', () =>
  killedAtEveryTransition(
    async () => ({ directory: '' }),
    process.env.TEST_DATABASE_URL ? 'a fifth' : 'all',
  ));
