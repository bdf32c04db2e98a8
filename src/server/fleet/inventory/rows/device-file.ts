import type { DeviceField } from '#domain/inventory-rows.ts';
import {
  type CellKind,
  type Changes,
  type MendedCell,
  mended,
} from '#server/core/files/table-file/made-by-program.ts';
import {
  type FileRow,
  type ReadingChoice,
  readTableFile,
  type TableFile,
} from '#server/core/files/table-file/table-file.ts';
import { exportFields } from '#server/devices/list/rows.ts';
import { deviceMac } from './cells.ts';

/** The column that the product itself has added to a file of wrong rows. */
export const errorColumn = 'waymarkErrors';

const kinds: Record<DeviceField, CellKind> = {
  endpointId: 'text',
  deviceSn: 'code',
  macAddr: 'mac',
  modelName: 'word',
  deviceName: 'text',
  opid: 'text',
  customerId: 'code',
  retailer: 'text',
  zipCode: 'code',
  address: 'text',
  lat: 'number',
  lng: 'number',
};

/** Fields whose digits are no number. */
export const codeFields: readonly DeviceField[] = ['deviceSn', 'zipCode', 'customerId'];

/** A file of devices, for uploads and for groups. Its columns are among `fields`; those of the product's own exports are known too. */
export function readDeviceTable(
  bytes: Uint8Array,
  fields: readonly DeviceField[],
  choice: ReadingChoice,
): TableFile {
  const own = [...exportFields, errorColumn].filter((name) => !fields.some((field) => field === name));
  return readTableFile(bytes, { ...choice, known: { fields, own }, isRow: looksLikeDevice });
}

/** A line that names a device, however badly. */
function looksLikeDevice(names: (field: DeviceField) => string): boolean {
  if (names('endpointId').includes('::')) return true;
  const mac = mended({ ...plain, text: names('macAddr'), kind: 'mac' }).text;
  if (deviceMac(mac) !== null) return true;
  return /^[^\s]*\d[^\s]*$/.test(names('deviceSn')) && names('deviceSn').length > 3;
}

const plain = { isNumber: false, isDate: false, isNeeded: false, isByHand: true };

/** A cell of a row without the traces of programs; what was changed is noted. */
export function mendedCell(
  { cells, numbers, dates, line }: FileRow,
  index: number,
  field: DeviceField,
  needed: readonly DeviceField[],
  changes: Changes,
): MendedCell {
  const cell = mended({
    text: cells[index] ?? '',
    kind: kinds[field],
    isNumber: numbers.has(index),
    isDate: dates.has(index),
    isNeeded: needed.includes(field),
    isByHand: true,
  });
  changes.add(field, line, cell.changes);
  return cell;
}
