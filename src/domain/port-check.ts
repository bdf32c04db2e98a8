/** Sub-protocol with which the console opens the device port, to see whether it can be reached. */
export const portCheckProtocol = 'check.waymark';

/** The device port's only message to the console, as JSON. */
export interface PortCheckAnswer {
  controllerId: string;
  /** Address from which the connection came. */
  address: string;
}

/** Reads the answer; null: something other than Waymark is at that address. */
export function portCheckAnswer(text: unknown): PortCheckAnswer | null {
  if (typeof text !== 'string') return null;
  try {
    const read: unknown = JSON.parse(text);
    return isAnswer(read) ? { controllerId: read.controllerId, address: read.address } : null;
  } catch {
    return null;
  }
}

const isAnswer = (read: unknown): read is PortCheckAnswer =>
  typeof read === 'object' &&
  read !== null &&
  'controllerId' in read &&
  typeof read.controllerId === 'string' &&
  'address' in read &&
  typeof read.address === 'string';
