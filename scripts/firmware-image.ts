// `npm run firmware-image -- --model M --version V [--fault F] [--size BYTES] FILE`: writes an image for simulated
// devices, valid or faulty, to try firmware profiles in a demo.
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { imageFaults, simulatedImage } from '#simulator/firmware-image.ts';
import { findModel } from '#simulator/models.ts';

const usage = `npm run firmware-image -- --model M --version V [--fault F] [--size BYTES] FILE

  --model M     model of the devices, as the device list shows it
  --version V   version that they report once they run it
  --fault F     what goes wrong on a device that starts from it: ${imageFaults.join(', ')}
  --size BYTES  default 1000000`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    model: { type: 'string', default: '' },
    version: { type: 'string', default: '' },
    fault: { type: 'string' },
    size: { type: 'string', default: '1000000' },
  },
});
const model = findModel(values.model);
const fault = imageFaults.find((one) => one === values.fault);
const [file] = positionals;
if (!model || values.version === '' || !file || (values.fault !== undefined && !fault)) {
  console.error(usage);
  process.exit(2);
}
const header = { model: model.name, version: values.version, ...(fault && { fault }) };
await writeFile(file, simulatedImage(header, Number(values.size)));
console.log(`${file}: ${model.name} ${values.version}${fault ? `, ${fault}` : ''}`);
