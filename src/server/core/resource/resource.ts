import type { Kysely, RawBuilder } from 'kysely';
import { fixedFields } from '#api/fixed-fields.gen.ts';
import type { OperationId, resources } from '#api/operations.gen.ts';
import type { ErrorCode } from '#domain/errors.ts';
import type { Row, Tables } from '#server/core/database/database.ts';
import type { Body, Reply } from '#server/core/http/call.ts';
import type { Access } from '#server/core/read-models/scope.ts';
import { ResourceImport } from './import.ts';
import { ResourceRows } from './rows.ts';

/** Resource of the contract: a file of openapi/resources/. */
export type ResourceName = keyof typeof resources;

type OperationOf<N extends ResourceName, Does extends string> = (typeof resources)[N] extends {
  [K in Does]: infer Id extends OperationId;
}
  ? Id
  : never;

/** Row as the API shows it. */
export type Item<N extends ResourceName> =
  Reply<OperationOf<N, 'list'>> extends { data: (infer I extends object)[] } ? I : never;
/** Body that creates a row; the next type: body that changes one. */
export type Input<N extends ResourceName> = Body<OperationOf<N, 'create'>> & object;
export type Change<N extends ResourceName> = Body<OperationOf<N, 'update'>> & object;

type Column<Table extends keyof Tables> = keyof Row<Table> & string;

/** Stored value as the API shows it: times as ISO text. */
type Shown<Value> = Value extends Date ? string : Value;

/**
 * Checks a property against its column: it may be narrower (a constant of `only`), but must include the column's null.
 */
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
   * Column with the operator that a row belongs to; null: all operators share the rows. Rows that are only read may
   * instead belong to the owner of another table's row, which a column of the same name identifies.
   */
  scope: Column<Table> | { of: 'account' | 'device'; by: Column<Table> } | null;
  /**
   * Source of rows to read in place of the table: its own rows, and others derived from other tables. Only its own are
   * written.
   */
  listed?: RawBuilder<unknown>;
  /** Further condition over the row `r`, for rows that not everyone in scope may see. Default: none. */
  visible?: (access: Access) => RawBuilder<boolean>;
  /** Column values that identify this resource's rows if several resources share a table. */
  only?: Partial<Row<Table>>;
  /**
   * Properties of the API with their columns, or with SQL over the row `r` (depending on the caller, if they may not
   * see all); an SQL property cannot be written.
   */
  fields: {
    [Field in keyof Item<N>]-?:
      | ColumnOf<Table, Item<N>[Field]>
      | RawBuilder<Item<N>[Field]>
      | ((access: Access) => RawBuilder<Item<N>[Field]>);
  };
  /** Columns that a keyword search covers. */
  search?: Column<Table>[];
  /** Alternative to `search`: a column in lower case, with a trigram index, and the columns whose text it contains. */
  searchText?: { column: Column<Table>; holds: Column<Table>[] };
  /** Properties that must be unique: stored in normalised form (RU-075). */
  names?: (keyof Item<N> & string)[];
  /** Unique indexes with the error code of a violation. */
  unique?: Record<string, ErrorCode>;
  /** Column for the time of the last change. */
  modified?: Column<Table>;
  /** Column for the author of the last change. */
  modifiedBy?: Column<Table>;
  /** Throws a refusal for invalid values that the schema allows. `id`: null for a new row. */
  check?(values: Input<N> | Change<N>, id: string | null): void;
  /** Throws a refusal for a change of this row that the caller may not make. */
  beforeUpdate?(row: Item<N>, change: Change<N>, access: Access): void;
  /** Throws a refusal for a row that must not be deleted. */
  beforeDelete?(row: Item<N>, access: Access): void;
  /** Returns columns of a new row that the caller does not write. Default: the owner, if there is a scope. */
  begin?(input: Input<N>, access: Access, id: string, db: Kysely<Tables>): Promise<Partial<Row<Table>>>;
  /** Writes what follows from a created or changed row, in the same transaction. */
  written?(db: Kysely<Tables>, row: Item<N>): Promise<void>;
  /** Tables and columns that refer to this row: it cannot be deleted while there are such rows. */
  keptBy?: { [Other in keyof Tables]?: Column<Other> };
}

export interface Resource<N extends ResourceName> {
  name: N;
  /** True: all operators share the rows. */
  shared: boolean;
  /** Properties in the column order of an export. */
  fields: (keyof Item<N> & string)[];
  within(access: Access): ResourceRows<Item<N>, Input<N>, Change<N>>;
  /** Creates an import of many rows; for tables without rules of their own. */
  importing(access: Access): ResourceImport;
}

export type AnyResource = { [N in ResourceName]: Resource<N> }[ResourceName];

/**
 * Defines a kind of rows with list, create, change, delete, export and audit trail (docs/adding.md). The name selects
 * the API's types from the contract, so that a field without its column, or with one of another type, does not compile.
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
