import { join } from 'node:path';

/** Files of the embedded PostgreSQL in a data directory. */
export interface ClusterPaths {
  folder: string;
  /** PostgreSQL's data directory, with its socket. */
  cluster: string;
  /** Unfinished cluster; renamed to `cluster` when it is complete. */
  unfinished: string;
  /** Copy of PostgreSQL's programs, in a folder named by version. */
  programs: string;
  /** Messages of PostgreSQL since its last start. */
  log: string;
}

export const folderName = 'postgresql';

export function pathsIn(directory: string): ClusterPaths {
  const folder = join(directory, folderName);
  return {
    folder,
    cluster: join(folder, 'cluster'),
    unfinished: join(folder, 'cluster.unfinished'),
    programs: join(folder, 'programs'),
    log: join(folder, 'log'),
  };
}
