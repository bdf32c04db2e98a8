import { hostname } from 'node:os';

/**
 * Identity of this server among all that ever used a database: host, process and start. Its working connections and the
 * one that holds its role carry it in `application_name` (63 bytes), each under its own prefix.
 */
export const serverIdentity = `${hostname().slice(0, 34)}:${process.pid}:${Math.round(Date.now() / 1_000).toString(36)}`;

export const rolePrefix = 'waymark ';
export const workPrefix = 'waymark-work ';

/** Returns host and process: the name that people see. */
export const shownName = (identity: string): string => identity.replace(/:[^:]*$/, '');
