import { type DestinationStream, type Logger, pino } from 'pino';
import type { AvailabilityListener } from './database/availability.ts';
import { isUnavailable } from './database/errors.ts';

/** Function that parts call with their internal errors. The core needs no other logger (docs/decisions/125). */
export type FaultReport = (where: string, error: unknown) => void;

/** Fields that are never logged, at any depth. */
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

/** Returns the useful fields of an error. Database drivers add the statement's values, which may be secret. */
const described = (error: unknown): object => {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack, cause } = error;
  const code = 'code' in error ? { code: String(error.code) } : {};
  return { type: name, ...code, message, stack, ...(cause === undefined ? {} : { cause: described(cause) }) };
};

interface LoggerOptions {
  level: string;
  /** Destination of the lines; default: stdout. */
  to?: DestinationStream;
}

/** Creates output for a terminal: colours instead of JSON. */
export const readableLines = async (): Promise<DestinationStream> => {
  const { default: pretty } = await import('pino-pretty');
  return pretty({ sync: true, ignore: 'pid,hostname,name' });
};

/** Creates the server's one logger, with a line of JSON per entry. Parts use a child logger with their name. */
export const createLogger = ({ level, to }: LoggerOptions): Logger =>
  pino(
    {
      name: 'waymark',
      level,
      formatters: { level: (label) => ({ level: label }) },
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: described, error: described },
      redact: {
        paths: secret.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
        censor: '[not written]',
      },
    },
    to ?? pino.destination({ fd: 1, sync: true }),
  );

/**
 * Returns the level of an error: an unavailable database fails every part each second, but is reported once on its own.
 */
export const levelOf = (error: unknown): 'debug' | 'error' => (isUnavailable(error) ? 'debug' : 'error');

export const faultsOf =
  (logger: Pick<Logger, 'debug' | 'error'>): FaultReport =>
  (where, error) =>
    logger[levelOf(error)]({ err: error }, where);

/** Logs one line when the database becomes unavailable, and one when it is available again. */
export const availabilityIn =
  (logger: Pick<Logger, 'error' | 'warn'>): AvailabilityListener =>
  ({ available, reason }) =>
    available
      ? logger.warn({ reason }, 'the database can be used again')
      : logger.error({ reason }, 'the database cannot be used: calls are answered with 503 until it can');
