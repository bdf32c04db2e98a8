import type { DeviceField, RowErrorCode } from '#domain/inventory-rows.ts';
import { defineMessages, type Messages } from '#web/i18n/message.ts';

/** What is wrong with a row. */
export const errorTexts = defineMessages({
  'mac-valid': { id: 'inventoryUploads.error.macValid', defaultMessage: 'MAC address not valid: {value}' },
  macconflict: {
    id: 'inventoryUploads.error.macconflict',
    defaultMessage: 'MAC address already belongs to another device',
  },
  macTwice: { id: 'inventoryUploads.error.macTwice', defaultMessage: 'Same MAC address in lines {lines}' },
  'serialnumber-invalid': {
    id: 'inventoryUploads.error.serialInvalid',
    defaultMessage: 'Serial number not valid: {value}',
  },
  'serialnumber-conflict': {
    id: 'inventoryUploads.error.serialConflict',
    defaultMessage: 'Serial number already belongs to another device',
  },
  serialTwice: {
    id: 'inventoryUploads.error.serialTwice',
    defaultMessage: 'Same serial number in lines {lines}',
  },
  deviceconflict: {
    id: 'inventoryUploads.error.deviceconflict',
    defaultMessage: 'Another device of the organisation has this name',
  },
  nameTwice: { id: 'inventoryUploads.error.nameTwice', defaultMessage: 'Same name in lines {lines}' },
  endpointInvalid: {
    id: 'inventoryUploads.error.endpointInvalid',
    defaultMessage: 'Endpoint ID not valid: {value}',
  },
  endpointTwice: {
    id: 'inventoryUploads.error.endpointTwice',
    defaultMessage: 'Same device in lines {lines}',
  },
  endpointConflict: {
    id: 'inventoryUploads.error.endpointConflict',
    defaultMessage: 'A device with this endpoint ID already exists',
  },
  unknownDevice: { id: 'inventoryUploads.error.unknownDevice', defaultMessage: 'Device not found' },
  unknownModel: { id: 'inventoryUploads.error.unknownModel', defaultMessage: 'Unknown model: {value}' },
  unknownOrganisation: {
    id: 'inventoryUploads.error.unknownOrganisation',
    defaultMessage: 'Unknown organisation: {value}',
  },
  inUse: {
    id: 'inventoryUploads.error.inUse',
    defaultMessage: 'A deployed device stays with its organisation',
  },
  required: { id: 'inventoryUploads.error.required', defaultMessage: 'Value missing' },
  longest: {
    id: 'inventoryUploads.error.longest',
    defaultMessage: 'Longer than {limit, plural, one {# character} other {# characters}}',
  },
  latitude: {
    id: 'inventoryUploads.error.latitude',
    defaultMessage: 'Not a latitude from -90 to 90: {value}',
  },
  longitude: {
    id: 'inventoryUploads.error.longitude',
    defaultMessage: 'Not a longitude from -180 to 180: {value}',
  },
  coordinates: {
    id: 'inventoryUploads.error.coordinates',
    defaultMessage: 'Latitude and longitude are needed together',
  },
  short: { id: 'inventoryUploads.error.short', defaultMessage: 'The row has {cells} of {columns} cells' },
  stray: {
    id: 'inventoryUploads.error.stray',
    defaultMessage: 'Value {value} in column {column}, which has no name',
  },
  damaged: {
    id: 'inventoryUploads.error.damaged',
    defaultMessage: 'Characters were lost in another program: {value}',
  },
  sheetError: { id: 'inventoryUploads.error.sheetError', defaultMessage: 'Error of a formula: {value}' },
  inStock: {
    id: 'inventoryUploads.error.inStock',
    defaultMessage: 'A device in stock has no customer and no place. Choose Deploy, or leave the column out',
  },
  shortened: {
    id: 'inventoryUploads.error.shortened',
    defaultMessage: '{value} lost digits in a spreadsheet. Format the column as text and enter it again',
  },
  lostZeros: {
    id: 'inventoryUploads.error.lostZeros',
    defaultMessage: '{value} has {digits} of 12 digits. Leading zeros may be lost',
  },
  madeDate: {
    id: 'inventoryUploads.error.madeDate',
    defaultMessage:
      "A spreadsheet turned the value into the date {value}. Enter it again as text, or with ' before it if it is right",
  },
  placeholder: {
    id: 'inventoryUploads.error.placeholder',
    defaultMessage: '“{value}” means an empty cell. Enter the value',
  },
}) satisfies Messages<RowErrorCode>;

