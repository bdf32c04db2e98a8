import type { DemoContent } from '#server/core/demo.ts';

/** A rule of each kind that a newcomer looks for first: lost devices, restarts in a loop, failed upgrades. */
const rules = [
  { ruleName: 'Offline for half an hour', metric: 'offline', warning: 30, critical: 240 },
  { ruleName: 'Keeps restarting', metric: 'boots', warning: 3, critical: 6 },
  { ruleName: 'Upgrade failed', metric: 'firmware', warning: 1, critical: 2 },
] as const;
const usual = { direction: 'above', margin: 0, durationMinutes: 0, enabled: true } as const;

export const alarmDemo: readonly DemoContent[] = [
  {
    name: 'alarmRules',
    async add(demo) {
      const admin = await demo.signIn('admin@northwind.example');
      const known = await admin.call('listAlarmRules');
      for (const rule of rules) {
        if (known.some(({ ruleName }) => ruleName === rule.ruleName)) continue;
        await admin.call('createAlarmRule', { body: { ...rule, ...usual, opId: 'northwind' } });
      }
    },
  },
];
