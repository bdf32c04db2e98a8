import { type SettingGroup, settingGroups } from '#domain/device-parameters/setting-groups.ts';
import { deviceParameters } from '#domain/device-parameters/table.ts';

const types = {
  text: { type: ['string', 'null'] },
  number: { type: ['integer', 'null'] },
  boolean: { type: ['boolean', 'null'] },
  list: { type: 'array', items: { type: 'string' } },
} as const;

/** Returns the schema of each group of settings as in the API, from the table of device parameters. */
export const settingSchemas = () =>
  Object.fromEntries(
    Object.keys(settingGroups).map((name) => [name, schemaOf(name as SettingGroup)] as const),
  );

function schemaOf(name: SettingGroup) {
  const group = settingGroups[name];
  const rows = 'rows' in group ? Object.keys(group.rows) : [];
  const properties = {
    // The row itself has a number; its parents may lack one.
    ...Object.fromEntries(rows.map((row, at) => [row, at === 0 ? { type: 'integer' } : types.number])),
    ...Object.fromEntries(
      Object.entries(group.fields).map(([field, parameter]) => [
        field,
        types[deviceParameters[parameter].type],
      ]),
    ),
  };
  return {
    type: 'object',
    description: 'As last observed; null where the device has reported nothing.',
    additionalProperties: false,
    required: Object.keys(properties),
    properties,
  };
}
