import type { DemoContent } from '#server/core/demo.ts';

/** People who were invited and have not accepted yet. */
const invited = [
  ['admin@northwind.example', 'yuna.park@northwind.example', 'Yuna Park', 'OperatorStaff'],
  ['admin@northwind.example', 'tomas.reyes@northwind.example', 'Tomas Reyes', 'Viewer'],
  ['admin@brightline.example', 'mina.choi@brightline.example', 'Mina Choi', 'OperatorStaff'],
] as const;

export const accountDemo: readonly DemoContent[] = [
  {
    name: 'invitations',
    async add(demo) {
      for (const [by, email, userName, roleGroupKey] of invited) {
        const admin = await demo.signIn(by);
        const accounts = await admin.call('listAccounts', { query: { keyword: email } });
        if (accounts.length === 0)
          await admin.call('inviteAccount', { body: { email, userName, roleGroupKey } });
      }
    },
  },
];
