import { uspErrors } from '#usp/error-codes.ts';
import { type FirmwareFaults, spelled } from '../firmware-faults.ts';
import { type ImageHeader, readHeader } from '../firmware-image.ts';
import { type ArrivedImage, DownloadFailure, downloadImage } from '../image-download.ts';
import { badArguments, hostOf, resolveHost } from './commands/arguments.ts';
import { isoTime } from './live-values.ts';
import {
  type AsyncCommand,
  type CommandResult,
  type Context,
  type Definitions,
  type Device,
  ro,
  rows,
  rw,
} from './schema.ts';

const activateMs = 1500;
const info = 'Device.DeviceInfo.';
const imagePath = (image: number) => `${info}FirmwareImage.${image}`;

/** Image header in each bank, for devices that have downloaded something. */
const stored = new WeakMap<Device, Map<number, ImageHeader>>();

const failed = (errMsg: string): CommandResult => ({ errCode: uspErrors.commandFailure.code, errMsg });

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
  plan: (context, call) => {
    const { URL: url = '', AutoActivate: activate = 'false', FileSize, CheckSum } = call.args;
    const host = hostOf(url);
    if (host === null) return badArguments('URL');
    if (context.requests().some(({ command }) => command.endsWith('.Download()')))
      return { errCode: uspErrors.resourcesExceeded.code, errMsg: 'another download is running' };
    const image = call.at[0] ?? 1;
    return {
      begin: (device, end) => {
        const stopped = new AbortController();
        const finish = (result: CommandResult) => {
          if (stopped.signal.aborted) return;
          const isDone = !('errCode' in result);
          const { restartsItself, transferOnly } = device.firmwareFaults;
          if (isDone && restartsItself) return boot(device, image, '');
          const fault = 'errCode' in result ? result.errMsg : '';
          transferred(device, { url, image, commandKey: call.commandKey, startedAt: call.startedAt, fault });
          if (!transferOnly) end(result);
          if (isDone && (activate === 'true' || activate === '1')) boot(device, image, call.commandKey);
        };
        device.write(`${imagePath(image)}.Status`, 'Downloading');
        const arriving =
          resolveHost(host) === null ? notFound() : downloadImage(url, device.firmwareFaults, stopped.signal);
        arriving
          .then((arrived) => validate(device, image, arrived, { FileSize, CheckSum }))
          .catch((error: unknown) => {
            if (!stopped.signal.aborted) device.write(`${imagePath(image)}.Status`, 'DownloadFailed');
            return failed(error instanceof Error ? error.message : 'the file could not be fetched');
          })
          .then(finish);
        return () => stopped.abort();
      },
    };
  },
};

const notFound = () => Promise.reject(new DownloadFailure('the host name could not be resolved'));

/** Validates an image before it is offered: space, length, digest, signature and model. */
function validate(
  device: Device,
  image: number,
  { head, size, sha256 }: ArrivedImage,
  wanted: { FileSize: string | undefined; CheckSum: string | undefined },
): CommandResult {
  const path = imagePath(image);
  const faults = device.firmwareFaults;
  device.write(`${path}.Status`, 'Validating');
  const refuse = (status: string, why: string) => {
    device.write(`${path}.Status`, status);
    return failed(why);
  };
  if (faults.noSpace) return refuse('InsufficientResources', 'not enough space for the file');
  if (!faults.ignoresCheckSum) {
    if (wanted.FileSize && Number(wanted.FileSize) !== size)
      return refuse('ValidationFailed', 'the file does not have its length');
    if (wanted.CheckSum && wanted.CheckSum.toLowerCase() !== sha256)
      return refuse('ValidationFailed', 'the digest of the file is another one');
  }
  const header = readHeader(head);
  if (!header) return refuse('ValidationFailed', 'the file is no firmware image');
  if (header.signed === false) return refuse('ValidationFailed', 'the signature of the image is not valid');
  if (header.model !== device.model.name)
    return refuse('ValidationFailed', `the image is for ${header.model}`);
  const banks = stored.get(device) ?? new Map<number, ImageHeader>();
  stored.set(device, banks.set(image, header));
  const { bankSpells } = faults;
  device.write(`${path}.Version`, bankSpells === 'nothing' ? '' : spelled(header.version, bankSpells));
  device.write(`${path}.Status`, 'Available');
  return { outputArgs: {} };
}

