import { fixed, isoTime, upSeconds, wandering } from './live-values.ts';
import { type Definitions, ro, rows, rw } from './schema.ts';

/** Device.DeviceInfo and the commands on the root object. */
export const deviceInfo: Definitions = {
  'Device.': {
    params: { RootDataModelVersion: ro('string', '2.17') },
    commands: {
      'Reboot()': {
        kind: 'sync',
        input: ['Cause'],
        output: [],
        run: (device, { commandKey }) => {
          device.restart({ cause: 'RemoteReboot', commandKey, firmwareUpdated: false });
          return { outputArgs: {} };
        },
      },
      'FactoryReset()': {
        kind: 'sync',
        input: ['Cause'],
        output: [],
        run: (device, { commandKey }) => {
          device.factoryReset(commandKey);
          return { outputArgs: {} };
        },
      },
    },
    events: { 'Boot!': ['CommandKey', 'Cause', 'FirmwareUpdated', 'ParameterMap'] },
  },
  'Device.DeviceInfo.': {
    params: {
      Manufacturer: ro('string', (c) => c.identity.manufacturer),
      ManufacturerOUI: ro('string', (c) => c.identity.oui),
      ModelName: ro('string', (c) => c.identity.model),
      ProductClass: ro('string', (c) => c.identity.productClass),
      SerialNumber: ro('string', (c) => c.identity.serialNumber),
      HardwareVersion: ro('string', (c) => c.model.hardwareVersion),
      // Most devices run the newest release, some are behind.
      SoftwareVersion: ro(
        'string',
        (c) => c.model.firmware[[0, 0, 0, 1, 1, 2][fixed(c, 'firmware', 0, 5)] ?? 0] ?? c.model.firmware[0],
      ),
      Description: ro('string', (c) => `${c.identity.manufacturer} ${c.identity.model}`),
      ProvisioningCode: rw('string', ''),
      UpTime: ro('unsignedInt', (c) => String(Math.floor(upSeconds(c)))),
      FirstUseDate: ro('dateTime', (c) =>
        isoTime(1_700_000_000_000 + fixed(c, 'firstUse', 0, 40_000_000) * 1000),
      ),
      FriendlyName: rw('string', (c) => c.identity.model),
      BootFirmwareImage: rw('string', 'Device.DeviceInfo.FirmwareImage.1'),
      ActiveFirmwareImage: ro('string', 'Device.DeviceInfo.FirmwareImage.1'),
    },
  },
  'Device.DeviceInfo.MemoryStatus.': {
    params: {
      Total: ro('unsignedInt', (c) => String(c.model.memory)),
      Free: ro('unsignedInt', (c) =>
        String(
          Math.floor(
            (c.model.memory *
              (c.isLeaking ? wandering(c, 'leak', 2, 6, 90_000) : wandering(c, 'memory', 18, 55, 90_000))) /
              100,
          ),
        ),
      ),
    },
  },
  'Device.DeviceInfo.ProcessStatus.': {
    params: { CPUUsage: ro('unsignedInt', (c) => String(wandering(c, 'cpu', 2, 68, 20_000))) },
  },
  'Device.DeviceInfo.TemperatureStatus.TemperatureSensor.{i}.': {
    table: rows(1, ['Name']),
    params: {
      Name: ro('string', 'SoC'),
      Enable: rw('boolean', 'true'),
      Status: ro('string', 'Enabled'),
      Value: ro('int', (c) =>
        String(fixed(c, 'warmth', 38, 56) + wandering(c, 'temperature', 0, 18, 120_000)),
      ),
      LastUpdate: ro('dateTime', (c) => isoTime(c.now())),
    },
  },
};
