/** Problem that the operator must fix before the server can start; `message` is one line with advice. */
export class StartError extends Error {
  override name = 'StartError';
}
