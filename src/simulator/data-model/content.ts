import { createHash } from 'node:crypto';
import { uspErrors } from '#usp/error-codes.ts';
import { DownloadFailure, downloadFile, sendFile } from '../file-download.ts';
import { badArguments, hostOf, resolveHost } from './commands/arguments.ts';
import { isoTime } from './live-values.ts';
import { type AsyncCommand, type CommandResult, type Definitions, type Device, ro } from './schema.ts';

/**
 * Content that an operator's set-top box fetches and shows (docs/usp-extension.md). The box keeps it until the next
 * file is verified.
 */

export const landingChannel = 'Device.X_WAYMARK_LandingChannel.';
export const bootAd = 'Device.X_WAYMARK_BootAd.';
export const metadata = 'Device.X_WAYMARK_Metadata.';

const failed = (errMsg: string): CommandResult => ({ errCode: uspErrors.commandFailure.code, errMsg });

const fetchInto = (object: string): AsyncCommand => ({
  kind: 'async',
  input: ['URL', 'FileSize', 'CheckSumAlgorithm', 'CheckSum', 'Name', 'Version'],
  output: ['Status', 'Name', 'Version', 'CheckSum'],
  plan: (context, { args }) => {
    const { URL: url = '', CheckSum: wanted = '', FileSize: size = '', Name = '', Version = '' } = args;
    const host = hostOf(url);
    if (host === null || !/^[0-9a-f]{64}$/i.test(wanted)) return badArguments('URL, CheckSum');
    if (context.requests().some(({ command }) => command === `${object}Fetch()`))
      return { errCode: uspErrors.resourcesExceeded.code, errMsg: 'another fetch is running' };
    return {
      begin: (device, end) => {
        const stopped = new AbortController();
        device.write(`${object}Status`, 'Fetching');
        const arriving =
          resolveHost(host) === null
            ? Promise.reject(new DownloadFailure('the host name could not be resolved'))
            : downloadFile(url, stopped.signal);
        arriving
          .then((bytes) => {
            const sum = createHash('sha256').update(bytes).digest('hex');
            const status =
              sum !== wanted.toLowerCase() || (size !== '' && Number(size) !== bytes.length)
                ? 'Error_CheckSum'
                : 'Complete';
            if (status === 'Complete') {
              apply(device, object, { Name, Version, CheckSum: sum });
              if (object === metadata) showSet(device, { url, sum, bytes });
            }
            return ended(device, object, status);
          })
          .catch((error: unknown) => {
            if (!stopped.signal.aborted) ended(device, object, 'Error_Download');
            return failed(error instanceof Error ? error.message : 'the file could not be fetched');
          })
          .then((result) => {
            if (!stopped.signal.aborted) end(result);
          });
        return () => stopped.abort();
      },
    };
  },
});

function apply(device: Device, object: string, values: Record<string, string>): void {
  for (const [name, value] of Object.entries(values)) device.write(object + name, value);
}

/** Shows the set from now on, and sends its pictures. The set is valid without them. */
function showSet(device: Device, { url, sum, bytes }: { url: string; sum: string; bytes: Uint8Array }): void {
  device.screen.loadSet(sum, bytes);
  for (const view of ['live', 'home'] as const)
    void sendFile(`${url}&view=${view}`, device.screen.pictureOfSet(view));
}

function ended(device: Device, object: string, status: string): CommandResult {
  device.write(`${object}Status`, status);
  device.write(`${object}LastFetch`, isoTime(device.now()));
  const said = (name: string) => device.read(object + name);
  return {
    outputArgs: { Status: status, Name: said('Name'), Version: said('Version'), CheckSum: said('CheckSum') },
  };
}

const object = (path: string): Definitions => ({
  [path]: {
    params: {
      Name: ro('string', ''),
      Version: ro('string', ''),
      CheckSum: ro('string', ''),
      Status: ro('string', 'None'),
      LastFetch: ro('dateTime', '0001-01-01T00:00:00Z'),
    },
    commands: { 'Fetch()': fetchInto(path) },
  },
});

export const content: Definitions = { ...object(landingChannel), ...object(bootAd), ...object(metadata) };
