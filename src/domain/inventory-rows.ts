/** Columns of a file of devices, and errors of a row, for server and console. */

export const deviceFields = [
  'endpointId',
  'deviceSn',
  'macAddr',
  'modelName',
  'deviceName',
  'opid',
  'customerId',
  'retailer',
  'zipCode',
  'address',
  'lat',
  'lng',
] as const;
export type DeviceField = (typeof deviceFields)[number];

export const isDeviceField = (name: string): name is DeviceField =>
  deviceFields.some((field) => field === name);

/** Columns of the template for each type of upload. */
export const templateFields = {
  create: ['deviceSn', 'macAddr', 'modelName', 'deviceName', 'opid'],
  deploy: [
    'deviceSn',
    'macAddr',
    'modelName',
    'deviceName',
    'opid',
    'customerId',
    'retailer',
    'zipCode',
    'address',
    'lat',
    'lng',
  ],
  edit: [...deviceFields],
} as const satisfies Record<'create' | 'deploy' | 'edit', readonly DeviceField[]>;

/** Maximum rows (CO-046) and bytes of a file. */
export const mostUploadRows = 20_000;
export const mostUploadBytes = 8 * 2 ** 20;

/** Errors of a row, in English with parameter names; the console has its own text for each. */
export const rowErrors = {
  'mac-valid': 'The MAC address is not valid: {value}',
  macconflict: 'The MAC address already belongs to another device.',
  macTwice: 'The MAC address is in the file more than once, in lines {lines}.',
  'serialnumber-invalid': 'The serial number is not valid: {value}',
  'serialnumber-conflict': 'The serial number already belongs to another device.',
  serialTwice: 'The serial number is in the file more than once, in lines {lines}.',
  deviceconflict: 'Another device of the organisation has this name.',
  nameTwice: 'The name is in the file more than once for one organisation, in lines {lines}.',
  endpointInvalid: 'The endpoint ID is not valid: {value}',
  endpointTwice: 'The device is in the file more than once, in lines {lines}.',
  endpointConflict: 'A device with this endpoint ID already exists.',
  unknownDevice: 'There is no such device.',
  unknownModel: 'There is no model {value}.',
  unknownOrganisation: 'There is no organisation {value}.',
  inUse: 'A device in use stays with its organisation.',
  required: 'A value is missing.',
  inStock: 'A device in stock has no customer and no place. Upload it as Deploy, or leave the column out.',
  longest: 'The value has more than {limit} characters.',
  latitude: 'The latitude is not a number from -90 to 90: {value}',
  longitude: 'The longitude is not a number from -180 to 180: {value}',
  coordinates: 'Latitude and longitude are only valid together.',
  short: 'The row has {cells} of {columns} cells.',
  stray: 'The value {value} is in column {column}, which has no name.',
  damaged: 'Characters were lost in another program or with another encoding: {value}',
  sheetError: '{value} is the error of a formula.',
  shortened: '{value} lost digits in a spreadsheet. Format the column as text and enter the value again.',
  lostZeros: '{value} has {digits} of 12 digits. A spreadsheet may have taken its leading zeros.',
  madeDate:
    "A spreadsheet has made the date {value} of the value. Enter it again as text, or with ' before it if it is right.",
  placeholder: '{value} is what programs write for an empty cell. Enter the value.',
} as const;
export type RowErrorCode = keyof typeof rowErrors;

export interface RowError {
  /** Null: the row as a whole. */
  field: DeviceField | null;
  code: RowErrorCode;
  params: Record<string, string | number>;
}