function transferred(
  device: Device,
  transfer: { url: string; image: number; commandKey: string; startedAt: number; fault: string },
): void {
  device.emit('Device.LocalAgent.', 'TransferComplete!', {
    Command: 'Download()',
    CommandKey: transfer.commandKey,
    Requestor: device.controllerId,
    TransferType: 'Download',
    Affected: imagePath(transfer.image),
    TransferURL: transfer.url,
    StartTime: isoTime(transfer.startedAt),
    CompleteTime: isoTime(device.now()),
    FaultCode: transfer.fault === '' ? '0' : '7022',
    FaultString: transfer.fault,
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
    if (!['Available', 'Active'].includes(context.read(`${imagePath(image)}.Status`)))
      return { errCode: uspErrors.commandFailure.code, errMsg: 'there is no image to activate' };
    const faults = context.firmwareFaults;
    if (faults.forgetsActivate)
      return {
        begin: (device) => {
          device.restart({ cause: 'LocalReboot', commandKey: '', firmwareUpdated: false });
          return () => {};
        },
      };
    const { 'TimeWindow.1.Mode': mode, 'TimeWindow.1.End': end } = call.args;
    const why =
      mode === 'ConfirmationNeeded' && faults.declines
        ? 'the person declined the restart'
        : missedWindow(mode, faults);
    return {
      durationMs: missedWindow(mode, faults) === null ? activateMs : Number(end) * 1_000,
      finish: () => (why === null ? { outputArgs: {} } : failed(why)),
      afterwards: (device) => {
        if (why === null) boot(device, image, call.commandKey);
      },
    };
  },
};

/** Returns the reason that the device has not restarted at the end of its window. */
function missedWindow(mode: string | undefined, faults: Readonly<FirmwareFaults>): string | null {
  if (mode === 'WhenIdle' && faults.neverIdle) return 'the device was never idle in its window';
  if (mode === 'ConfirmationNeeded' && faults.ignoresQuestion && !faults.declines)
    return 'the person did not answer in the window';
  return null;
}

/** Devices whose image restarts them repeatedly. */
const looping = new WeakSet<Context>();
/** Milliseconds that such a device stays up. */
export const loopMs = 20_000;
export const loops = (device: Context): boolean => looping.has(device);

/** Restarts from a bank. An image that does not boot leaves the device with the previous one. */
function boot(device: Device, image: number, commandKey: string): void {
  const before = device.read(`${info}SoftwareVersion`);
  const { boots, spells, singleBank, bootsWithoutKey, namesNoActive } = device.firmwareFaults;
  const held = stored.get(device)?.get(image);
  const version = spelled(held?.version ?? device.read(`${imagePath(image)}.Version`), spells);
  const fault = boots ?? held?.fault;
  if (fault === 'bootFails') {
    device.write(`${imagePath(image)}.BootFailureLog`, `version ${version} did not start`);
    device.write(`${imagePath(image)}.Status`, 'ActivationFailed');
    device.restart({ cause: 'LocalReboot', commandKey, firmwareUpdated: false });
    return;
  }
  for (const other of singleBank ? [] : [1, 2])
    if (other !== image) {
      // The version belongs to the bank from now on, no longer to the device.
      device.write(`${imagePath(other)}.Version`, before);
      device.write(`${imagePath(other)}.Status`, 'Available');
    }
  device.write(`${imagePath(image)}.Status`, namesNoActive ? 'Available' : 'Active');
  device.write(`${info}ActiveFirmwareImage`, namesNoActive ? '' : imagePath(image));
  device.write(`${info}BootFirmwareImage`, imagePath(image));
  device.write(`${info}SoftwareVersion`, version);
  if (fault === 'bootLoops') looping.add(device);
  else looping.delete(device);
  device.restart({
    cause: 'LocalReboot',
    commandKey: bootsWithoutKey ? '' : commandKey,
    firmwareUpdated: version !== before,
    neverReturns: fault === 'neverReturns',
  });
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
    table: rows(({ firmwareFaults: { singleBank } }) => (singleBank ? 1 : 2), ['Name']),
    params: {
      Name: ro('string', (_, [image]) => `bank${image}`),
      Version: ro('string', (c, [image]) =>
        image === 1 ? c.read('Device.DeviceInfo.SoftwareVersion') : (c.model.firmware.at(-1) ?? ''),
      ),
      Available: rw('boolean', (c, [image]) => String(!(c.firmwareFaults.rescueBank && image === 2))),
      Status: ro('string', (c, [image]) =>
        c.read('Device.DeviceInfo.ActiveFirmwareImage').endsWith(`.${image}`) ? 'Active' : 'Available',
      ),
      BootFailureLog: ro('string', ''),
    },
    commands: { 'Download()': download, 'Activate()': activate },
  },
};
