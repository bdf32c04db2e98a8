import { describe } from 'vitest';
import { killedAtEveryTransition } from './transitions.ts';

describe('a server that is killed', () => killedAtEveryTransition());
