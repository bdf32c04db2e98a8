import type { components } from '#api/main.d.ts';
import {
  type FieldProblem,
  fieldProblem,
  isPresetField,
  isSecretReference,
  type PresetField,
  type PresetValue,
  presetFields,
} from '#domain/presets/fields.ts';
import { taskKinds } from '#domain/task-kinds/table.ts';
import { uniqueName } from '#domain/text/normal.ts';
import type { JsonObject } from '#machines/json.ts';
import type { PresetContent } from '#machines/preset/events.ts';
import { ApiError } from '#server/core/http/api-error.ts';
import type { Caller } from '#server/core/http/call.ts';
import { refusal } from '#server/core/http/validators.ts';
import { operatorPath } from '#server/core/read-models/operator-paths.ts';
import type { Scope } from '#server/core/read-models/scope.ts';
import type { CoreServices } from '#server/core/services.ts';
import type { DeviceModels } from '#server/devices/models/queries/models.ts';
import type { Presets } from './presets.ts';
import type { SealedSecret } from './secrets.ts';
import { targetName, targetOf } from './targets.ts';

export type PresetOrder = components['schemas']['PresetOrder'];

export interface OrderServices extends Pick<CoreServices, 'database' | 'now'> {
  presets: Presets;
  models: DeviceModels;
}

export interface OrderedPreset {
  opId: string;
  opPath: string;
  content: PresetContent;
  secrets: SealedSecret[];
}

/** Texts for programs; the console has translated ones. */
const problemTexts: Record<FieldProblem, string> = {
  unknownField: 'is no field of presets',
  wrongType: 'has the wrong type',
  empty: 'is empty',
  tooLong: 'is too long',
  tooMany: 'has too many entries',
  repeated: 'has an entry twice',
  notOffered: 'is not offered',
  notAHost: 'is no host name or address',
  notAZone: 'must be a time zone of TR-181, such as KST-9',
};

/** Reads an order of the caller; refuses what is out of scope, out of limits, or beyond the caller's own rights. */
export async function orderedPreset(
  services: OrderServices,
  { scope, caller }: { scope: Scope; caller: Pick<Caller, 'account'> },
  order: PresetOrder,
  { presetId, opId = order.opId ?? caller.account.operator.opId }: { presetId: string; opId?: string },
): Promise<OrderedPreset> {
  const { database, models, now } = services;
  const opPath = await operatorPath(database.sql, opId);
  if (opPath === null || !opPath.startsWith(scope.opPath)) throw new ApiError('nodata');
  const name = uniqueName(order.name);
  if (name === '') throw refusal([{ field: 'name', message: 'has no visible character' }]);
  const organisation = await database.sql
    .selectFrom('operator')
    .select('company_name')
    .where('op_id', '=', opId)
    .executeTakeFirstOrThrow();
  const target = targetOf(order.target);
  const secrets = (order.secrets ?? []).map(({ field, key_pass_phrase: text }) => ({
    field,
    sealed: services.presets.secrets.seal(presetId, text, now()),
  }));
  const values = await valuesOf(services, presetId, order, secrets);
  refuseBeyond(caller, Object.keys(values).filter(isPresetField));
  return {
    opId,
    opPath,
    secrets: secrets.map(({ sealed }) => sealed),
    content: {
      name,
      description: order.description?.trim() ?? '',
      file: order.file ?? null,
      target: target as unknown as JsonObject,
      targetName: await targetName(scope.narrowedTo(opPath), models, target, organisation.company_name),
      weight: order.weight,
      events: order.events,
      values,
      autoFirmwareUpgrade: order.autoFirmwareUpgrade ?? false,
    },
  };
}

/** Checks each value against its field, and puts the versions of new passphrases in. */
async function valuesOf(
  { presets }: OrderServices,
  presetId: string,
  { configuration }: PresetOrder,
  secrets: readonly { field: PresetField; sealed: SealedSecret }[],
): Promise<JsonObject> {
  const values: Record<string, PresetValue> = { ...configuration };
  const problems: { field: string; message: string }[] = [];
  for (const { field, sealed } of secrets) {
    if (field in values || presetFields[field].value.type !== 'secret')
      problems.push({ field, message: 'is no passphrase, or is given twice' });
    values[field] = { secretId: sealed.secret_id };
  }
  for (const [field, value] of Object.entries(values)) {
    const problem = fieldProblem(field, value);
    if (problem) problems.push({ field, message: problemTexts[problem] });
  }
  const fresh = new Set(secrets.map(({ sealed }) => sealed.secret_id));
  const kept = Object.entries(values).flatMap(([field, value]) =>
    isSecretReference(value) && !fresh.has(value.secretId) ? [{ field, id: value.secretId }] : [],
  );
  const own = await presets.secrets.ofPreset(
    presetId,
    kept.map(({ id }) => id),
  );
  for (const { field, id } of kept)
    if (!own.has(id)) problems.push({ field, message: 'has a passphrase that this preset does not have' });
  if (Object.keys(values).length === 0) problems.push({ field: 'configuration', message: 'has no field' });
  if (problems.length > 0)
    throw refusal(problems.map(({ field, message }) => ({ field: `body.${field}`, message })));
  return values as JsonObject;
}

/** Refuses fields that the caller could not change on a device: a preset acts for its last editor. */
function refuseBeyond({ account }: Pick<Caller, 'account'>, fields: readonly PresetField[]): void {
  const missing = fields.filter(
    (field) => !account.role.permissions.includes(taskKinds[presetFields[field].task].permission),
  );
  if (missing.length > 0)
    throw new ApiError('custom', {
      status: 403,
      message: `Your role can't change these settings: ${missing.join(', ')}.`,
      data: { fields: missing },
    });
}
