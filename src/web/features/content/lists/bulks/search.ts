/** Organisation whose boxes the page shows; none: the one that the console shows. */
export function readBulkSearch({ opId }: Record<string, unknown>): { opId?: string } {
  return typeof opId === 'string' && opId !== '' && opId.length <= 64 ? { opId } : {};
}
