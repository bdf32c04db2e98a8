import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

const MB = 2 ** 20;
const least = 16;
const most = 256;

/**
 * Returns the megabytes for PostgreSQL's own cache, in addition to the operating system's: a quarter of the stored
 * bytes (docs/decisions/295).
 */
export function cacheFor(bytes: number): number {
  return Math.min(most, Math.max(least, Math.ceil(bytes / 4 / MB)));
}

/** Counts the bytes of all tables and indexes in a cluster; 0 if there is none yet. */
export async function storedIn(cluster: string): Promise<number> {
  const base = join(cluster, 'base');
  const names = await readdir(base, { recursive: true }).catch(() => []);
  // A file may be removed meanwhile.
  const sizes = names.map(async (name) => (await stat(join(base, name)).catch(() => null))?.size ?? 0);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

export type Settings = Record<string, string>;

/**
 * Builds the settings for a start; they are passed each time, so that a directory of an earlier version has them too.
 */
export function settingsFor(cacheMB: number): Settings {
  return {
    // The only access is a socket in the cluster's folder, which is closed to others.
    listen_addresses: '',
    unix_socket_directories: '.',
    unix_socket_permissions: '0700',
    max_connections: '30',
    // Acknowledged writes survive a power failure.
    fsync: 'on',
    synchronous_commit: 'on',
    full_page_writes: 'on',
    autovacuum: 'on',
    shared_buffers: `${cacheMB}MB`,
    max_wal_size: '512MB',
    // The server needs no replication, and has fewer idle processes without it.
    wal_level: 'minimal',
    max_wal_senders: '0',
    max_logical_replication_workers: '0',
    io_method: 'sync',
    jit: 'off',
    // Statements and values are customer data and must not be in the log file.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_checkpoints: 'off',
  };
}
