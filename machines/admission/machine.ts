import { assign, setup } from 'xstate';
import type { AdmissionFact, AdmissionOrder } from './events.ts';

/** Machine version that a stream stores with its first event and keeps. */
export const admissionMachineVersion = '1';

export interface AdmissionContext extends AdmissionOrder {
  /** Endpoint ids of the admitted devices, in their order. */
  admitted: readonly string[];
}

const emptyContext: AdmissionContext = {
  opId: '',
  devices: { by: 'device', endpointId: '', fingerprint: null },
  most: 0,
  validMs: 0,
  admitted: [],
};

const admissionSetup = setup({
  types: {
    context: {} as AdmissionContext,
    events: {} as AdmissionFact,
    tags: {} as 'terminal',
  },
  actions: {
    setDeadline: (_, _params: { name: 'validity'; ms: number }) => {},
    clearDeadline: (_, _params: { name: 'validity' }) => {},
    rememberOrder: assign(({ event }) => (event.type === 'admission.opened' ? event.data : {})),
    rememberDevice: assign(({ context, event }) =>
      event.type === 'device.admitted' ? { admitted: [...context.admitted, event.data.endpointId] } : {},
    ),
  },
  guards: {
    /** Tells if this is the last device that may come. One that was admitted before takes no second place. */
    isLast: ({ context, event }) =>
      event.type === 'device.admitted' &&
      !context.admitted.includes(event.data.endpointId) &&
      context.admitted.length + 1 >= context.most,
    isNew: ({ context, event }) =>
      event.type === 'device.admitted' && !context.admitted.includes(event.data.endpointId),
  },
});

const clear = { type: 'clearDeadline', params: { name: 'validity' } } as const;

/** Leave for devices that are not registered to connect, until enough have come or its time is over. Pure. */
export const admissionMachine = admissionSetup.createMachine({
  id: 'admission',
  context: emptyContext,
  initial: 'empty',
  states: {
    empty: {
      on: {
        'admission.opened': {
          target: 'open',
          actions: [
            'rememberOrder',
            {
              type: 'setDeadline',
              params: ({ event }) => ({ name: 'validity' as const, ms: event.data.validMs }),
            },
          ],
        },
      },
    },
    open: {
      on: {
        'device.admitted': [
          { guard: 'isLast', target: 'full', actions: ['rememberDevice', clear] },
          { guard: 'isNew', actions: 'rememberDevice' },
        ],
        'admission.closed': { target: 'closed', actions: clear },
        'deadline.passed': 'expired',
      },
    },
    /** The last place was taken. */
    full: { tags: 'terminal' },
    /** A user ended it early. */
    closed: { tags: 'terminal' },
    expired: { tags: 'terminal' },
  },
});
