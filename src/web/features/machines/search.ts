/** What of the page is in the address. */
export interface MachinesSearch {
  machine: string;
  /** Only paths with this event. */
  event?: string;
}

export function readMachinesSearch(search: Record<string, unknown>): MachinesSearch {
  const { machine, event } = search;
  return {
    machine: typeof machine === 'string' ? machine : 'task',
    ...(typeof event === 'string' && event !== '' ? { event } : {}),
  };
}
