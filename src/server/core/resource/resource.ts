import type { Kysely, RawBuilder } from 'kysely';
import { fixedFields } from '#api/fixed-fields.gen.ts';
import type { OperationId, resources } from '#api/operations.gen.ts';
import type { ErrorCode } from '#domain/errors.ts';
import type { Row, Tables } from '#server/core/database/database.ts';
import type { Body, Reply } from '#server/core/http/call.ts';
import type { Access } from '#server/core/read-models/scope.ts';
import { ResourceImport } from './import.ts';
import { ResourceRows } from './rows.ts';

/** A resource of the contract: a file of openapi/resources/. */
export type ResourceName = keyof typeof resources;

type OperationOf<N extends ResourceName, Does extends string> = (typeof resources)[N] extends {
  [K in Does]: infer Id extends OperationId;
}
  ? Id
  : never;

/** A row as the API shows it. */
export type Item<N extends ResourceName> =
  Reply<OperationOf<N, 'list'>> extends { data: (infer I extends object)[] } ? I : never;
/** What creates a row, and what changes one. */
export type Input<N extends ResourceName> = Body<OperationOf<N, 'create'>> & object;
export type Change<N extends ResourceName> = Body<OperationOf<N, 'update'>> & object;

type Column<Table extends keyof Tables> = keyof Row<Table> & string;

/** A stored value as the API shows it: times as ISO text. */
type Shown<Value> = Value extends Date ? string : Value;

/** A property may be narrower than its column (a constant of `only`), but it may not lack the column's null. */
type Fits<Stored, Value> = [Stored] extends [Value]
  ? true
  : [Value] extends [Stored]
    ? [null & Stored] extends [null & Value]
      ? true
      : false
    : false;

/** Columns that can be shown as this value. */
type ColumnOf<Table extends keyof Tables, Value> = {
  [C in Column<Table>]: Fits<Shown<Row<Table>[C]>, Value> extends true ? C : never;
}[Column<Table>];

export interface ResourceDefinition<N extends ResourceName, Table extends keyof Tables & string> {
  table: Table;
  id: Column<Table>;
  /**
   * Column with the operator that a row belongs to; null: rows that all operators share. Rows that are only read may belong where
   * the row of another table does that they name by a column of the same name.
   */
  scope: Column<Table> | { of: 'account' | 'device'; by: Column<Table> } | null;
  /** Rows that are read in the place of the table: its own, and others that follow from other tables. Only its own are written. */
  listed?: RawBuilder<unknown>;
  /** Where several resources share a table: the values that tell the rows of this one. */
  only?: Partial<Row<Table>>;
  /** Each property of the API with its column, or with SQL over the row, which is called `r` (depending on the caller, if they may not see all); such a property cannot be written. */
  fields: {
    [Field in keyof Item<N>]-?:
      | ColumnOf<Table, Item<N>[Field]>
      | RawBuilder<Item<N>[Field]>
      | ((access: Access) => RawBuilder<Item<N>[Field]>);
  };
  /** Columns that a keyword is looked up in. */
  search?: Column<Table>[];
  /** Instead of them: a column in lower case, with an index of trigrams, and the columns whose text it contains. */
  searchText?: { column: Column<Table>; holds: Column<Table>[] };
  /** Properties that must differ from those of other rows: stored in one form (RU-075). */
  names?: (keyof Item<N> & string)[];
  /** Unique indexes with the code that a breach of them is answered with. */
  unique?: Record<string, ErrorCode>;
  /** Column that notes the time of a change. */
  modified?: Column<Table>;
  /** Column that notes who made it. */
  modifiedBy?: Column<Table>;
  /** Throws a refusal for values that the schema lets through. `id`: null for a new row. */
  check?(values: Input<N> | Change<N>, id: string | null): void;
  /** Throws a refusal for a change of this row that the caller may not make. */
  beforeUpdate?(row: Item<N>, change: Change<N>, access: Access): void;
  /** Throws a refusal for a row that may not go. */
  beforeDelete?(row: Item<N>, access: Access): void;
  /** Columns of a new row that the caller does not write. Without it: the owner, where there is a scope. */
  begin?(input: Input<N>, access: Access, id: string, db: Kysely<Tables>): Promise<Partial<Row<Table>>>;
  /** What follows from a row that was created or changed, in the same transaction. */
  written?(db: Kysely<Tables>, row: Item<N>): Promise<void>;
  /** Where rows hang on this one, as table and column: it is not deleted while there are any. */
  keptBy?: { [Other in keyof Tables]?: Column<Other> };
}

export interface Resource<N extends ResourceName> {
  name: N;
  /** The same rows for all operators. */
  shared: boolean;
  /** Properties in the order of the columns of an export. */
  fields: (keyof Item<N> & string)[];
  within(access: Access): ResourceRows<Item<N>, Input<N>, Change<N>>;
  /** Many rows at once; for tables that have no rules of their own. */
  importing(access: Access): ResourceImport;
}

export type AnyResource = { [N in ResourceName]: Resource<N> }[ResourceName];

/**
 * A kind of rows with list, create, change, delete, export and audit trail (docs/adding.md). The name takes the API's
 * types from the contract, so that a field without its column, or with one of another type, does not compile.
 */
export const defineResource =
  <N extends ResourceName>(name: N) =>
  <Table extends keyof Tables & string>(definition: ResourceDefinition<N, Table>): Resource<N> => ({
    name,
    shared: definition.scope === null,
    fields: Object.keys(definition.fields) as (keyof Item<N> & string)[],
    within: (access) => new ResourceRows({ ...definition, fixed: fixedFields[name] ?? [] }, access),
    importing: (access) => new ResourceImport(definition, access),
  });
