import type { Module } from '#server/core/module.ts';
import type { CoreServices } from '#server/core/services.ts';
import { presetDemo } from './demo.ts';
import { type PresetServices, presetHandlers } from './handlers.ts';
import { presetDeviceStream } from './preset-device-stream.ts';
import { presetStream } from './preset-stream.ts';
import { presetDevices } from './read-model/preset-devices.ts';
import { presetsTables } from './stored.ts';

type Needs = PresetServices & CoreServices;

/** Values that organisations want their devices to have (docs/decisions/303). */
export const presetsModule: Module<Needs> = {
  name: 'presets',
  tables: presetsTables,
  streams: [presetStream, presetDeviceStream],
  handlers: presetHandlers,
  demo: presetDemo,
  projections: () => [presetDevices()],
};
