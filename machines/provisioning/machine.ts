import { assign, setup } from 'xstate';
import type { ProvisionedItem, ProvisioningFact, ProvisioningKind } from './events.ts';

/** Machine version that a stream stores with its first event and keeps. */
export const provisioningMachineVersion = '1';

export interface ProvisioningContext {
  opId: string;
  kind: ProvisioningKind;
  serviceTaskId: string;
  /** Null: no item was chosen yet. */
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
    /** Tells if the fact names the present choice; a request for an older choice is ignored. */
    isPresent: ({ context, event }) => event.data.serviceTaskId === context.serviceTaskId,
    keepsStopped: ({ event }) => event.type === 'provisioning.changed' && event.data.keepStopped === true,
  },
});

/** Content of one kind that all set-top boxes of an organisation get (TN-254 … TN-262). Pure. */
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
    /** Boxes get no item of this kind; a change is stored and not sent. */
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
