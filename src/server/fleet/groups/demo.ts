import type { Demo, DemoContent, DemoUser } from '#server/core/demo.ts';

/** Adds a group with the devices of an organisation that a keyword finds. */
async function addGroup(user: DemoUser, opId: string, groupName: string, keyword: string): Promise<void> {
  const groups = await user.call('listGroups', { query: { keyword: groupName } });
  const known = groups.find((group) => group.groupName === groupName);
  const { gid } =
    known ??
    (await user.call('createGroup', { body: { groupName, opId, desc: `Devices found by "${keyword}"` } }));
  const devices = await user.call('getDevicePageList', {
    body: { activeType: 'all', limit: 100, keyword, filters: { opId } },
  });
  // The filter also finds devices of organisations below, which the group cannot hold.
  const endpointIds = devices.filter((device) => device.opId === opId).map(({ endpointId }) => endpointId);
  if (endpointIds.length > 0) await user.call('associateDevices', { body: { gid, endpointIds } });
}

const groups: DemoContent = {
  name: 'groups',
  async add(demo: Demo) {
    const northwind = await demo.signIn('admin@northwind.example');
    await addGroup(northwind, 'northwind', 'Lobby devices', 'Lobby');
    await addGroup(northwind, 'northwind', 'Set-top boxes', 'set-top');
    await addGroup(northwind, 'northwind-south', 'Southern routers', 'router');
    const brightline = await demo.signIn('admin@brightline.example');
    await addGroup(brightline, 'brightline', 'Pilot routers', 'router');
    const filters = await northwind.call('listSavedFilters');
    if (filters.length === 0)
      await northwind.call('createSavedFilter', {
        body: { filterName: 'Offline devices', desc: 'For the morning round', online: false },
      });
  },
};

const rooms: DemoContent = {
  name: 'rooms',
  async add(demo: Demo) {
    const school = await demo.signIn('school@hillside.example');
    const known = await school.call('listRooms');
    const devices = await school.call('getDevicePageList', { body: { activeType: 'all', limit: 100 } });
    const names = [
      ['Room 12', 'Classroom'],
      ['Library', 'Library'],
      ['Physics laboratory', 'Laboratory'],
    ] as const;
    for (const [index, [roomName, roomType]] of names.entries()) {
      const { roomId } =
        known.find((room) => room.roomName === roomName) ??
        (await school.call('createRoom', { body: { roomName, roomType, opId: 'hillside-school' } }));
      const endpointIds = devices
        .filter((_, place) => place % names.length === index)
        .map(({ endpointId }) => endpointId);
      if (endpointIds.length > 0) await school.call('placeDevices', { body: { roomId, endpointIds } });
    }
  },
};

export const groupDemo: readonly DemoContent[] = [groups, rooms];
