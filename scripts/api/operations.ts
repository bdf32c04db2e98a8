import { taskKinds } from '#domain/task-kinds/table.ts';
import type { Json, JsonObject } from '#machines/json.ts';
import { isObject, methods } from './document.ts';

const kinds = new Map(Object.entries(taskKinds));

/** Absolute, so that it is valid in every file. */
export const components = new URL('../../openapi/components', import.meta.url).pathname;

const envelope = (name: 'Success' | 'Pagination') => ({
  $ref: `${components}/schemas/envelope.yaml#/${name}`,
});
const failure = { $ref: `${components}/responses/error.yaml` };

/**
 * Expands `x-body`, `x-answer` and `x-page` of a file's operations to OpenAPI, and adds the failures that every call
 * can have. A call with `x-task` gets the name of that kind as its title.
 */
export const expandOperations = (file: JsonObject): JsonObject =>
  mapValues(file, (item) =>
    isObject(item)
      ? mapValues(item, (operation, method) =>
          isObject(operation) && operation.operationId && isMethod(method) ? expand(operation) : operation,
        )
      : item,
  );

const isMethod = (key: string) => methods.some((method) => method === key);

const mapValues = (object: JsonObject, map: (value: Json, key: string) => Json): JsonObject =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, map(value, key)]));

function expand(written: JsonObject): JsonObject {
  const { 'x-task': task } = written;
  const kind = typeof task === 'string' ? kinds.get(task) : undefined;
  if (task !== undefined && !kind) throw new Error(`${written.operationId}: there is no task kind ${task}`);
  const { 'x-body': body, 'x-answer': answer, 'x-page': row, responses, ...operation } = written;
  return {
    ...operation,
    ...(kind ? { 'x-title': kind.name } : {}),
    ...(isObject(body)
      ? { requestBody: { required: true, content: { 'application/json': { schema: body } } } }
      : {}),
    responses: {
      ...(typeof answer === 'string' ? { 200: { $ref: `${components}/responses/${answer}.yaml` } } : {}),
      ...(isObject(answer) ? { 200: dataOf(answer) } : {}),
      ...(isObject(row) ? { 200: pageOf(row) } : {}),
      '4XX': failure,
      '5XX': failure,
      ...(isObject(responses) ? responses : {}),
    },
  };
}

function dataOf({ description = 'Success', ...data }: JsonObject): JsonObject {
  return { description, ...wrapped({ data }) };
}

function pageOf({ description = 'One page', ...row }: JsonObject): JsonObject {
  return {
    description,
    ...wrapped({ data: { type: 'array', items: row }, pagination: envelope('Pagination') }),
  };
}

/** Returns the content of an answer in the envelope `{code, message, …}`. */
const wrapped = (properties: JsonObject): JsonObject => ({
  content: {
    'application/json': {
      schema: {
        allOf: [envelope('Success'), { type: 'object', required: Object.keys(properties), properties }],
      },
    },
  },
});
