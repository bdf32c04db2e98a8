import type { JsonObject } from '#machines/json.ts';

export const documentNames = ['main', 'auth', 'admin'] as const;
export type DocumentName = (typeof documentNames)[number];

/** As much of OpenAPI 3.1 as the scripts look at. */
export interface ApiDocument {
  servers: { url: string }[];
  paths: Record<string, Record<string, OperationObject>>;
  components: { parameters?: Record<string, ParameterObject>; [section: string]: unknown };
}

export type ParameterObject = { name: string; in: string; required?: boolean; schema: JsonObject };

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
