/**
 * The log that the server works on. Its id leads every key of the log's tables: a query that names a stream and not the
 * log reads the whole index.
 */
export const mainLogId = 'main';
