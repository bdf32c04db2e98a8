import type { DeviceField, RowError } from '#domain/inventory-rows.ts';
import { unmarked } from '#domain/sheet/formula-mark.ts';
import { cleanName, normalMac } from '#domain/text/normal.ts';
import { isEndpointId, osEndpointId } from '#usp/endpoint-id.ts';

/** Texts of one device from a file or a call, as they were written. */
export type RowCells = Partial<Record<DeviceField, string>>;

/** Normalised cells; a wrong or empty cell is absent. */
export interface RowValues {
  endpointId?: string;
  deviceSn?: string;
  macAddr?: string;
  modelName?: string;
  deviceName?: string;
  opid?: string;
  customerId?: string;
  retailer?: string;
  zipCode?: string;
  address?: string;
  lat?: number;
  lng?: number;
}

export interface ReadCells {
  values: RowValues;
  errors: RowError[];
}

/** TR-181 allows a serial number 64 characters; blanks are refused, since labels and scanners have none. */
const serial = /^[\p{L}\p{N}](?:[\p{L}\p{N}._/:#+-]{0,62}[\p{L}\p{N}])?$/u;
/** Matches a number in a spreadsheet's exponent form, for example `1.23457E+11`. */
const exponent = /^[+-]?\d([.,]\d+)?E\+\d{1,3}$/i;
const sheetError = /^#(N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NUM!|NULL!|N\/V|BEZUG!|WERT!)$/;

const longest: Partial<Record<DeviceField, number>> = {
  modelName: 64,
  deviceName: 64,
  opid: 128,
  customerId: 64,
  retailer: 64,
  zipCode: 16,
  address: 256,
};

export const isSerial = (text: string): boolean => serial.test(text) && !exponent.test(text);

/** Normalises the MAC address of one interface; null for all zeros, and for group and broadcast addresses. */
export function deviceMac(text: string): string | null {
  const mac = normalMac(text);
  if (mac === null || mac === '00:00:00:00:00:00') return null;
  return (Number.parseInt(mac.slice(0, 2), 16) & 1) === 0 ? mac : null;
}

/**
 * Builds the endpoint id of a device whose file names none: `os::<OUI>-<serial number>`, the OUI being the first half
 * of its MAC address (docs/product/inventory-upload.md). Null if the result is not a valid endpoint id.
 */
export function endpointOfNumbers(deviceSn: string, macAddr: string): string | null {
  const endpointId = osEndpointId(macAddr.replaceAll(':', '').slice(0, 6), encodeURIComponent(deviceSn));
  return isEndpointId(endpointId) ? endpointId : null;
}

/** Reads the cells of one row. */
export function readCells(cells: RowCells): ReadCells {
  const values: RowValues = {};
  const errors: RowError[] = [];
  const wrong = (field: DeviceField, code: RowError['code'], params: RowError['params'] = {}) =>
    errors.push({ field, code, params });
  const readers: { [Field in DeviceField]: (text: string) => void } = {
    endpointId: (text) => {
      if (isEndpointId(text)) values.endpointId = text;
      else wrong('endpointId', 'endpointInvalid', { value: text });
    },
    deviceSn: (text) => {
      if (isSerial(text)) values.deviceSn = text;
      else wrong('deviceSn', 'serialnumber-invalid', { value: text });
    },
    macAddr: (text) => {
      const mac = deviceMac(text);
      if (mac) values.macAddr = mac;
      else wrong('macAddr', 'mac-valid', { value: text });
    },
    modelName: (text) => (values.modelName = text),
    deviceName: (text) => (values.deviceName = text),
    opid: (text) => (values.opid = text),
    customerId: (text) => (values.customerId = text),
    retailer: (text) => (values.retailer = text),
    zipCode: (text) => (values.zipCode = text),
    address: (text) => (values.address = text),
    lat: (text) => {
      const lat = numberOf(text);
      if (Math.abs(lat) <= 90) values.lat = lat;
      else wrong('lat', 'latitude', { value: text });
    },
    lng: (text) => {
      const lng = numberOf(text);
      if (Math.abs(lng) <= 180) values.lng = lng;
      else wrong('lng', 'longitude', { value: text });
    },
  };
  for (const [name, written] of Object.entries(cells)) {
    const field = name as DeviceField;
    const text = cleanName(unmarked(written));
    const limit = longest[field];
    if (text === '') continue;
    if (text.includes('\uFFFD')) wrong(field, 'damaged', { value: text });
    else if (sheetError.test(text)) wrong(field, 'sheetError', { value: text });
    else if (limit !== undefined && [...text].length > limit) wrong(field, 'longest', { limit });
    else readers[field](text);
  }
  if (isGiven(cells.lat) !== isGiven(cells.lng)) wrong(isGiven(cells.lat) ? 'lng' : 'lat', 'coordinates');
  return { values, errors };
}

const isGiven = (text: string | undefined) => text !== undefined && text.trim() !== '';

/** Parses a coordinate; NaN if the text is not a number. */
const numberOf = (text: string): number =>
  /^[+-]?\d{1,3}(\.\d{1,20})?$/.test(text) ? Number(text) : Number.NaN;
