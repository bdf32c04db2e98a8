import { uspErrors } from '#usp/error-codes.ts';
import { type Display, edidOf } from '../edid.ts';
import { fixed } from './live-values.ts';
import { type Context, type Definitions, oneOf, ro, rows, rw } from './schema.ts';

/** Outputs of a set-top box: a television that may be off or absent, and its sound (TR-135). */

const components = 'Device.Services.STBService.{i}.Components.';
const stb = 'Device.X_WAYMARK_STB.';
const displayDevice = 'Device.Services.STBService.1.Components.HDMI.1.DisplayDevice.';

const televisions: readonly [Omit<Display, 'serial'>, ...Omit<Display, 'serial'>[]] = [
  {
    maker: 'GSM',
    name: 'LG TV SSCR2',
    product: 0xc0a2,
    week: 1,
    year: 2022,
    widthCm: 160,
    heightCm: 90,
    ultraHd: true,
    cec: true,
  },
  {
    maker: 'SAM',
    name: 'SAMSUNG',
    product: 0x7212,
    week: 46,
    year: 2021,
    widthCm: 122,
    heightCm: 69,
    ultraHd: true,
    cec: true,
  },
  {
    maker: 'TCL',
    name: 'TCL 40S325',
    product: 0x0a41,
    week: 12,
    year: 2017,
    widthCm: 89,
    heightCm: 50,
    ultraHd: false,
    cec: false,
  },
];

const televisionOf = (c: Context) => televisions[fixed(c, 'televisionModel', 0, 2)] ?? televisions[0];
export const isPresent = (c: Context) => c.read(`${displayDevice}Status`) === 'Present';
export const isOn = (c: Context) => isPresent(c) && c.read(`${stb}HDMI.DisplayPower`) === 'On';
/** Returns values of a television that is present, and empty ones otherwise. */
const whenPresent = (value: (c: Context) => string) => (c: Context) => (isPresent(c) ? value(c) : '');

const resolutions = {
  ultraHd: '3840x2160/60Hz,3840x2160/50Hz,1920x1080/60Hz,1920x1080/50Hz,1280x720/60Hz',
  fullHd: '1920x1080/60Hz,1920x1080/50Hz,1280x720/60Hz',
};
const best = (c: Context) => (televisionOf(c).ultraHd ? '3840x2160/60Hz' : '1920x1080/60Hz');

const longestMessage = 200;

export const television: Definitions = {
  [`${components}HDMI.{i}.`]: {
    table: rows(1, ['Name']),
    params: {
      Enable: rw('boolean', 'true'),
      Status: ro('string', 'Enabled'),
      Name: ro('string', 'hdmi0'),
      ResolutionMode: rw('string', 'Auto', oneOf('Auto', 'Best', 'Manual')),
      ResolutionValue: rw('string', best, (value) => /^\d+x\d+\/\d+(?:\.\d+)?Hz$/.test(value)),
    },
  },
  [`${components}HDMI.{i}.DisplayDevice.`]: {
    params: {
      // Every eighth house uses another input, or has unplugged it.
      Status: ro('string', (c) => (fixed(c, 'plugged', 0, 7) === 0 ? 'None' : 'Present')),
      Name: ro(
        'string',
        whenPresent((c) => televisionOf(c).name),
      ),
      EEDID: ro(
        'string',
        whenPresent((c) => edidOf({ ...televisionOf(c), serial: fixed(c, 'displaySerial', 1, 999_999) })),
      ),
      SupportedResolutions: ro(
        'string',
        whenPresent((c) => resolutions[televisionOf(c).ultraHd ? 'ultraHd' : 'fullHd']),
      ),
      PreferredResolution: ro('string', whenPresent(best)),
      CECSupport: ro('boolean', (c) => String(isPresent(c) && televisionOf(c).cec)),
      VideoLatency: ro('unsignedInt', '0'),
    },
  },
  [`${components}AudioOutput.{i}.`]: {
    table: rows(1, ['Name']),
    params: {
      Enable: rw('boolean', 'true'),
      Status: ro('string', (c) =>
        c.read('Device.Services.STBService.1.Components.AudioOutput.1.Enable') === 'true'
          ? 'Enabled'
          : 'Disabled',
      ),
      Name: ro('string', 'hdmi-audio'),
      AudioFormat: rw('string', 'PCM', oneOf('PCM', 'AC3', 'EAC3', 'AAC')),
      AudioLevel: rw('unsignedInt', '60', (value) => Number(value) <= 100),
      CancelMute: rw('boolean', 'true'),
    },
  },
  [stb]: {
    params: { OsdMessage: ro('string', '') },
    commands: {
      'ShowMessage()': {
        kind: 'sync',
        input: ['Message'],
        output: ['Status'],
        run: (device, { args: { Message: message = '' } }) => {
          if (message.trim() === '' || [...message].length > longestMessage) {
            const { code, meaning } = uspErrors.invalidCommandArguments;
            return { errCode: code, errMsg: `${meaning}: Message` };
          }
          if (!isPresent(device)) return { outputArgs: { Status: 'Error_NoDisplay' } };
          if (!isOn(device) || device.screen.isOff)
            return { outputArgs: { Status: 'Error_DisplayInStandby' } };
          device.write(`${stb}OsdMessage`, message);
          device.screen.show(message);
          return { outputArgs: { Status: 'Complete' } };
        },
      },
    },
  },
  [`${stb}HDMI.`]: {
    params: {
      // The television reports its power by CEC, or by the voltage of its input.
      DisplayPower: ro(
        'string',
        whenPresent((c) => (fixed(c, 'standby', 0, 7) === 0 ? 'Standby' : 'On')),
      ),
      HDCPStatus: ro('string', (c) => (isOn(c) ? 'Authenticated' : 'Unauthenticated')),
      HDCPVersion: ro(
        'string',
        whenPresent((c) => (televisionOf(c).ultraHd ? '2.2' : '1.4')),
      ),
      // A television without CEC accepts no command.
      CECEnable: rw(
        'boolean',
        'false',
        (value, c) => value === 'false' || value === '0' || c.read(`${displayDevice}CECSupport`) === 'true',
      ),
    },
  },
};
