/** Something the operator must put right before the server can start; `message` is one line that says what to do. */
export class StartError extends Error {
  override name = 'StartError';
}
