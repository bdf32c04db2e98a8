import { assign, setup } from 'xstate';
import type { ProvisionedItem, ProvisioningFact, ProvisioningKind } from './events.ts';

/** Written into each stream at its first event; a stream keeps the version it began with. */
export const provisioningMachineVersion = '1';

export interface ProvisioningContext {
  opId: string;
  kind: ProvisioningKind;
  serviceTaskId: string;
  /** Null: nothing was ever chosen. */
  item: ProvisionedItem | null;
}

const emptyContext: ProvisioningContext = { opId: '', kind: 'bootAd', serviceTaskId: '', item: null };

const provisioningSetup = setup({
  types: {
    context: {} as ProvisioningContext,
    events: {} as ProvisioningFact,
  },
  actions: {
    rememberChoice: assign(({ event }) => {
      if (event.type !== 'provisioning.changed') return {};
      const { opId, kind, serviceTaskId, item } = event.data;
      return { opId, kind, serviceTaskId, item };
    }),
  },
  guards: {
    /** About the present choice; who saw an older one is not obeyed. */
    isPresent: ({ context, event }) => event.data.serviceTaskId === context.serviceTaskId,
    keepsStopped: ({ event }) => event.type === 'provisioning.changed' && event.data.keepStopped === true,
  },
});

/** What every set-top box of an organisation gets, for one kind of content (TN-254 … TN-262). Pure. */
export const provisioningMachine = provisioningSetup.createMachine({
  id: 'provisioning',
  context: emptyContext,
  initial: 'empty',
  states: {
    empty: { on: { 'provisioning.changed': { target: 'enabled', actions: 'rememberChoice' } } },
    /** Boxes that report another item get this one. */
    enabled: {
      on: {
        'provisioning.changed': { actions: 'rememberChoice' },
        'provisioning.stopped': { guard: 'isPresent', target: 'disabled' },
      },
    },
    /** Boxes get nothing of this; a change is stored and not sent. */
    disabled: {
      on: {
        'provisioning.changed': [
          { guard: 'keepsStopped', actions: 'rememberChoice' },
          { target: 'enabled', actions: 'rememberChoice' },
        ],
        'provisioning.started': { guard: 'isPresent', target: 'enabled' },
      },
    },
  },
});
