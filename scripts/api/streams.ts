import { redactableNames } from '#domain/redaction.ts';
import type { Text } from '#domain/text/text.ts';
import type { JsonObject } from '#machines/json.ts';
import { components } from './operations.ts';
import { type StreamOperation, streamTitle } from './titles.ts';

/** A hand-written file of openapi/streams/. docs/adding.md explains each key. */
interface StreamSource {
  'x-stream': string;
  /** Whole address of one stream; its operations follow it as `/events`, `/state`, `/export`. */
  path: string;
  /** Parameter of the path, and member of an answer, that names one stream. */
  id: string;
  idSchema: JsonObject;
  tag: string;
  /** Name of one stream, in the documentation and the titles of the operations (titles.ts). */
  title: Text;
  operations: StreamOperation[];
  /** Permission key for all operations or for each; null: every login. */
  permission: string | null | Record<StreamOperation, string | null>;
  /** Part of an exported file beside the events: the stream's row, as member of the signed statement. */
  file?: { format: string; member: string; schema: JsonObject };
}

const schemas = `${components}/schemas`;
const of = (name: string) => ({ $ref: `${schemas}/stream.yaml#/${name}` });
const ref = (name: string) => ({ $ref: `#/${name}` });
const digest = { $ref: `${schemas}/log.yaml#/Digest` };
const version = { type: 'integer', minimum: 0, maximum: 2147483647 };

/** Returns the schemas and operations of a kind of stream. */
export function expandStream(source: StreamSource): JsonObject {
  const { operations, id, idSchema } = source;
  const parameters = [{ name: id, in: 'path', required: true, schema: idSchema }];
  const paths = { events: eventsOf, state: stateOf, export: exportOf };
  return {
    ...(operations.includes('state') ? { [`${source['x-stream']}StateAt`]: stateSchema(source) } : {}),
    ...(operations.includes('export') ? { [`${source['x-stream']}Export`]: fileSchema(source) } : {}),
    ...Object.fromEntries(operations.map((name) => [name, { parameters, get: paths[name](source) }])),
  };
}

/** Returns the address of each path item of a stream, by its key in the expanded file. */
export const streamPaths = ({ path, operations }: StreamSource): Record<string, string> =>
  Object.fromEntries(operations.map((name) => [name, `${path}/${name}`]));

/** Returns one operation with its id: listTaskEvents, getTaskState, exportTask. */
function operation(
  { 'x-stream': name, tag, permission, title }: StreamSource,
  does: StreamOperation,
  operationId: string,
  more: JsonObject,
): JsonObject {
  return {
    operationId,
    'x-title': streamTitle(title, does),
    tags: [tag],
    'x-stream': name,
    'x-stream-operation': does,
    'x-permission':
      typeof permission === 'object' && permission !== null ? (permission[does] ?? null) : permission,
    ...more,
  };
}

function eventsOf(source: StreamSource): JsonObject {
  const parameters = [
    {
      name: 'after',
      in: 'query',
      description: 'Only events with a greater version; default 0',
      schema: version,
    },
    {
      name: 'limit',
      in: 'query',
      description: 'Default 500',
      schema: { type: 'integer', minimum: 1, maximum: 1000 },
    },
  ];
  return operation(source, 'events', `list${source['x-stream']}Events`, {
    summary: `Events of one ${source.title.en}, in order`,
    parameters,
    'x-answer': { description: 'Events with version > after', type: 'array', items: of('LoggedEvent') },
  });
}

function stateOf(source: StreamSource): JsonObject {
  const at = {
    name: 'at',
    in: 'query',
    description: 'Version to fold up to; default the head. Beyond the head answers `nodata`',
    schema: version,
  };
  return operation(source, 'state', `get${source['x-stream']}State`, {
    summary: 'State of the machine after a number of events',
    parameters: [at],
    'x-answer': { description: 'State and context', ...ref(`${source['x-stream']}StateAt`) },
  });
}

function exportOf(source: StreamSource): JsonObject {
  const kind = kindOf(source);
  const redactable = redactableNames([kind]);
  return operation(source, 'export', `export${source['x-stream']}`, {
    summary: 'Export the stream for the offline verifier',
    description: 'The answer is the file itself, not wrapped in `{code, message, data}`.',
    'x-file': true,
    parameters: [
      {
        name: 'redact',
        in: 'query',
        description: `What to redact, of these: ${redactable.join(', ')}. A field of every event (\`FIELD\`) or of one (\`${kind}:ID/VERSION/FIELD\`). Anything else is refused`,
        style: 'form',
        explode: true,
        schema: { type: 'array', maxItems: 500, items: { type: 'string', minLength: 1, maxLength: 400 } },
      },
    ],
    responses: {
      200: {
        description: 'The file',
        headers: { 'Content-Disposition': { schema: { type: 'string' } } },
        content: { 'application/json': { schema: ref(`${source['x-stream']}Export`) } },
      },
    },
  });
}

/** Returns the kind of the streams: for `BulkAction`, `bulk-action`. */
const kindOf = ({ 'x-stream': name }: StreamSource): string =>
  name.replace(/(?<=.)[A-Z]/g, (letter) => `-${letter}`).toLowerCase();

/** Returns a schema in which every property is required except those in `optional`. */
const strict = (properties: JsonObject, more: JsonObject = {}, optional: string[] = []): JsonObject => ({
  type: 'object',
  ...more,
  additionalProperties: false,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
  properties,
});

const stateSchema = ({ id }: StreamSource): JsonObject =>
  strict({
    [id]: { type: 'string' },
    version: { type: 'integer', description: 'Events folded' },
    headVersion: { type: 'integer', description: 'Events in the stream' },
    state: {
      type: 'string',
      description: 'State of the machine after these events; `empty` before the first',
    },
    terminal: { type: 'boolean' },
    context: { type: 'object', additionalProperties: true, description: 'Context of the machine' },
  });

function fileSchema({ 'x-stream': name, file }: StreamSource): JsonObject {
  if (!file) throw new Error(`${name}: what stands in its file is missing`);
  const format = { type: 'string', const: file.format };
  const statement = strict(
    {
      format,
      streamId: { type: 'string' },
      machine: of('MachineOfStream'),
      version: { type: 'integer', description: 'Events in the stream' },
      head: digest,
      places: digest,
      redacted: {
        type: 'array',
        description: 'Redacted fields; absent: none',
        items: of('RedactedFields'),
      },
      sealedTo: { type: 'integer', description: 'Position to which the log was sealed' },
      log: of('PlaceInLog'),
      [file.member]: file.schema,
      exportedAt: { type: 'string', format: 'date-time' },
      keyId: digest,
    },
    { description: 'What is signed of the export' },
    ['redacted'],
  );
  return strict(
    {
      format,
      statement,
      signature: of('Signature'),
      keys: {
        type: 'array',
        description: 'The keys that signed the statement and the seals',
        items: of('SigningKey'),
      },
      seals: { type: 'array', items: of('ProvenSeal') },
      events: { type: 'array', items: of('ProvenEvent') },
    },
    { description: 'A file that the offline verifier accepts (docs/verification.md)' },
  );
}
