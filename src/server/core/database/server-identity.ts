import { hostname } from 'node:os';

/**
 * This server among all that ever had connections to a database: host, process and start. The connections that it works
 * with and the one that holds its role carry it in `application_name` (63 bytes), each under a prefix of its own.
 */
export const serverIdentity = `${hostname().slice(0, 34)}:${process.pid}:${Math.round(Date.now() / 1_000).toString(36)}`;

export const rolePrefix = 'waymark ';
export const workPrefix = 'waymark-work ';

/** Host and process: the name that people read. */
export const shownName = (identity: string): string => identity.replace(/:[^:]*$/, '');
