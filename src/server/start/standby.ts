import { createServer, type RequestListener, type Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { databaseClock } from '../core/database/clock.ts';
import type { Database } from '../core/database/database.ts';
import { isUnavailable } from '../core/database/errors.ts';
import { refuseNewer } from '../core/database/migrate.ts';
import type { PostgresUrl } from '../core/database/postgres.ts';
import { errorText, languageOf } from '../core/http/api-error.ts';
import { type ActiveRole, takeActiveRole } from '../core/log/active-role.ts';
import { isWriter } from '../core/log/event-log.ts';
import { type TlsSource, tlsServer } from '../core/network/tls-server.ts';
import type { Config } from './config.ts';

interface StandbyDeps {
  config: Pick<Config, 'port' | 'host'>;
  url: PostgresUrl;
  database: Database;
  /** Name under which this server writes to the log. */
  writer: string;
  tls: TlsSource | null;
  say(line: string): void;
}

/**
 * Settles when this server is the active one. Until then another one is, and requests here are answered so that a proxy
 * uses the other one, and a container is not restarted (docs/decisions/242).
 */
export async function becomeActive({
  config,
  url,
  database,
  writer,
  tls,
  say,
}: StandbyDeps): Promise<ActiveRole> {
  // A newer database is refused now, and not after the other server has ended.
  await refuseNewer(database);
  let answering: Server | null = null;
  const role = await takeActiveRole({
    url,
    isStillMine: () => isWriter(database, writer),
    onStandby(holder) {
      say(`Waymark stands by: ${holder} works on this database, and this server takes over when that ends.`);
      answering = answerMeanwhile(config, tls);
    },
  });
  await closed(answering);
  await untilAvailable(() => databaseClock(database));
  return role;
}

/**
 * Retries while the database is unavailable: the end of another server may affect more, for example names of containers
 * were not found for ten seconds after one of them had stopped. Rejects with other errors.
 */
export async function untilAvailable(ask: () => Promise<unknown>, pauseMs = 200): Promise<void> {
  for (;;) {
    try {
      await ask();
      return;
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      await pause(pauseMs);
    }
  }
}

/** Answers requests on standby; if the active server on this machine has the port, nothing is answered here. */
function answerMeanwhile({ port, host }: StandbyDeps['config'], tls: TlsSource | null): Server {
  const server = tls ? tlsServer(tls, {}, answer) : createServer(answer);
  server.on('error', () => {});
  return server.listen(port, host);
}

const answer: RequestListener = (request, response) => {
  const [status, body] =
    request.url === '/healthz'
      ? [200, { status: 'ok' }]
      : request.url === '/readyz'
        ? [503, { status: 'standby' }]
        : [
            503,
            {
              code: 'timeout',
              message: errorText('timeout', languageOf(request.headers['accept-language'])),
              data: { retryAfter: 1 },
            },
          ];
  response
    .writeHead(status, {
      'content-type': 'application/json',
      'cache-control': 'no-store',
      'retry-after': '1',
    })
    .end(JSON.stringify(body));
};

const closed = (server: Server | null): Promise<void> =>
  new Promise((resolve) => {
    if (!server?.listening) return resolve();
    server.close(() => resolve());
    server.closeAllConnections();
  });
