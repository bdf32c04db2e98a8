/** Why a row of a file is refused, in English with the names of its parameters; consoles have a text of their own for each. */
export const rowRefusals = {
  required: 'is required',
  boolean: 'must be true or false',
  number: 'must be a number',
  atLeast: 'must be {limit} or more',
  atMost: 'must be {limit} or less',
  shortest: 'must have {limit} characters or more',
  longest: 'must have {limit} characters or less',
  pattern: 'must match {pattern}',
  choice: '{value} is none of {choices}',
  form: 'has a value that is not accepted here',
  twice: 'stands in the file twice',
  reference: 'names nothing that exists',
  taken: 'has a value that another row has already',
  value: 'has a value that its column does not take',
  strayKey: 'has {key}, which no operation asks for',
  keepsKey: 'must keep {key} for the system administrator',
  rootOnly: 'has {key}, which works in the root organisation only',
  noAdministrator: 'leaves no account that can administer the installation',
  notHeld: 'is more than you have yourself',
  rule: '{message}',
} as const;

/** Why a file is no file of the table. */
export const fileRefusals = {
  empty: 'The file is empty. Its first line names the columns.',
  unknownColumns: 'The table has no column {columns}.',
  columnTwice: 'A column stands in the file twice.',
  noId: 'The file has no column {column}.',
  tooManyRows: 'A file has {limit} rows at most; this one has {rows}.',
  noCsv: 'The file is no CSV: {detail}',
} as const;

export type RowRefusal = keyof typeof rowRefusals;
export type FileRefusal = keyof typeof fileRefusals;
export type RefusalParams = Record<string, string | number>;

/** Whether a word names a reason of a row. */
export const isRowRefusal = (word: unknown): word is RowRefusal =>
  typeof word === 'string' && Object.hasOwn(rowRefusals, word);

/** A text with its parameters. */
export const filledIn = (text: string, params: RefusalParams): string =>
  text.replace(/\{(\w+)\}/g, (whole, name) => String(params[name] ?? whole));
