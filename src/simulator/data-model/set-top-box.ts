import type { ModelProfile } from '../models.ts';
import { conditionalAccess } from './conditional-access.ts';
import { content } from './content.ts';
import { remoteControl } from './remote-control.ts';
import { satelliteTuner } from './satellite-tuner.ts';
import { type Definitions, ro, rows, rw } from './schema.ts';
import { screen } from './screen.ts';
import { setTopExtension } from './set-top-extension.ts';
import { television } from './television.ts';
import { viewing } from './viewing.ts';

const service = 'Device.Services.STBService.{i}.';

const box: Definitions = {
  [service]: {
    table: rows(1, ['Alias']),
    params: { Alias: ro('string', 'stb'), Enable: rw('boolean', 'true') },
  },
  [`${service}AVPlayers.`]: {
    commands: {
      'ResetPINCode()': { kind: 'sync', input: [], output: [], run: () => ({ outputArgs: {} }) },
    },
  },
};

/**
 * Device.Services.STBService. (TR-135 1.4) and its extension; HDMI, audio and screen only for products with such
 * outputs.
 */
export function setTopBox(model: ModelProfile): Definitions[] {
  const parts = [box, satelliteTuner, remoteControl, setTopExtension, content, conditionalAccess, viewing];
  return model.avOutput ? [...parts, television, screen] : parts;
}
