import type { LiveMessage } from '#domain/live-message.ts';

type Concern = (message: LiveMessage) => boolean;

/** A fact of a stream of one of these kinds. */
export const ofStreams =
  (...kinds: string[]): Concern =>
  ({ fact: { streamId } }) =>
    kinds.some((kind) => streamId.startsWith(`${kind}:`));

/** A device comes, goes, or moves to another place in its life. */
export const movesDevice: Concern = ({ event }) =>
  event === 'Online' || event === 'Offline' || event === 'changeDeviceState';

export const ofTask: Concern = ({ task_id: taskId }) => taskId !== undefined;
/** A task begins, changes its state or ends; its progress does not count. */
export const movesTask: Concern = ({ task_id: taskId, fact }) =>
  taskId !== undefined && fact.type !== 'task.progressed';
export const ofBulkAction: Concern = ({ data }) => data.bulkActionId !== undefined;
