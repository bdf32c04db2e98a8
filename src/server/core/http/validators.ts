import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { OperationId, operationAliases, operations } from '#api/operations.gen.ts';
import type { RefusalParams, RowRefusal } from '#domain/import-refusals.ts';
import { ApiError } from './api-error.ts';

export type DocumentName = (typeof operations)[OperationId]['document'];
export type ApiDocuments = Record<DocumentName, ApiDocument>;

/** Bundled document, as far as mounting needs it. */
export interface ApiDocument {
  paths: Record<string, Record<string, JsonNode>>;
  [key: string]: unknown;
}
type JsonNode = { [key: string]: unknown };

export type Place = (typeof operations)[OperationId] | (typeof operationAliases)[number];

const pointer = (...parts: string[]) =>
  parts.map((part) => `/${part.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

/**
 * Request validation from the bundled documents: each is mounted once, and an operation's schemas are compiled by
 * reference when it is first called, so that hundreds of operations cost nothing at start.
 */
export class Validators {
  readonly #bodies: Ajv2020;
  readonly #queries: Ajv2020;
  readonly #documents: ApiDocuments;
  readonly #compiled = new Map<string, ValidateFunction | null>();

  constructor(documents: ApiDocuments) {
    this.#documents = documents;
    // `allErrors` is off, so that a megabyte of invalid items does not produce a megabyte of errors.
    this.#bodies = new Ajv2020({ strict: false, allErrors: false });
    this.#queries = new Ajv2020({ strict: false, allErrors: false, coerceTypes: 'array' });
    for (const ajv of [this.#bodies, this.#queries]) {
      formats.default(ajv);
      for (const [name, document] of Object.entries(documents)) ajv.addSchema(document, name);
    }
  }

  /** Throws at start if the document lacks the operation: the generated table and the bundle then differ. */
  check(place: Place): void {
    if (!this.#documents[place.document].paths[place.path]?.[place.method])
      throw new Error(
        `dist/openapi/${place.document}.json lacks ${place.method} ${place.path}: run npm run build`,
      );
  }

  /** Validates a body. `isForm`: fields of a form are text until here. */
  body(place: Place, value: unknown, isForm = false): void {
    const base = ['paths', place.path, place.method, 'requestBody'];
    const kind = isForm ? 'form' : 'body';
    const validate = this.#once(`${kind} ${place.document} ${place.method} ${place.path}`, () => {
      const content = this.#follow(place.document, base);
      if (!content) return null;
      return (isForm ? this.#queries : this.#bodies).compile({
        $ref: `${place.document}#${content}${pointer('content', 'application/json', 'schema')}`,
      });
    });
    if (validate) run(validate, value, 'body');
    else if (value !== undefined && value !== null && !isEmptyObject(value))
      throw refusal(
        Object.keys(Object(value)).map((field) => ({
          field,
          message: 'is unknown: this call takes no body',
        })),
      );
  }

  /** Validates and converts in place: query values are text until here. */
  parameters(place: Place, where: 'query' | 'path' | 'header', values: object): void {
    const validate = this.#once(`${where} ${place.document} ${place.method} ${place.path}`, () => {
      const properties: Record<string, JsonNode> = {};
      const required: string[] = [];
      for (const { at, parameter } of this.#parametersOf(place)) {
        if (parameter.in !== where) continue;
        const name = where === 'header' ? String(parameter.name).toLowerCase() : String(parameter.name);
        properties[name] = { $ref: `${place.document}#${at}${pointer('schema')}` };
        if (parameter.required === true) required.push(name);
      }
      return this.#queries.compile({
        type: 'object',
        properties,
        required,
        additionalProperties: where === 'header',
      });
    });
    if (validate) run(validate, values, where);
  }

  #parametersOf(place: Place): { at: string; parameter: JsonNode }[] {
    const item = this.#documents[place.document].paths[place.path];
    const lists: [string[], unknown][] = [
      [['paths', place.path, 'parameters'], item?.parameters],
      [['paths', place.path, place.method, 'parameters'], item?.[place.method]?.parameters],
    ];
    return lists.flatMap(([base, list]) =>
      Array.isArray(list)
        ? list.flatMap((_, index) => {
            const at = this.#follow(place.document, [...base, String(index)]);
            const parameter = at && this.#at(place.document, at);
            return parameter ? [{ at, parameter }] : [];
          })
        : [],
    );
  }

  /** Finds the pointer of a node, through references between components; undefined if there is none. */
  #follow(document: DocumentName, path: string[]): string | undefined {
    let at = pointer(...path);
    for (let depth = 0; depth < 10; depth++) {
      const node = this.#at(document, at);
      if (!node) return undefined;
      if (typeof node.$ref !== 'string') return at;
      at = node.$ref.slice(1);
    }
    return undefined;
  }

  #at(document: DocumentName, at: string): JsonNode | undefined {
    let node: unknown = this.#documents[document];
    for (const part of at.split('/').slice(1)) {
      const key = decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~');
      node = typeof node === 'object' && node !== null ? Reflect.get(node, key) : undefined;
    }
    return typeof node === 'object' && node !== null ? (node as JsonNode) : undefined;
  }

  #once(key: string, compile: () => ValidateFunction | null): ValidateFunction | null {
    const known = this.#compiled.get(key);
    if (known !== undefined) return known;
    const validate = compile();
    this.#compiled.set(key, validate);
    return validate;
  }
}

