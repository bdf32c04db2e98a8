import type { ProfileState as State } from './model.ts';

export const endStates: readonly State[] = [
  ...(['completed', 'cancelled', 'refused'] as const),
  ...(['planFailed', 'declined', 'lapsed'] as const),
];

/** Operations that the state of a profile allows; permissions are checked elsewhere. */
export const allows = {
  submit: (state: State) => state === 'planned',
  decide: (state: State) => state === 'awaitingApproval',
  proceed: (state: State) => state === 'gate',
  pause: (state: State) => state === 'running' || state === 'gate',
  resume: (state: State) => state === 'paused',
  stop: (state: State) => !endStates.includes(state) && state !== 'cancelling' && state !== 'planning',
  edit: (state: State) => !endStates.includes(state) && state !== 'planning' && state !== 'cancelling',
  /** It has not started: a change of its devices plans it again. */
  replan: (state: State) => state === 'planned' || state === 'awaitingApproval' || state === 'scheduled',
  retry: (state: State) =>
    state === 'running' || state === 'gate' || state === 'paused' || state === 'completed',
  /** Some of its devices may have its version. */
  rollBack: (state: State) =>
    ['running', 'gate', 'paused', 'cancelling', 'completed', 'cancelled'].includes(state),
  delete: (state: State) => endStates.includes(state) || state === 'planned',
} satisfies Record<string, (state: State) => boolean>;
