import { staysHere } from '../connection-limit.ts';

/** As the driver takes it: `host` among the parameters wins, and a path is a socket of this machine. */
function hostOf(url: URL, environment: string | undefined): string {
  const named = url.searchParams.get('host') ?? decodeURIComponent(url.hostname);
  return (named || environment || 'localhost').replace(/^\[|\]$/g, '');
}

/**
 * Whether nobody between server and database can read or change what they say: it stays on this machine, or the database shows a
 * certificate that is checked. Other modes of `sslmode` take any certificate, or none (docs/decisions/237).
 */
export function isProtected(databaseUrl: string, { PGHOST }: NodeJS.ProcessEnv): boolean {
  const url = new URL(databaseUrl);
  return staysHere(hostOf(url, PGHOST)) || url.searchParams.getAll('sslmode').at(-1) === 'verify-full';
}
