import type { Text } from '#domain/text/text.ts';
import type { JsonObject } from '#machines/json.ts';
import type { TaskKind } from '#machines/task/kinds.ts';

export const documentNames = ['main', 'auth', 'admin'] as const;
export type DocumentName = (typeof documentNames)[number];

/** The part of OpenAPI 3.1 that the scripts use. */
export interface ApiDocument {
  servers: { url: string }[];
  /** `x-audit-area`: filter of the audit trail that finds the operations of a tag. */
  tags: { name: string; 'x-audit-area'?: string }[];
  /** Tags of each area of the product. */
  'x-tagGroups': { name: string; tags: string[] }[];
  /** Permission keys that work only for accounts of the root organisation. */
  'x-installation-permissions'?: string[];
  paths: Record<string, PathItem>;
  components: { parameters?: Record<string, ParameterObject>; [section: string]: unknown };
}

export type ParameterObject = {
  name: string;
  in: string;
  required?: boolean;
  schema: JsonObject;
  /** Property that the parameter filters a list by, and the kind of filter (filters.ts). */
  'x-filter'?: { field: string; kind: string };
};

export interface OperationObject {
  operationId: string;
  summary?: string;
  description?: string;
  deprecated?: boolean;
  security?: unknown[];
  tags?: string[];
  /** Name in the console, in both languages. */
  'x-title'?: Text;
  /** Kind of the tasks that it starts: it has the name of the kind as its title. */
  'x-task'?: TaskKind;
  parameters?: (ParameterObject | { $ref: string })[];
  requestBody?: JsonObject;
  responses?: JsonObject;
  'x-permission'?: string | null;
  'x-reads'?: boolean;
  /** True if the answer holds a secret: it is never stored, not even for a repeated request. */
  'x-secret-answer'?: boolean;
  'x-password-within'?: number;
  /** Maximum bytes of its body; absent: the default. */
  'x-body-limit'?: number;
  'x-upload'?: string;
  /** Pending steps of a login with which the call is still allowed. */
  'x-allowed-while-pending'?: string[];
  'x-permission-level'?: number;
  'x-resource'?: string;
  'x-resource-operation'?: string;
  /** Key of a list's rows: the property that names a row, and the one that rows are sorted by. */
  'x-resource-key'?: { id: string; sort: string };
  /** Name of the table; only the list of a reference table has it. */
  'x-table-title'?: Text;
  /** Stream and name of this operation; only a timeline has them. */
  'x-stream'?: string;
  'x-stream-operation'?: string;
  'x-alias-of'?: string;
  'x-query-in-body'?: boolean;
}

export const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

export type Method = (typeof methods)[number];

interface PathItem extends Partial<Record<Method, OperationObject>> {
  /** Parameters that all operations of the path have. */
  parameters?: (ParameterObject | { $ref: string })[];
}

export const isObject = (value: unknown): value is JsonObject =>
  value !== null && typeof value === 'object' && !Array.isArray(value);
