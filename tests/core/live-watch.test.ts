import { beforeEach, expect, test } from 'vitest';
import { liveRig, observed } from './live-rig.ts';

let rig: ReturnType<typeof liveRig>;
beforeEach(async () => {
  rig = liveRig();
  await rig.hub.start();
});
const upTime = observed({ 'Device.DeviceInfo.UpTime': '7' });
const lee = { token: 'lee@/root/north/' };

test('given two clients that view a device, then it is watched once, until the last of them leaves', async () => {
  await rig.hub.watch('kim', 'one');
  await rig.hub.watch('lee', 'one');
  await rig.hub.watch('lee', 'two');
  expect(rig.watches).toEqual(['one true', 'two true']);
  await rig.hub.unwatch('kim', 'one');
  expect(rig.watches).toHaveLength(2);
  await rig.hub.unwatch('lee', 'one');
  expect(rig.watches.slice(2)).toEqual(['one false']);
  await rig.hub.unwatch('lee', 'one');
  await rig.hub.unwatch('kim', 'nobody');
  expect(rig.watches).toHaveLength(3);
  await rig.hub.watch('kim', 'one');
  expect(rig.watches.slice(3)).toEqual(['one true']);
});

test('given a watch before the socket, then the socket has it; another client has not', async () => {
  await rig.hub.watch('kim', 'one');
  const socket = await rig.connect();
  const other = await rig.connect(lee);
  await rig.happens('one', upTime);
  expect(socket.positions).toEqual([1]);
  expect(other.positions).toEqual([]);
});

test('given two clients with sockets, then watching concerns only their own', async () => {
  const socket = await rig.connect();
  const other = await rig.connect(lee);
  await rig.hub.watch('kim', 'one');
  await rig.happens('one', upTime);
  expect(socket.positions).toEqual([1]);
  expect(other.positions).toEqual([]);
  await rig.hub.watch('lee', 'one');
  await rig.hub.unwatch('kim', 'one');
  await rig.happens('one', upTime);
  expect(socket.positions).toEqual([1]);
  expect(other.positions).toEqual([2]);
});

test('given a client that has disconnected, then its watches end after a grace period', async () => {
  const socket = await rig.connect();
  await rig.connect(lee);
  await rig.hub.watch('kim', 'one');
  await rig.hub.watch('lee', 'two');
  socket.connection.closed();
  await rig.pass(14_998);
  expect(rig.watches).toEqual(['one true', 'two true']);
  await rig.pass(10);
  expect(rig.watches.slice(2)).toEqual(['one false']);
});

test('given a client that reconnects within the grace period, then its watches continue', async () => {
  const socket = await rig.connect();
  await rig.connect(lee);
  await rig.hub.watch('kim', 'one');
  socket.connection.closed();
  await rig.pass(10_000);
  const again = await rig.connect();
  await rig.pass(10_000);
  expect(rig.watches).toEqual(['one true']);
  await rig.happens('one', upTime);
  expect(again.positions).toEqual([1]);
});

test('given another user who is present, then a disconnected client still watches nothing', async () => {
  const socket = await rig.connect();
  await rig.connect(lee);
  await rig.hub.watch('kim', 'one');
  socket.connection.closed();
  await rig.pass(15_010);
  expect(rig.watches).toEqual(['one true', 'one false']);
});

test('given a device whose watch cannot be ended, then the fault is reported', async () => {
  const socket = await rig.connect();
  await rig.hub.watch('kim', 'one');
  rig.port.watchDevice = () => Promise.reject(new Error('away'));
  socket.connection.closed();
  await rig.pass(15_010);
  expect(rig.faults).toEqual(['unwatch: away']);
});

test('given a watch of a client without a socket, then it ends after the grace period, unless the socket connects', async () => {
  await rig.hub.watch('kim', 'one');
  await rig.hub.watch('kim', 'two');
  await rig.hub.watch('lee', 'one');
  await rig.connect(lee);
  await rig.pass(14_990);
  expect(rig.watches).toEqual(['one true', 'two true']);
  await rig.pass(20);
  // The other one has connected, and watches on.
  expect(rig.watches.slice(2)).toEqual(['two false']);
});

test('given a changed value, then viewers of the device get its path and value, others a row (TN-178, TN-169)', async () => {
  const lock = 'Device.X_WAYMARK_Lock.Enable';
  await rig.hub.watch('kim', 'one');
  const socket = await rig.connect();
  const other = await rig.connect(lee);
  const changed = (values: Record<string, string>) =>
    rig.happens('one', { type: 'device.valuesObserved', data: { source: 'valueChange', values } });
  await changed({ [lock]: 'true' });
  await changed({ 'Device.DeviceInfo.UpTime': '7' });
  expect(socket.messages).toMatchObject([
    { event: 'valueChanged', endpoint_id: 'one', data: { path: lock, value: true } },
    { event: 'valueChanged', data: { path: 'Device.DeviceInfo.UpTime', value: '7' } },
  ]);
  expect(other.messages).toMatchObject([{ event: 'ValueUpdate', data: { values: { [lock]: 'true' } } }]);
});

test('given a device that is registered again, then its state is sent (TN-179)', async () => {
  const socket = await rig.connect();
  const registration = {
    opId: 'north',
    modelName: 'AR2146',
    prodClass: 'APROUTER',
    deviceStatus: 'Deployed',
  };
  await rig.happens('one', { type: 'device.registered', data: registration });
  expect(socket.messages).toMatchObject([
    {
      event: 'changeDeviceState',
      data: { registered: true, deviceStatus: 'Deployed', activeFlag: 'Activated' },
    },
  ]);
});
