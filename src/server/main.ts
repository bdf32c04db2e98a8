import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { StartError } from '#server/core/start-error.ts';
import { createServer } from './app.ts';
import { isProtected } from './core/database/database-url.ts';
import { readEnvironment } from './core/environment.ts';
import { createLogger, readableLines } from './core/logger.ts';
import { fleetSeed } from './demo/devices.ts';
import { isProtectedMail } from './people/mail/transport/mail-protection.ts';
import { checkConfig } from './start/check.ts';
import { type Config, readConfig } from './start/config.ts';

const bundled = !import.meta.url.endsWith('.ts');
const at = (source: string, built: string) =>
  fileURLToPath(new URL(bundled ? built : source, import.meta.url));
const paths = {
  openapi: at('../../dist/openapi', '../openapi'),
  console: at('../../dist/web', '../web'),
  player: at('../../dist/case-player', '../case-player'),
};
const fleetProgram = at('../simulator/cli.ts', '../fleet/cli.js');

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Milliseconds after which a stop ends the process anyway. */
const drainMs = 10_000;

async function run(config: Config): Promise<void> {
  const logger = createLogger({
    level: config.logLevel,
    ...(process.stdout.isTTY ? { to: await readableLines() } : {}),
  });
  process.on('unhandledRejection', (error) => logger.error({ err: error }, 'unhandled'));
  // The state of the process is unknown, so it ends; the next one continues from stored data.
  process.on('uncaughtException', (error) => {
    logger.fatal({ err: error }, 'uncaught');
    process.exit(1);
  });
  if (Number.parseInt(process.versions.node, 10) < 22)
    throw new StartError(`Node ${process.versions.node} is too old: use npm start, or install Node 24`);
  if (config.databaseUrl && !isProtected(config.databaseUrl, process.env))
    logger.warn(
      'DATABASE_WITHOUT_TLS: what goes to the database and back can be read and changed on its way',
    );
  if (config.mail.smtpUrl && !isProtectedMail(config.mail.smtpUrl))
    logger.warn(
      'MAIL_WITHOUT_TLS: mails, with links that set passwords in them, can be read and changed on their way',
    );
  const server = await createServer({ config, paths, say, logger });
  // The database refuses this process's writes from now on; the next start waits on standby.
  void server.lost.then((reason) => {
    logger.fatal({ reason }, 'this server does not work on its database any more');
    process.exit(1);
  });
  try {
    await server.app.listen({ port: config.port, host: config.host });
    if (config.internal)
      await server.internal.listen({ port: config.internal.port, host: config.internal.host });
  } catch (error) {
    await server.close();
    throw error;
  }
  const stopFleet =
    config.fleet > 0
      ? startFleet({
          program: fleetProgram,
          count: config.fleet,
          seed: fleetSeed,
          uspPort: server.uspPort,
          viewingSince: server.viewingSince,
          onEnd: (code) => logger.error({ code }, 'the simulated fleet ended'),
        })
      : () => {};
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), drainMs).unref();
    stopFleet();
    void server.close().then(() => process.exit(0));
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  if (config.mail.smtpUrl === null)
    say(`Mails are files in ${config.dataDir}/outbox; SMTP_URL has them sent.`);
  if (!config.verifyNewBrowsers)
    say('Logins from new browsers are not verified by mail in the demo; VERIFY_NEW_BROWSERS=1 turns it on.');
  const [address] = server.app.addresses();
  const port = typeof address === 'object' ? address.port : config.port;
  say(
    `Waymark is ready at ${config.port === 0 ? `${config.tls ? 'https' : 'http'}://localhost:${port}` : config.publicUrl}`,
  );
  server.fillDemo?.().catch((error) => logger.error({ err: error }, 'the content of the demo'));
}

/**
 * Runs the simulated devices in a separate process: they are not part of the server, and use real USP. Resolves to the
 * function to stop it. A fleet that ends by itself is reported, not restarted.
 */
function startFleet(options: {
  program: string;
  count: number;
  seed: number;
  uspPort: number;
  viewingSince: number | null;
  onEnd(code: number | null): void;
}): () => void {
  const { program, count, seed, uspPort, viewingSince, onEnd } = options;
  const url = `ws://localhost:${uspPort}/usp`;
  const past = viewingSince === null ? [] : ['--viewing-since', String(viewingSince)];
  const values = ['--count', String(count), '--seed', String(seed), '--url', url, ...past, '--demo'];
  const child = fork(program, values, {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  let stopping = false;
  child.on('exit', (code) => {
    if (!stopping) onEnd(code);
  });
  return () => {
    stopping = true;
    child.kill('SIGTERM');
  };
}

/** System error codes for an unusable directory, file or port. */
const unusable = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EISDIR', 'ENOSPC', 'EADDRNOTAVAIL']);

/** Prints one line with advice for problems that an operator can fix, and everything else with its stack trace. */
function explain(error: unknown): void {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (error instanceof StartError) process.stderr.write(`Waymark cannot start: ${error.message}\n`);
  else if (code === 'EADDRINUSE' && error instanceof Error)
    process.stderr.write(
      `Waymark cannot start: port ${'port' in error ? error.port : ''} is in use: stop what uses it, or set PORT or USP_PORT\n`,
    );
  else if (error instanceof Error && typeof code === 'string' && unusable.has(code))
    process.stderr.write(
      `Waymark cannot start: ${error.message}: check the rights, or set DATA_DIR, PORT or USP_PORT\n`,
    );
  else
    process.stderr.write(`Waymark cannot start: ${error instanceof Error ? error.stack : String(error)}\n`);
}

try {
  const config = readConfig(readEnvironment(process.env));
  if (process.argv.includes('--check')) await checkConfig(config, say);
  else await run(config);
} catch (error) {
  explain(error);
  process.exit(1);
}
