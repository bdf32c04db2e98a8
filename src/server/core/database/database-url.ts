import { isOwnMachine } from '../network/own-machine.ts';

/**
 * Returns the host as the driver reads it: `host` among the parameters wins, and a path is a socket of this machine.
 */
function hostOf(url: URL, environment: string | undefined): string {
  const named = url.searchParams.get('host') ?? decodeURIComponent(url.hostname);
  return (named || environment || 'localhost').replace(/^\[|\]$/g, '');
}

/**
 * Tells if the connection is protected from being read or changed in transit: it stays on this machine, or the
 * database's certificate is verified. Other modes of `sslmode` accept any certificate, or none (docs/decisions/237).
 */
export function isProtected(databaseUrl: string, { PGHOST }: NodeJS.ProcessEnv): boolean {
  const url = new URL(databaseUrl);
  return isOwnMachine(hostOf(url, PGHOST)) || url.searchParams.getAll('sslmode').at(-1) === 'verify-full';
}

/**
 * Returns the reason that a running server cannot switch to this address; null: it can. User, password and certificates
 * may change; another database is another installation, and needs a restart.
 */
export function refuseRenewed(databaseUrl: string, before: string, env: NodeJS.ProcessEnv): string | null {
  if (!URL.canParse(databaseUrl)) return 'it is no address';
  const placeOf = (url: URL) => [
    hostOf(url, env.PGHOST),
    url.searchParams.get('port') ?? url.port,
    url.pathname,
  ];
  if (`${placeOf(new URL(databaseUrl))}` !== `${placeOf(new URL(before))}`)
    return 'it leads to another database: restart for that';
  return isProtected(databaseUrl, env) || !isProtected(before, env)
    ? null
    : 'it is without sslmode=verify-full';
}
