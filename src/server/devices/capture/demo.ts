import type { DemoContent } from '#server/core/demo.ts';

export const consentDemo: readonly DemoContent[] = [
  {
    name: 'screen consent',
    async add(demo) {
      const user = await demo.signIn('support@northwind.example');
      const endpointId = await demo.until(async () => {
        const devices = await user.call('getDevicePageList', {
          body: { activeType: 'all', limit: 20, keyword: 'Lobby set-top box 1' },
        });
        return devices.find(({ deviceName, online }) => deviceName === 'Lobby set-top box 1' && online)
          ?.endpointId;
      });
      const consents = () => user.call('listConsents', { query: { endpointId } });
      if ((await consents()).length === 0)
        await user.call('askScreenConsent', { body: { endpointId, language: 'en' } });
      // The person in front of the television agrees after some seconds.
      const consent = await demo.until(async () => {
        const [found] = await consents();
        return found && found.state !== 'asking' ? found : null;
      });
      if (consent.state === 'granted') await user.call('cancelScreenConsent', { body: { endpointId } });
    },
  },
];
