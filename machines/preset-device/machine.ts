import { assign, setup } from 'xstate';
import type {
  Deferral,
  PresetDeviceDeadline,
  PresetDeviceFact,
  PresetOnDevice,
  WrittenField,
} from './events.ts';
import { compared, type FieldRecord, forgotten, isDue, isFirstTry, isToWrite, written } from './fields.ts';

/** Machine version that a stream stores with its first event and keeps. */
export const presetDeviceMachineVersion = '1';

export interface PresetDeviceContext {
  /** Organisation of the device. */
  opId: string;
  fields: Record<string, FieldRecord>;
  /** Presets in force for it at the last check. */
  presets: PresetOnDevice[];
  /** Version of the secret that was written last, by field: a device does not report its secrets. */
  secrets: Record<string, string>;
  /** Open task of the presets; null: none. */
  task: { taskId: string; fields: WrittenField[] } | null;
  /** True if a check was requested during a read, which may be older than its reason. */
  again: boolean;
  /** True if the last read or task did not reach the device. */
  unreachable: boolean;
  /** Reason that a task that is due has not begun; null: none is, or nothing prevents it. */
  deferred: Deferral | null;
  /** Time of the last comparison, ISO 8601; empty before. */
  comparedAt: string;
}

const emptyContext: PresetDeviceContext = {
  opId: '',
  fields: {},
  presets: [],
  secrets: {},
  task: null,
  again: false,
  unreachable: false,
  deferred: null,
  comparedAt: '',
};

const readMs = 120_000;
/** Milliseconds after which compared values are too old to be written against. */
const dueMs = 600_000;
/** A task ends by its own deadlines long before; after this the device's values decide. */
const taskMs = 3_600_000;

type Args = { context: PresetDeviceContext; event: PresetDeviceFact };

const presetDeviceSetup = setup({
  types: { context: {} as PresetDeviceContext, events: {} as PresetDeviceFact },
  actions: {
    /** Reads the device and compares its values with what presets want. */
    readValues: () => {},
    /** Begins the task that writes what differs, unless something prevents it. */
    beginTask: () => {},
    /** The same as `readValues`, after a task. */
    readBack: () => {},
    setDeadline: (_, _params: { name: PresetDeviceDeadline; ms: number }) => {},
    clearDeadline: (_, _params: { name: PresetDeviceDeadline }) => {},
    rememberRequest: assign(({ context, event }) => {
      if (event.type !== 'check.requested') return {};
      const { opId, reset } = event.data;
      // The next organisation does not learn of its predecessor's presets.
      if (opId !== context.opId) return { ...emptyContext, opId };
      return reset ? { secrets: {}, fields: forgotten(context.fields) } : {};
    }),
    askAgain: assign({ again: true }),
    willNotAskAgain: assign({ again: false }),
    rememberValues: assign(({ context, event }) =>
      event.type === 'values.compared'
        ? {
            fields: compared(context.fields, event.data),
            presets: event.data.presets,
            comparedAt: event.data.at,
            unreachable: false,
            deferred: null,
          }
        : {},
    ),
    rememberUnreachable: assign(({ context, event }) => ({
      unreachable: true,
      presets: event.type === 'read.failed' ? event.data.presets : context.presets,
    })),
    rememberTask: assign(({ event }) =>
      event.type === 'task.begun' ? { task: event.data, deferred: null } : {},
    ),
    rememberDeferral: assign(({ event }) =>
      event.type === 'task.deferred' ? { deferred: event.data.reason } : {},
    ),
    /** The fields count as written, whatever the device answered: its values decide. */
    rememberWritten: assign(({ context, event }) => {
      const fields = context.task?.fields ?? [];
      const succeeded = event.type === 'task.ended' && event.data.succeeded;
      const secrets = fields.flatMap(({ field, secretId }) => (secretId ? [[field, secretId]] : []));
      return {
        fields: written(context.fields, fields),
        // A secret cannot be read back, so the device's answer decides.
        secrets: succeeded ? { ...context.secrets, ...Object.fromEntries(secrets) } : context.secrets,
        task: null,
      };
    }),
    forgetTask: assign({ task: null }),
    forgetFights: assign(({ context }) => ({
      fields: Object.fromEntries(
        Object.entries(context.fields).map(([field, one]) => [
          field,
          { ...one, applied: null, undone: [], fighting: [] },
        ]),
      ),
    })),
  },
  guards: {
    isMoved: ({ context, event }) => event.type === 'check.requested' && event.data.opId !== context.opId,
    isAgain: ({ context }) => context.again,
    hasDue: ({ context, event }: Args) =>
      event.type === 'values.compared' && Object.values(compared(context.fields, event.data)).some(isDue),
    /** A field that was undone waits for the next check, so that a quick device does not use up its rounds at once. */
    hasFirstTry: ({ context, event }: Args) =>
      event.type === 'values.compared' &&
      Object.values(compared(context.fields, event.data)).some(isFirstTry),
    /** Tells if the task writes something, and only what differs and was not given up. */
    isAsCompared: ({ context, event }) =>
      event.type === 'task.begun' &&
      event.data.fields.length > 0 &&
      event.data.fields.every((one) => isToWrite(context.fields, one)),
    hasReached: ({ context, event }) =>
      event.type === 'task.ended' && event.data.taskId === context.task?.taskId && event.data.reached,
    isPresentTask: ({ context, event }) =>
      event.type === 'task.ended' && event.data.taskId === context.task?.taskId,
    isReadTime: ({ event }) => event.type === 'deadline.passed' && event.data.name === 'read',
    isDueTime: ({ event }) => event.type === 'deadline.passed' && event.data.name === 'due',
    isTaskTime: ({ event }) => event.type === 'deadline.passed' && event.data.name === 'task',
  },
});

