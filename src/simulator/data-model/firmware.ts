import { uspErrors } from '#usp/error-codes.ts';
import { badArguments, hostOf, resolveHost } from '../commands/arguments.ts';
import { isoTime } from './live-values.ts';
import { type AsyncCommand, type Definitions, type Device, ro, rows, rw } from './schema.ts';

const downloadMs = 6000;
const activateMs = 1500;
const imagePath = (image: number) => `Device.DeviceInfo.FirmwareImage.${image}`;

/** Device.DeviceInfo.FirmwareImage.: two banks; a download fills one, activating it restarts the device from it. */
const download: AsyncCommand = {
  kind: 'async',
  input: [
    'URL',
    'AutoActivate',
    'Username',
    'Password',
    'FileSize',
    'CheckSumAlgorithm',
    'CheckSum',
    'CommandKey',
  ],
  output: [],
  plan: (_, call) => {
    const { URL: url = '', AutoActivate: activate = 'false' } = call.args;
    const host = hostOf(url);
    if (host === null) return badArguments('URL');
    const image = call.at[0] ?? 1;
    const version = /(\d+\.\d+\.\d+)/.exec(url.slice(url.lastIndexOf('/')))?.[1] ?? '9.0.0';
    const reachable = resolveHost(host) !== null;
    return {
      durationMs: downloadMs,
      finish: (device) => {
        transferred(device, url, call.commandKey, call.startedAt, reachable);
        if (!reachable) {
          device.write(`${imagePath(image)}.Status`, 'DownloadFailed');
          return { errCode: uspErrors.commandFailure.code, errMsg: 'the file could not be fetched' };
        }
        device.write(`${imagePath(image)}.Version`, version);
        device.write(`${imagePath(image)}.Status`, 'Available');
        return { outputArgs: {} };
      },
      afterwards: (device) => {
        if (reachable && (activate === 'true' || activate === '1')) boot(device, image, call.commandKey);
      },
    };
  },
};

function transferred(
  device: Device,
  url: string,
  commandKey: string,
  startedAt: number,
  done: boolean,
): void {
  device.emit('Device.LocalAgent.', 'TransferComplete!', {
    Command: 'Download()',
    CommandKey: commandKey,
    Requestor: device.controllerId,
    TransferType: 'Download',
    Affected: 'Device.DeviceInfo.FirmwareImage.2',
    TransferURL: url,
    StartTime: isoTime(startedAt),
    CompleteTime: isoTime(device.now()),
    FaultCode: done ? '0' : '7022',
    FaultString: done ? '' : 'host not found',
  });
}

const activate: AsyncCommand = {
  kind: 'async',
  input: [1, 2, 3, 4, 5].flatMap((window) =>
    ['Start', 'End', 'Mode', 'UserMessage', 'MaxRetries'].map((name) => `TimeWindow.${window}.${name}`),
  ),
  output: [],
  plan: (context, call) => {
    const image = call.at[0] ?? 1;
    if (context.read(`${imagePath(image)}.Status`) === 'NoImage') {
      return { errCode: uspErrors.commandFailure.code, errMsg: 'there is no image to activate' };
    }
    return {
      durationMs: activateMs,
      finish: () => ({ outputArgs: {} }),
      afterwards: (device) => boot(device, image, call.commandKey),
    };
  },
};

function boot(device: Device, image: number, commandKey: string): void {
  const version = device.read(`${imagePath(image)}.Version`);
  const firmwareUpdated = version !== device.read('Device.DeviceInfo.SoftwareVersion');
  device.write('Device.DeviceInfo.ActiveFirmwareImage', imagePath(image));
  device.write('Device.DeviceInfo.BootFirmwareImage', imagePath(image));
  device.write('Device.DeviceInfo.SoftwareVersion', version);
  device.restart({ cause: 'LocalReboot', commandKey, firmwareUpdated });
}

export const firmware: Definitions = {
  'Device.LocalAgent.': {
    events: {
      'TransferComplete!': [
        'Command',
        'CommandKey',
        'Requestor',
        'TransferType',
        'Affected',
        'TransferURL',
        'StartTime',
        'CompleteTime',
        'FaultCode',
        'FaultString',
      ],
    },
  },
  'Device.DeviceInfo.FirmwareImage.{i}.': {
    table: rows(2, ['Name']),
    params: {
      Name: ro('string', (_, [image]) => `bank${image}`),
      Version: ro('string', (c, [image]) =>
        image === 1 ? c.read('Device.DeviceInfo.SoftwareVersion') : (c.model.firmware.at(-1) ?? ''),
      ),
      Available: rw('boolean', 'true'),
      Status: ro('string', (c, [image]) =>
        c.read('Device.DeviceInfo.ActiveFirmwareImage').endsWith(`.${image}`) ? 'Active' : 'Available',
      ),
      BootFailureLog: ro('string', ''),
    },
    commands: { 'Download()': download, 'Activate()': activate },
  },
};
