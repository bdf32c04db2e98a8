import { expect, test } from 'vitest';
import { createLogger, faultsOf } from './logger.ts';

function logged(level = 'info') {
  const lines: Record<string, unknown>[] = [];
  const logger = createLogger({ level, to: { write: (line) => void lines.push(JSON.parse(line)) } });
  return { logger, lines };
}

test('a fault is one line with its part, its place and its trace', () => {
  const { logger, lines } = logged();
  faultsOf(logger.child({ part: 'core' }))('queue', new Error('away', { cause: new TypeError('closed') }));
  expect(lines).toMatchObject([
    {
      level: 'error',
      part: 'core',
      msg: 'queue',
      err: {
        type: 'Error',
        message: 'away',
        stack: expect.stringContaining('at'),
        cause: { message: 'closed' },
      },
    },
  ]);
});

test('no secret is written: neither by its name, nor as a value of a statement that failed', () => {
  const { logger, lines } = logged();
  const error = Object.assign(new Error('duplicate key'), {
    code: '23505',
    detail: 'Key (x)=(s3cret)',
    params: ['s3cret'],
  });
  logger.error(
    { err: error, body: { user: 'a', password: 's3cret' }, headers: { authorization: 'Bearer s3cret' } },
    'x',
  );
  logger.error({ deep: { body: { refreshToken: 's3cret' } }, token: 's3cret' }, 'x');
  expect(JSON.stringify(lines)).not.toContain('s3cret');
  expect(lines[0]).toMatchObject({ err: { code: '23505' }, body: { user: 'a' } });
});

test('what is below the level is not written', () => {
  const { logger, lines } = logged('warn');
  logger.info('connected');
  expect(lines).toEqual([]);
});
