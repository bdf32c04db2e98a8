import type { Actor } from '#domain/logged-event.ts';

/** The server's own hand in the log, by the part that acted. */
export const serverActor = (part: 'engine' | 'gateway' | 'timers' | 'recovery' | 'reactor'): Actor => ({
  kind: 'server',
  id: part,
  name: part,
});

export const deviceActor = (endpointId: string): Actor => ({
  kind: 'device',
  id: endpointId,
  name: endpointId,
});
