import type { StoredTables } from '#server/core/database/stored-table.ts';

export const rolloutsTables = {
  rollout: {
    content: 'rollouts of firmware: target, waves, limits, state, author, approver',
    class: 'personal',
    kept: 'permanently',
    readers: 'readers of firmware profiles',
  },
  rollout_member: {
    content: 'devices of rollouts: wave, versions, outcome and reason',
    class: 'operational',
    kept: 'permanently',
    readers: 'readers of firmware profiles',
  },
  rollout_wave: {
    content: 'waves of rollouts: state and numbers of devices',
    class: 'operational',
    kept: 'permanently',
    readers: 'readers of firmware profiles',
  },
} satisfies StoredTables;
