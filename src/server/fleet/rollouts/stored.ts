import type { StoredTables } from '#server/core/database/stored-table.ts';

export const rolloutsTables = {
  rollout: {
    content: 'rollouts: what they bring, target, waves, limits, state, author, approver',
    class: 'personal',
    kept: 'permanently',
    readers: 'readers of profiles of that kind',
  },
  rollout_member: {
    content: 'devices of rollouts: wave, versions, outcome and reason',
    class: 'operational',
    kept: 'permanently',
    readers: 'readers of profiles of that kind',
  },
  rollout_wave: {
    content: 'waves of rollouts: state and numbers of devices',
    class: 'operational',
    kept: 'permanently',
    readers: 'readers of profiles of that kind',
  },
} satisfies StoredTables;