function run(validate: ValidateFunction, value: unknown, where: string): void {
  if (!validate(value))
    throw refusal((validate.errors ?? []).slice(0, 20).map((error) => flaw(error, where)));
  refuseUnstorable(value, where);
}

/** Refuses text that no database stores: NUL, and halves of surrogate pairs. */
function refuseUnstorable(value: unknown, field: string): void {
  if (typeof value === 'string') {
    if (value.includes('\0') || !value.isWellFormed())
      throw refusal([{ field, message: 'has a character that is not allowed' }]);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, member] of Object.entries(value)) refuseUnstorable(member, `${field}.${key}`);
  }
}

/** Messages that the specification fixes for invalid values, by the pattern of the contract (RU-087, RU-090). */
const specified: Record<string, string> = {
  '^\\+[1-9][0-9]{5,14}$': 'The phone number format is incorrect.',
  '^\\s*[^\\s@,;<>]+@[^\\s@,;<>]+\\.[^\\s@,;<>]+\\s*$': 'The email format is incorrect.',
};

function flaw(error: ErrorObject, where: string): RefusedField {
  const path = error.instancePath.replaceAll('/', '.');
  const name =
    error.keyword === 'additionalProperties'
      ? `.${error.params.additionalProperty}`
      : error.keyword === 'required'
        ? `.${error.params.missingProperty}`
        : '';
  const message =
    error.keyword === 'additionalProperties'
      ? 'is not a field of this call'
      : error.keyword === 'required'
        ? 'is required'
        : error.keyword === 'enum'
          ? `must be one of ${error.params.allowedValues.join(', ')}`
          : error.keyword === 'pattern'
            ? (specified[String(error.params.pattern)] ?? 'has a form or characters that are not accepted')
            : (error.message ?? 'is not valid');
  return { field: `${where}${path}${name}`, message, ...reasonOf(error) };
}

/** Returns the reason for the console's texts; a keyword that is not here has none. */
function reasonOf({ keyword, params }: ErrorObject): Pick<RefusedField, 'reason' | 'params'> {
  const limit = Number(params.limit);
  switch (keyword) {
    case 'required':
      return { reason: 'required' };
    case 'minimum':
      return { reason: 'atLeast', params: { limit } };
    case 'maximum':
      return { reason: 'atMost', params: { limit } };
    case 'minLength':
      return { reason: 'shortest', params: { limit } };
    case 'maxLength':
      return { reason: 'longest', params: { limit } };
    case 'pattern':
      return { reason: 'pattern', params: { pattern: String(params.pattern) } };
    case 'type':
      return ['integer', 'number'].includes(params.type)
        ? { reason: 'number' }
        : params.type === 'boolean'
          ? { reason: 'boolean' }
          : { reason: 'form' };
    default:
      return { reason: 'form' };
  }
}

const isEmptyObject = (value: unknown) =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0;

/** Refused field. `reason`: set if the console has a text of its own for it, with the values for that text. */
interface RefusedField {
  field: string;
  message: string;
  reason?: RowRefusal;
  params?: RefusalParams;
}

/** Builds the sentence: a text of the specification is complete, the contract's words need their field. */
const sentenceOf = ({ field, message }: RefusedField): string =>
  Object.values(specified).includes(message) ? message : `${field} ${message}`;

export function refusal(errors: RefusedField[]): ApiError {
  const [first] = errors;
  return new ApiError('custom', {
    message: first ? sentenceOf(first) : 'The request is not valid.',
    data: { errors },
  });
}
