/** Reason that a backup cannot be made or restored; `message` is one line for the operator. */
export class BackupError extends Error {
  override name = 'BackupError';
}

export const cut = (): BackupError =>
  new BackupError('the file ends too early: it was cut, or its backup did not come to its end');

export const altered = (): BackupError =>
  new BackupError('the file is not as it was written: bytes of it were changed');
