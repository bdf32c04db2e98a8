import { assign, setup } from 'xstate';
import type { DeviceStatus, LifecycleFact } from './events.ts';

export interface LifecycleContext {
  /** Organisation that has it; '' before it is known. */
  opId: string;
}

const lifecycleSetup = setup({
  types: { context: {} as LifecycleContext, events: {} as LifecycleFact },
  actions: {
    rememberOwner: assign(({ event }) => ('opId' in event.data ? { opId: event.data.opId } : {})),
  },
  guards: {
    isDeployed: ({ event }) => statusIn(event) === 'Deployed',
    isRequested: ({ event }) => statusIn(event) === 'Requested',
    isInventory: ({ event }) => statusIn(event) === 'Inventory',
  },
});

const statusIn = (event: LifecycleFact): DeviceStatus | null =>
  event.type === 'device.registered' ? event.data.deviceStatus : null;

const owned = 'rememberOwner';

/** Wherever a device is, a registration says where it is from there on. */
const registration = [
  { guard: 'isDeployed', target: 'deployed', actions: owned },
  { guard: 'isRequested', target: 'requested', actions: owned },
  { guard: 'isInventory', target: 'inventory', actions: owned },
  { target: 'unregistered', actions: owned },
] as const;

/**
 * The life of a device, from a supplier's sheet to a customer's home and back (TN-182..TN-194). Pure; it asks for nothing to
 * be done. Lock and unlock are beside it.
 */
export const lifecycleMachine = lifecycleSetup.createMachine({
  id: 'device-lifecycle',
  context: { opId: '' },
  initial: 'unknown',
  on: { 'device.registered': registration.map((branch) => ({ ...branch, target: `.${branch.target}` })) },
  states: {
    unknown: { on: { 'device.found': { target: 'unregistered', actions: owned } } },
    inventory: {
      on: {
        'device.allocated': { actions: owned },
        'device.released': { actions: owned },
        'device.activationRequested': 'requested',
        'device.activated': 'deployed',
        'device.removed': 'removed',
      },
    },
    requested: {
      on: {
        // Its new organisation decides about it again.
        'device.allocated': { target: 'inventory', actions: owned },
        'device.released': { target: 'inventory', actions: owned },
        'device.activated': 'deployed',
        'device.rejected': 'inventory',
      },
    },
    deployed: { on: { 'device.customerChanged': {}, 'device.retrieved': 'inventory' } },
    unregistered: {
      initial: 'listed',
      on: { 'device.removed': 'removed' },
      states: {
        listed: { on: { 'device.ignored': 'ignored', 'device.blocked': 'blocked' } },
        ignored: { on: { 'device.blocked': 'blocked', 'device.restored': 'listed' } },
        blocked: { on: { 'device.ignored': 'ignored', 'device.restored': 'listed' } },
      },
    },
    // Nothing is deleted: a device that connects again is found again.
    removed: { on: { 'device.found': { target: 'unregistered', actions: owned } } },
  },
});
