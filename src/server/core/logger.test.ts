import { expect, test } from 'vitest';
import { createLogger, faultsOf } from './logger.ts';

function logged(level = 'info') {
  const lines: Record<string, unknown>[] = [];
  const logger = createLogger({ level, to: { write: (line) => void lines.push(JSON.parse(line)) } });
  return { logger, lines };
}

test('writes a fault as one line with its part, its place and its trace', () => {
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

test('writes no secret: neither by its name, nor as a value of a failed statement', () => {
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

test('does not write lines below the level', () => {
  const { logger, lines } = logged('warn');
  logger.info('connected');
  expect(lines).toEqual([]);
});
