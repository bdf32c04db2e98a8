import { type DestinationStream, type Logger, pino } from 'pino';
import type { AvailabilityListener } from './database/availability.ts';
import { isUnavailable } from './database/errors.ts';

/** What a part calls with what went wrong inside it. The core knows no more of a log than this (docs/decisions/125). */
export type FaultReport = (where: string, error: unknown) => void;

/** Members that are never written, wherever in a line they stand. */
const secret = [
  'authorization',
  'cookie',
  'password',
  'passwordHash',
  'password_hash',
  'token',
  'refreshToken',
  'clientKey',
];

/** An error by what helps to find it. Drivers of databases add the values of the statement, and those may be anything. */
const told = (error: unknown): object => {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack, cause } = error;
  const code = 'code' in error ? { code: String(error.code) } : {};
  return { type: name, ...code, message, stack, ...(cause === undefined ? {} : { cause: told(cause) }) };
};

interface LoggerOptions {
  level: string;
  /** Where the lines go; default: stdout. */
  to?: DestinationStream;
}

/** For a terminal: colours instead of JSON. */
export const readableLines = async (): Promise<DestinationStream> => {
  const { default: pretty } = await import('pino-pretty');
  return pretty({ sync: true, ignore: 'pid,hostname,name' });
};

/** The server's one logger: a line of JSON each. Parts use a child logger that names them. */
export const createLogger = ({ level, to }: LoggerOptions): Logger =>
  pino(
    {
      name: 'waymark',
      level,
      formatters: { level: (label) => ({ level: label }) },
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: told, error: told },
      redact: {
        paths: secret.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
        censor: '[not written]',
      },
    },
    to ?? pino.destination({ fd: 1, sync: true }),
  );

/** A database that is away fails every part each second, and has reported it once itself. */
export const levelOf = (error: unknown): 'debug' | 'error' => (isUnavailable(error) ? 'debug' : 'error');

export const faultsOf =
  (logger: Pick<Logger, 'debug' | 'error'>): FaultReport =>
  (where, error) =>
    logger[levelOf(error)]({ err: error }, where);

/** One line when the database can no longer be used, and one when it can again. */
export const availabilityIn =
  (logger: Pick<Logger, 'error' | 'warn'>): AvailabilityListener =>
  ({ available, reason }) =>
    available
      ? logger.warn({ reason }, 'the database can be used again')
      : logger.error({ reason }, 'the database cannot be used: calls are answered with 503 until it can');