const clear = (name: PresetDeviceDeadline) => ({ type: 'clearDeadline', params: { name } }) as const;
const set = (name: PresetDeviceDeadline, ms: number) =>
  ({ type: 'setDeadline', params: { name, ms } }) as const;
const recheck = (...actions: ReturnType<typeof clear>[]) =>
  ({ target: 'checking', actions: ['rememberRequest', ...actions] }) as const;
const failed = { target: 'idle', actions: ['rememberUnreachable', clear('read')] } as const;

/**
 * The presets of one device: check, write what differs in one task, and check again. Three times within 24 hours
 * that a written value is found otherwise end the writing of that value. Pure.
 */
export const presetDeviceMachine = presetDeviceSetup.createMachine({
  id: 'preset-device',
  context: emptyContext,
  initial: 'idle',
  states: {
    idle: {
      on: {
        'check.requested': { target: 'checking', actions: ['willNotAskAgain', 'rememberRequest'] },
        'retry.requested': { target: 'checking', actions: ['willNotAskAgain', 'forgetFights'] },
      },
    },
    checking: {
      entry: ['readValues', set('read', readMs)],
      on: {
        'check.requested': [
          { guard: 'isMoved', target: 'checking', reenter: true, actions: 'rememberRequest' },
          { actions: ['rememberRequest', 'askAgain'] },
        ],
        'retry.requested': { actions: 'forgetFights' },
        'values.compared': [
          {
            guard: 'isAgain',
            target: 'checking',
            reenter: true,
            actions: ['rememberValues', 'willNotAskAgain'],
          },
          { guard: 'hasDue', target: 'due', actions: ['rememberValues', clear('read')] },
          { target: 'idle', actions: ['rememberValues', clear('read')] },
        ],
        'read.failed': failed,
        'deadline.passed': { guard: 'isReadTime', target: 'idle', actions: 'rememberUnreachable' },
      },
    },
    /** Something differs, and a task has to be begun. */
    due: {
      entry: ['beginTask', set('due', dueMs)],
      on: {
        'check.requested': recheck(clear('due')),
        'retry.requested': { target: 'checking', actions: ['forgetFights', clear('due')] },
        'task.begun': { guard: 'isAsCompared', target: 'applying', actions: ['rememberTask', clear('due')] },
        'task.deferred': { target: 'idle', actions: ['rememberDeferral', clear('due')] },
        'deadline.passed': { guard: 'isDueTime', target: 'idle' },
      },
    },
    /** The task runs; it has deadlines of its own. */
    applying: {
      entry: set('task', taskMs),
      on: {
        // The values are read after the task anyway.
        'check.requested': [{ guard: 'isMoved', ...recheck(clear('task')) }, { actions: 'rememberRequest' }],
        'retry.requested': { actions: 'forgetFights' },
        'task.ended': [
          { guard: 'hasReached', target: 'confirming', actions: ['rememberWritten', clear('task')] },
          {
            guard: 'isPresentTask',
            target: 'idle',
            actions: ['forgetTask', 'rememberUnreachable', clear('task')],
          },
        ],
        'deadline.passed': { guard: 'isTaskTime', target: 'confirming', actions: 'rememberWritten' },
      },
    },
    /** The device is read after the task: its values tell if they were applied, and not its answer. */
    confirming: {
      entry: ['readBack', set('read', readMs)],
      on: {
        'check.requested': [{ guard: 'isMoved', ...recheck() }, { actions: ['rememberRequest', 'askAgain'] }],
        'retry.requested': { actions: 'forgetFights' },
        'values.compared': [
          { guard: 'isAgain', target: 'checking', actions: ['rememberValues', 'willNotAskAgain'] },
          { guard: 'hasFirstTry', target: 'due', actions: ['rememberValues', clear('read')] },
          { target: 'idle', actions: ['rememberValues', clear('read')] },
        ],
        'read.failed': failed,
        'deadline.passed': { guard: 'isReadTime', target: 'idle', actions: 'rememberUnreachable' },
      },
    },
  },
});