/** The same errors as choices of a filter. */
export const errorNames = defineMessages({
  'mac-valid': { id: 'inventoryUploads.errorName.macValid', defaultMessage: 'MAC address not valid' },
  macconflict: { id: 'inventoryUploads.errorName.macconflict', defaultMessage: 'MAC address taken' },
  macTwice: { id: 'inventoryUploads.errorName.macTwice', defaultMessage: 'MAC address repeated' },
  'serialnumber-invalid': {
    id: 'inventoryUploads.errorName.serialInvalid',
    defaultMessage: 'Serial number not valid',
  },
  'serialnumber-conflict': {
    id: 'inventoryUploads.errorName.serialConflict',
    defaultMessage: 'Serial number taken',
  },
  serialTwice: { id: 'inventoryUploads.errorName.serialTwice', defaultMessage: 'Serial number repeated' },
  deviceconflict: { id: 'inventoryUploads.errorName.deviceconflict', defaultMessage: 'Name taken' },
  nameTwice: { id: 'inventoryUploads.errorName.nameTwice', defaultMessage: 'Name repeated' },
  endpointInvalid: {
    id: 'inventoryUploads.errorName.endpointInvalid',
    defaultMessage: 'Endpoint ID not valid',
  },
  endpointTwice: { id: 'inventoryUploads.errorName.endpointTwice', defaultMessage: 'Device repeated' },
  endpointConflict: {
    id: 'inventoryUploads.errorName.endpointConflict',
    defaultMessage: 'Endpoint ID taken',
  },
  unknownDevice: { id: 'inventoryUploads.errorName.unknownDevice', defaultMessage: 'Device not found' },
  unknownModel: { id: 'inventoryUploads.errorName.unknownModel', defaultMessage: 'Unknown model' },
  unknownOrganisation: {
    id: 'inventoryUploads.errorName.unknownOrganisation',
    defaultMessage: 'Unknown organisation',
  },
  inUse: { id: 'inventoryUploads.errorName.inUse', defaultMessage: 'Deployed elsewhere' },
  required: { id: 'inventoryUploads.errorName.required', defaultMessage: 'Value missing' },
  longest: { id: 'inventoryUploads.errorName.longest', defaultMessage: 'Too long' },
  latitude: { id: 'inventoryUploads.errorName.latitude', defaultMessage: 'Latitude' },
  longitude: { id: 'inventoryUploads.errorName.longitude', defaultMessage: 'Longitude' },
  coordinates: { id: 'inventoryUploads.errorName.coordinates', defaultMessage: 'Incomplete place' },
  short: { id: 'inventoryUploads.errorName.short', defaultMessage: 'Cells missing' },
  stray: { id: 'inventoryUploads.errorName.stray', defaultMessage: 'Value without a column' },
  damaged: { id: 'inventoryUploads.errorName.damaged', defaultMessage: 'Damaged characters' },
  sheetError: { id: 'inventoryUploads.errorName.sheetError', defaultMessage: 'Formula error' },
  inStock: {
    id: 'inventoryUploads.errorName.inStock',
    defaultMessage: 'Customer in stock',
  },
  shortened: {
    id: 'inventoryUploads.errorName.shortened',
    defaultMessage: 'Lost digits',
  },
  lostZeros: {
    id: 'inventoryUploads.errorName.lostZeros',
    defaultMessage: 'Lost zeros',
  },
  madeDate: {
    id: 'inventoryUploads.errorName.madeDate',
    defaultMessage: 'Turned into a date',
  },
  placeholder: {
    id: 'inventoryUploads.errorName.placeholder',
    defaultMessage: 'Placeholder',
  },
}) satisfies Messages<RowErrorCode>;

/** What the columns are called. */
export const fieldNames = defineMessages({
  endpointId: { id: 'inventoryUploads.field.endpointId', defaultMessage: 'Endpoint ID' },
  deviceSn: { id: 'inventoryUploads.field.deviceSn', defaultMessage: 'Serial number' },
  macAddr: { id: 'inventoryUploads.field.macAddr', defaultMessage: 'MAC address' },
  modelName: { id: 'inventoryUploads.field.modelName', defaultMessage: 'Model' },
  deviceName: { id: 'inventoryUploads.field.deviceName', defaultMessage: 'Device name' },
  opid: { id: 'inventoryUploads.field.opid', defaultMessage: 'Organisation' },
  customerId: { id: 'inventoryUploads.field.customerId', defaultMessage: 'Customer ID' },
  retailer: { id: 'inventoryUploads.field.retailer', defaultMessage: 'Retailer' },
  zipCode: { id: 'inventoryUploads.field.zipCode', defaultMessage: 'Postal code' },
  address: { id: 'inventoryUploads.field.address', defaultMessage: 'Address' },
  lat: { id: 'inventoryUploads.field.lat', defaultMessage: 'Latitude' },
  lng: { id: 'inventoryUploads.field.lng', defaultMessage: 'Longitude' },
  deviceStatus: { id: 'inventoryUploads.field.deviceStatus', defaultMessage: 'Status' },
}) satisfies Messages<DeviceField | 'deviceStatus'>;
