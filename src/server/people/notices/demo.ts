import type { DemoContent, DemoUser } from '#server/core/demo.ts';

const dayMs = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString();

interface DemoNotice {
  notiTitle: string;
  notiType: 'NOTICE' | 'ALERT' | 'INFORMATION';
  contents: string;
  from: number;
  to: number;
  draft?: true;
}

const northwind: readonly DemoNotice[] = [
  {
    notiTitle: 'Maintenance on Sunday night',
    notiType: 'ALERT',
    contents: '<p>Devices may restart from 02:00 to 04:00. Please start no diagnosis in these hours.</p>',
    from: 0,
    to: 6,
  },
  {
    notiTitle: 'New firmware for AR2144',
    notiType: 'INFORMATION',
    contents: '<p>Version 4.1.0 improves roaming. See <b>Firmware</b> for the rollout.</p>',
    from: 0,
    to: 20,
  },
  {
    notiTitle: 'Support hours in December',
    notiType: 'NOTICE',
    contents: '<p>The second level is available from 08:00 to 20:00.</p>',
    from: 3,
    to: 30,
  },
];

const brightline: readonly DemoNotice[] = [
  {
    notiTitle: 'Welcome to Waymark',
    notiType: 'INFORMATION',
    contents: '<p>Ask your administrator for access to further devices.</p>',
    from: 0,
    to: 30,
  },
];

async function addNotices(user: DemoUser, notices: readonly DemoNotice[]): Promise<void> {
  const known = await user.call('listNotices', { query: { limit: 50 } });
  for (const { notiTitle, notiType, contents, from, to } of notices) {
    if (known.some((notice) => notice.notiTitle === notiTitle)) continue;
    // A period begins in the future, so the clock must not pass its begin before the call is checked.
    const periodStart = new Date(Date.parse(inDays(from)) + 1_500).toISOString();
    await user.call('createNotice', {
      body: { notiTitle, notiType, contents, periodStart, periodEnd: inDays(to) },
    });
  }
}

export const noticeDemo: readonly DemoContent[] = [
  {
    name: 'notices',
    async add(demo) {
      await addNotices(await demo.signIn('admin@northwind.example'), northwind);
      await addNotices(await demo.signIn('admin@brightline.example'), brightline);
    },
  },
];
