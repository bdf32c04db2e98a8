import type { Module } from '#server/core/module.ts';
import type { CoreServices } from '#server/core/services.ts';
import { handoversTables } from '#server/fleet/handovers/stored.ts';
import { deviceHandoverHandlers } from './handlers.ts';
import { HandoverProjection } from './read-model.ts';

/** Handovers of devices between engineers. */
export const handoverModule: Module<CoreServices> = {
  name: 'handovers',
  tables: handoversTables,
  projections: () => [new HandoverProjection()],
  handlers: deviceHandoverHandlers,
};
