import { foldedName, namesOf } from '#domain/sheet/column-names.ts';
import { UnreadableFile } from './unreadable-file.ts';

/**
 * Reason for a column's reading: by its name, by a person's choice, or none. `own`: an export of the product has it, an
 * import leaves it out.
 */
export type ColumnState = 'known' | 'chosen' | 'own' | 'unknown' | 'ambiguous' | 'ignored';

/** A column of a file. */
export interface FileColumn {
  /** Position in the file, from 0. */
  column: number;
  /** Text of the head in the file. */
  head: string;
  /** Field that it holds; null: it is not read. */
  field: string | null;
  state: ColumnState;
  /** Some of its values. */
  samples: string[];
}

/** Person's choice for a column. */
export interface ColumnChoice {
  column: number;
  /** Chosen field; null: the column is left out. */
  field: string | null;
}

/** Columns that a file may have. */
export interface KnownColumns {
  /** Fields that are read. */
  fields: readonly string[];
  /** Columns that the product writes and does not read. */
  own?: readonly string[];
}

/** Names of columns, with the field that each means. */
export class ColumnNames {
  readonly #fields = new Map<string, string>();
  readonly #own: ReadonlySet<string>;
  readonly #known: ReadonlySet<string>;

  constructor({ fields, own = [] }: KnownColumns) {
    this.#known = new Set(fields);
    for (const field of fields) for (const name of namesOf(field).slice(1)) this.#add(name, field);
    // A field's own name always means that field, whatever other names people use.
    for (const field of fields) this.#fields.set(foldedName(field), field);
    this.#own = new Set(own.map(foldedName));
  }

  #add(name: string, field: string): void {
    const folded = foldedName(name);
    if (!this.#fields.has(folded)) this.#fields.set(folded, field);
  }

  fieldOf(head: string): string | null {
    return this.#fields.get(foldedName(head)) ?? null;
  }

  isKnown = (head: string): boolean => this.fieldOf(head) !== null;

  /** Returns the columns of a head. Two of one field are ambiguous, so a person chooses one. */
  columnsOf(
    heads: readonly { column: number; head: string }[],
    choices: readonly ColumnChoice[],
  ): FileColumn[] {
    const chosen = new Map(choices.map(({ column, field }) => [column, field]));
    for (const field of chosen.values())
      if (field !== null && !this.#known.has(field))
        throw new UnreadableFile('unknownColumns', { columns: field });
    const columns = heads.map(({ column, head }): FileColumn => {
      const choice = chosen.get(column);
      if (choice !== undefined)
        return { column, head, field: choice, state: choice === null ? 'ignored' : 'chosen', samples: [] };
      const field = this.fieldOf(head);
      const state = field !== null ? 'known' : this.#own.has(foldedName(head)) ? 'own' : 'unknown';
      return { column, head, field, state, samples: [] };
    });
    return columns.map((each) => this.#decided(each, columns));
  }

  #decided(column: FileColumn, all: readonly FileColumn[]): FileColumn {
    if (column.field === null) return column;
    const same = all.filter(({ field }) => field === column.field);
    if (same.length === 1) return column;
    if (column.state === 'chosen') return column;
    // A person's choice excludes the others; a field's own name takes precedence over synonyms.
    if (same.some(({ state }) => state === 'chosen')) return { ...column, field: null, state: 'ignored' };
    return { ...column, state: 'ambiguous' };
  }
}
