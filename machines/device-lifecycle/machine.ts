import { assign, setup } from 'xstate';
import type { DeviceStatus, LifecycleFact } from './events.ts';

export interface LifecycleContext {
  /** Organisation that owns the device; '' before it is known. */
  opId: string;
  /** Customer of a device in use; '' otherwise. */
  customerId: string;
}

const lifecycleSetup = setup({
  types: { context: {} as LifecycleContext, events: {} as LifecycleFact },
  actions: {
    rememberCustomer: assign(({ event }) =>
      'customerId' in event.data ? { customerId: event.data.customerId ?? '' } : {},
    ),
    forgetCustomer: assign({ customerId: '' }),
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

const deploys = { guard: 'isDeployed', target: 'deployed', actions: owned } as const;
const requests = { guard: 'isRequested', target: 'requested', actions: owned } as const;
const stocks = { guard: 'isInventory', target: 'inventory', actions: owned } as const;
/** The device is registered again with the same status, with another name or site. */
const stays = { actions: owned } as const;

/**
 * The lifecycle of a device, from a supplier's sheet to a customer's home and back (TN-182..TN-194). Pure, without
 * effects. Lock and unlock are separate.
 */
export const lifecycleMachine = lifecycleSetup.createMachine({
  id: 'device-lifecycle',
  context: { opId: '', customerId: '' },
  initial: 'unknown',
  states: {
    unknown: {
      on: {
        'device.found': { target: 'unregistered', actions: owned },
        'device.registered': [deploys, requests, stocks, { target: 'unregistered', actions: owned }],
      },
    },
    unregistered: {
      on: {
        'device.registered': [stocks, stays],
        'device.ignored': 'ignored',
        'device.blocked': 'blocked',
        'device.removed': 'removed',
      },
    },
    ignored: {
      on: {
        'device.registered': [stocks, stays],
        'device.blocked': 'blocked',
        'device.restored': 'unregistered',
        'device.removed': 'removed',
      },
    },
    blocked: {
      on: {
        'device.registered': [stocks, stays],
        'device.ignored': 'ignored',
        'device.restored': 'unregistered',
        'device.removed': 'removed',
      },
    },
    inventory: {
      on: {
        'device.registered': [deploys, stays],
        'device.allocated': stays,
        'device.released': stays,
        'device.activationRequested': 'requested',
        'device.activated': { target: 'deployed', actions: 'rememberCustomer' },
        'device.removed': 'removed',
      },
    },
    requested: {
      on: {
        'device.registered': [deploys, stocks, stays],
        // The new organisation decides about the device again.
        'device.allocated': { target: 'inventory', actions: owned },
        'device.released': { target: 'inventory', actions: owned },
        'device.activated': { target: 'deployed', actions: 'rememberCustomer' },
        'device.rejected': 'inventory',
      },
    },
    deployed: {
      on: {
        'device.registered': [stocks, stays],
        'device.customerChanged': { actions: 'rememberCustomer' },
        'device.retrieved': { target: 'inventory', actions: 'forgetCustomer' },
      },
    },
    // Nothing is deleted: a device that connects again is listed again.
    removed: {
      on: {
        'device.found': { target: 'unregistered', actions: owned },
        'device.registered': [deploys, stocks],
      },
    },
  },
});
