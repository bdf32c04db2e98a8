import { contentObjects } from '#domain/device-parameters/table.ts';
import { type DeviceCommand, failureOf, text, unusable } from './device-command.ts';

/**
 * Builds the command to fetch a file from the file listener. The object is resolved from the device's own model, as
 * some models lack it. It has succeeded when the device reports the intended file by its digest.
 */
const fetches = (object: string, what: string): DeviceCommand => ({
  call: ({ url, size, sha256, name, version }) => ({
    kind: 'chosen',
    paths: [object],
    choose: (values) =>
      values[`${object}Status`] === undefined
        ? { ok: false, message: `the device has no ${what}` }
        : {
            command: `${object}Fetch()`,
            inputArgs: {
              URL: text(url),
              FileSize: text(size),
              CheckSumAlgorithm: 'SHA-256',
              CheckSum: text(sha256),
              Name: text(name),
              Version: text(version),
            },
          },
  }),
  read: (output, { sha256 }) => {
    const failure = failureOf(output);
    if (failure) return failure;
    if (output.CheckSum?.toLowerCase() !== text(sha256)) return unusable(output, 'CheckSum');
    return { ok: true, result: { version: output.Version ?? '', check_sum: output.CheckSum } };
  },
});

export const setLandingChannel = fetches(contentObjects.landingChannel, 'landing channel');
export const setBootAd = fetches(contentObjects.bootAd, 'boot ad');
export const setMetadata = fetches(contentObjects.metadata, 'metadata set');
