import type { DemoContent } from '#server/core/demo.ts';

const titles = {
  open: 'Video stutters in the evening',
  closed: 'No internet after a power cut',
};

export const caseDemo: readonly DemoContent[] = [
  {
    name: 'cases',
    async add(demo) {
      const user = await demo.signIn('support@northwind.example');
      const routers = await demo.until(async () => {
        const devices = await user.call('getDevicePageList', {
          body: { activeType: 'all', limit: 50, keyword: 'router', filters: { online: true } },
        });
        return devices.length >= 2 ? devices : null;
      });
      const known = await user.call('listCases', { query: { limit: 50 } });
      for (const [index, [kind, title]] of Object.entries(titles).entries()) {
        if (known.some((one) => one.title === title)) continue;
        const endpointId = routers[index]?.endpointId ?? '';
        const ping = await user.call('startPing', { body: { endpointId, host: 'time.example.net' } });
        const { caseId } = await user.call('openCase', { body: { title, taskIds: [ping.taskId] } });
        await user.call('commentCase', {
          params: { caseId },
          body: { text: 'The customer called at noon. The line was tested while they were on the phone.' },
        });
        if (kind === 'closed') await user.call('closeCase', { params: { caseId }, body: {} });
      }
    },
  },
];
