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

/** Column that the product adds to a file of wrong rows. */
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

/** Fields whose digits are not numbers. */
export const codeFields: readonly DeviceField[] = ['deviceSn', 'zipCode', 'customerId'];

/**
 * Reads a file of devices, for uploads and for groups. Its columns are among `fields`; columns of the product's own
 * exports are also known.
 */
export function readDeviceTable(
  bytes: Uint8Array,
  fields: readonly DeviceField[],
  choice: ReadingChoice,
): TableFile {
  const own = [...exportFields, errorColumn].filter((name) => !fields.some((field) => field === name));
  return readTableFile(bytes, { ...choice, known: { fields, own }, isRow: looksLikeDevice });
}

/** Checks whether a line names a device, even with errors. */
function looksLikeDevice(names: (field: DeviceField) => string): boolean {
  if (names('endpointId').includes('::')) return true;
  const mac = mended({ ...plain, text: names('macAddr'), kind: 'mac' }).text;
  if (deviceMac(mac) !== null) return true;
  return /^[^\s]*\d[^\s]*$/.test(names('deviceSn')) && names('deviceSn').length > 3;
}

const plain = { isNumber: false, isDate: false, isNeeded: false, isByHand: true };

/** Reads a cell without marks left by spreadsheet programs; records what was changed. */
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
