import { type Context, type Definitions, type Device, inRange, oneOf, ro, rw } from './schema.ts';

const own = 'Device.UserInterface.RemoteAccess.';
const endTime = `${own}X_WAYMARK_EndTime`;
/** TR-106's value for no time. */
const never = '0001-01-01T00:00:00Z';

const isOver = (c: Context) => {
  const end = c.read(endTime);
  return end !== never && Date.parse(end) <= c.now();
};

/** Starts the time limit by the device's own clock, independent of its controller. */
function beginTime(device: Device): void {
  const seconds = Number(device.read(`${own}X_WAYMARK_Duration`));
  const counts = seconds > 0 && device.read(`${own}Enable`) === 'true';
  device.write(endTime, counts ? new Date(device.now() + seconds * 1000).toISOString() : never);
}

/** Device.UserInterface.RemoteAccess. (TR-181) with a time limit (docs/usp-extension.md). */
export const remoteAccess: Definitions = {
  'Device.UserInterface.RemoteAccess.': {
    params: {
      Enable: {
        ...rw('boolean', 'false'),
        written: (device) => {
          // The previous end no longer counts.
          device.write(endTime, never);
          beginTime(device);
        },
        chosen: (c) => (isOver(c) ? 'false' : null),
      },
      Port: rw('unsignedInt', '8443', inRange(1, 65_535)),
      SupportedProtocols: ro('string', 'HTTPS,HTTP'),
      Protocol: rw('string', 'HTTPS', oneOf('HTTPS', 'HTTP')),
      X_WAYMARK_Duration: {
        ...rw('unsignedInt', '0', inRange(0, 86_400)),
        written: (device) => {
          if (!isOver(device)) beginTime(device);
        },
      },
      X_WAYMARK_EndTime: ro('dateTime', never),
    },
  },
};
