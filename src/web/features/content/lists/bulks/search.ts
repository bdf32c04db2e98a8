/** Whose boxes the page is about; none: those of the organisation that the console shows. */
export function readBulkSearch({ opId }: Record<string, unknown>): { opId?: string } {
  return typeof opId === 'string' && opId !== '' && opId.length <= 64 ? { opId } : {};
}
