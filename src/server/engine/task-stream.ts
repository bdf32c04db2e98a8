import type { SnapshotFrom } from 'xstate';
import { foldOf } from '#machines/fold.ts';
import { taskMachine, taskMachineVersion } from '#machines/task/machine.ts';
import type { TaskRow } from '../store/database.ts';
import { defineStream, type Loaded, type NewFact } from '../streams/definition.ts';
import type { StreamRepository } from '../streams/repository.ts';
import { taskMessage } from './task-messages.ts';
import { taskRow, taskTable } from './task-row.ts';

type TaskMachine = typeof taskMachine;
export type TaskSnapshot = SnapshotFrom<TaskMachine>;
export type LoadedTask = Loaded<TaskMachine>;
export type NewTaskFact = NewFact<TaskMachine>;
export type TaskStreams = StreamRepository<TaskMachine>;

export const taskFold = foldOf(taskMachine);
export const taskStreamId = (taskId: string): string => `task:${taskId}`;

/** The tasks of devices: machines/task is their life, this file what the server does with it. */
export const taskStream = defineStream<TaskMachine, TaskRow>({
  kind: 'task',
  machine: taskMachine,
  version: taskMachineVersion,
  list: { table: taskTable, version: 1, row: taskRow },
  effects: { operate: { pendingIn: 'dispatched' }, cancelOperate: { pendingIn: 'cancelling' } },
  live: (event, step) => step && taskMessage(event, step),
  audience: ({ context }) => ({ endpointId: context.endpointId }),
  lane: ({ context }) => context.lane,
});
