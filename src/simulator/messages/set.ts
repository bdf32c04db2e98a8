import { uspErrors } from '#usp/error-codes.ts';
import type { ParamError, SetRequest, SetResp, SetResult } from '#usp/messages/write.ts';
import type { Content } from '#usp/msg.ts';
import type { Context } from '../data-model/schema.ts';
import type { DeviceValues, ObjectInstance } from '../device-values.ts';
import { resolve } from '../resolve.ts';
import { checkParam, normalise } from './check-param.ts';

type UpdateObject = SetRequest['updateObjs'][number];
type SetOutcome = NonNullable<NonNullable<SetResult['operStatus']>['outcome']>;
type Validated = { object: ObjectInstance; errors: ParamError[]; fatal: boolean };

/**
 * Answers a Set (TR-369 §6.3.2.3): with allow_partial each object is set separately; without it either all are, or none
 * and the answer is an Error. `write` is called for every value, after all were validated.
 */
export function answerSet(
  values: DeviceValues,
  context: Context,
  request: SetRequest,
  write: (path: string, value: string) => void,
): Content {
  const validated = request.updateObjs.map((update) => ({ update, ...validate(values, context, update) }));
  const failed = validated.filter(({ failure }) => failure !== null);
  if (!request.allowPartial && failed.length > 0) return refusal(failed);
  const updatedObjResults: SetResp['updatedObjResults'] = validated.map(({ update, objects, failure }) => {
    const outcome: SetOutcome = failure ?? apply(update, objects, write);
    return { requestedPath: update.objPath, operStatus: { outcome } };
  });
  return { type: 'SetResp', body: { updatedObjResults } };
}

type Failure = Extract<SetOutcome, { type: 'failure' }>;

function validate(
  values: DeviceValues,
  context: Context,
  update: UpdateObject,
): { objects: Validated[]; failure: Failure | null } {
  const found = resolve(values, update.objPath);
  if (found.kind === 'error') return { objects: [], failure: failureOf(found.code, found.message, []) };
  if (found.name !== '') {
    const { code, meaning } = uspErrors.invalidPath;
    return { objects: [], failure: failureOf(code, `${meaning}: an object is expected`, []) };
  }
  const objects = found.objects.map((object) => validateObject(context, object, update));
  const broken = objects.filter(({ fatal }) => fatal);
  if (broken.length === 0) return { objects, failure: null };
  const { code, meaning } = uspErrors.requiredParameterFailed;
  return { objects, failure: failureOf(code, meaning, broken) };
}

function validateObject(
  context: Context,
  object: ObjectInstance,
  { paramSettings }: UpdateObject,
): Validated {
  const errors: ParamError[] = [];
  let fatal = false;
  const beside = (name: string) =>
    paramSettings.find(({ param }) => param === name)?.value ?? context.read(object.path + name);
  for (const setting of paramSettings) {
    const error = checkParam(object.node, setting, context, object.at, beside);
    if (!error) continue;
    errors.push(error);
    fatal ||= setting.required;
  }
  return { object, errors, fatal };
}

function failureOf(errCode: number, errMsg: string, broken: Validated[]): Failure {
  const updatedInstFailures = broken.map(({ object, errors }) => ({
    affectedPath: object.path,
    paramErrs: errors,
  }));
  return { type: 'failure', body: { errCode, errMsg, updatedInstFailures } };
}

function apply(
  update: UpdateObject,
  objects: Validated[],
  write: (path: string, value: string) => void,
): SetOutcome {
  const updatedInstResults = objects.map(({ object, errors }) => {
    const updatedParams: Record<string, string> = {};
    for (const { param, value } of update.paramSettings) {
      if (errors.some((error) => error.param === param)) continue;
      const stored = normalise(object.node, param, value);
      write(object.path + param, stored);
      updatedParams[param] = object.node.params.get(param)?.secret ? '' : stored;
    }
    return { affectedPath: object.path, paramErrs: errors, updatedParams };
  });
  return { type: 'success', body: { updatedInstResults } };
}

function refusal(failed: { update: UpdateObject; failure: Failure | null }[]): Content {
  const paramErrs = failed.flatMap(({ update, failure }) => {
    if (!failure) return [];
    const { errCode, errMsg, updatedInstFailures } = failure.body;
    const each = updatedInstFailures.flatMap(({ affectedPath, paramErrs: errors }) =>
      errors.map((error) => ({
        paramPath: affectedPath + error.param,
        errCode: error.errCode,
        errMsg: error.errMsg,
      })),
    );
    return each.length > 0 ? each : [{ paramPath: update.objPath, errCode, errMsg }];
  });
  const { code, meaning } = uspErrors.messageFailed;
  return { type: 'Error', body: { errCode: code, errMsg: meaning, paramErrs } };
}
