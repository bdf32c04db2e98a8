import { uspErrors } from '#usp/error-codes.ts';
import type { ParamError, ParamSetting } from '#usp/messages/write.ts';
import type { At, Beside, Context, ParamType } from '../data-model/schema.ts';
import type { ObjectNode } from '../data-model/tree.ts';

const patterns: Record<ParamType, RegExp> = {
  string: /^[\s\S]*$/,
  boolean: /^(?:true|false|0|1)$/,
  int: /^-?\d{1,10}$/,
  unsignedInt: /^\d{1,10}$/,
  long: /^-?\d{1,19}$/,
  unsignedLong: /^\d{1,20}$/,
  dateTime: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)?$/,
};

/** Validates one setting of a Set or Add; null: valid (TR-369 §6.3.2, codes 7010 to 7013). */
export function checkParam(
  node: ObjectNode,
  setting: ParamSetting,
  context: Context,
  at: At,
  beside: Beside,
): ParamError | null {
  const param = node.params.get(setting.param);
  const problem = !param
    ? uspErrors.unsupportedParameter
    : param.access === 'RO'
      ? uspErrors.readOnly
      : !patterns[param.type].test(setting.value)
        ? uspErrors.invalidType
        : param.accepts && !param.accepts(setting.value, context, at, beside)
          ? uspErrors.invalidValue
          : null;
  return problem && { param: setting.param, errCode: problem.code, errMsg: problem.meaning };
}

/** Converts booleans to words, in which they are reported (TR-106 §3.2). */
export function normalise(node: ObjectNode, name: string, value: string): string {
  if (node.params.get(name)?.type !== 'boolean') return value;
  return value === '1' ? 'true' : value === '0' ? 'false' : value;
}
