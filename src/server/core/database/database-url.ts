import { isOwnMachine } from '../network/own-machine.ts';

/** As the driver takes it: `host` among the parameters wins, and a path is a socket of this machine. */
function hostOf(url: URL, environment: string | undefined): string {
  const named = url.searchParams.get('host') ?? decodeURIComponent(url.hostname);
  return (named || environment || 'localhost').replace(/^\[|\]$/g, '');
}

/**
 * Whether the connection is safe from being read or changed on its way: it stays on this machine, or the database shows a
 * certificate that is checked. Other modes of `sslmode` take any certificate, or none (docs/decisions/237).
 */
export function isProtected(databaseUrl: string, { PGHOST }: NodeJS.ProcessEnv): boolean {
  const url = new URL(databaseUrl);
  return isOwnMachine(hostOf(url, PGHOST)) || url.searchParams.getAll('sslmode').at(-1) === 'verify-full';
}

/**
 * Why connections of a running server do not take this address in the place of the one before; null: they do. User, password and
 * certificates may change; another database is another installation, and needs a restart.
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
