import type { JsonObject } from '#machines/json.ts';

export const documentNames = ['main', 'auth', 'admin'] as const;
export type DocumentName = (typeof documentNames)[number];

/** As much of OpenAPI 3.1 as the scripts look at. */
export interface ApiDocument {
  servers: { url: string }[];
  tags: { name: string }[];
  /** The tags of each area of the product. */
  'x-tagGroups': { name: string; tags: string[] }[];
  /** Keys that work for accounts of the root organisation only. */
  'x-installation-permissions'?: string[];
  paths: Record<string, PathItem>;
  components: { parameters?: Record<string, ParameterObject>; [section: string]: unknown };
}

export type ParameterObject = {
  name: string;
  in: string;
  required?: boolean;
  schema: JsonObject;
  /** The property that it narrows a list by, and how (filters.ts). */
  'x-filter'?: { field: string; kind: string };
};

export interface OperationObject {
  operationId: string;
  summary?: string;
  description?: string;
  deprecated?: boolean;
  security?: unknown[];
  tags?: string[];
  parameters?: (ParameterObject | { $ref: string })[];
  requestBody?: JsonObject;
  responses?: JsonObject;
  'x-permission'?: string | null;
  'x-reads'?: boolean;
  /** The answer holds a secret: it is never kept, also not for a repeated request. */
  'x-secret-answer'?: boolean;
  'x-password-within'?: number;
  /** Bytes that its body may have; absent: as many as any other. */
  'x-body-limit'?: number;
  'x-upload'?: string;
  /** What a login may owe, and make this call all the same. */
  'x-allowed-while-pending'?: string[];
  'x-permission-level'?: number;
  'x-resource'?: string;
  'x-resource-operation'?: string;
  /** Of a list: the property that names a row, and the one that rows are sorted by. */
  'x-resource-key'?: { id: string; sort: string };
  /** Of a timeline: its stream, and which of its operations this is. */
  'x-stream'?: string;
  'x-stream-operation'?: string;
  'x-alias-of'?: string;
  'x-query-in-body'?: boolean;
}

export const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

export type Method = (typeof methods)[number];

interface PathItem extends Partial<Record<Method, OperationObject>> {
  /** Those that all operations of the path have. */
  parameters?: (ParameterObject | { $ref: string })[];
}

export const isObject = (value: unknown): value is JsonObject =>
  value !== null && typeof value === 'object' && !Array.isArray(value);
