/** A statement the database refused; `code` is the SQLSTATE where there is one. */
export class DatabaseError extends Error {
  override name = 'DatabaseError';
  readonly code: string | undefined;

  constructor(message: string, code?: string) {
    super(message);
    this.code = code;
  }
}
