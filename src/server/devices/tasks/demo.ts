import type { DemoContent } from '#server/core/demo.ts';

const message = 'Maintenance tonight from 02:00 to 04:00.';

/** A message to all set-top boxes of a model as a bulk action, and diagnoses of some routers. */
export const taskDemo: readonly DemoContent[] = [
  {
    name: 'bulk action',
    async add(demo) {
      const user = await demo.signIn('support@northwind.example');
      if ((await user.call('listBulkActions')).length > 0) return;
      const endpointIds = await demo.until(async () => {
        const devices = await user.call('getDevicePageList', {
          body: {
            activeType: 'all',
            limit: 20,
            filters: { modelName: ['KSTB2020'], deviceStatus: ['Deployed'] },
          },
        });
        const online = devices.filter((device) => device.online);
        return online.length >= 2 ? online.map(({ endpointId }) => endpointId) : null;
      });
      await user.call('sendOsdMessage', { body: { endpointIds, message } });
    },
  },
];
