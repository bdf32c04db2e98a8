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
  short: 'has {cells} of {columns} cells',
  stray: 'has the value {value} in column {column}, which has no name',
  damaged: 'has characters that were lost in another program or with another encoding: {value}',
  shortened: '{value} lost digits in a spreadsheet; format the column as text and enter the value again',
  lostZeros: '{value} lost its leading zeros in a spreadsheet; {padded} would be accepted',
  sheetError: '{value} is an error of a formula',
} as const;

/** Why a file is no file of the table. */
export const fileRefusals = {
  empty: 'The file is empty. Its first line names the columns.',
  unknownColumns: 'The table has no column {columns}.',
  columnTwice: 'A column stands in the file twice.',
  noId: 'The file has no column {column}.',
  noColumns: 'The file lacks the columns {columns}.',
  noRows: 'The file has no rows below the names of its columns.',
  tooLarge: 'The file has more than {limit} MB.',
  tooManyRows: 'A file has {limit} rows at most; this one has {rows}.',
  noCsv: 'The file is no CSV: {detail}',
  openQuote: 'The quotation mark in line {line} is not closed.',
  notText: 'The file is neither text (CSV) nor an Excel workbook (.xlsx).',
  webPage:
    'The file is a web page or XML, whatever its name. Open it in a spreadsheet and save it as .xlsx or CSV.',
  oldWorkbook:
    'The workbook is of Excel 97 to 2003, or has a password. Save it as .xlsx without a password, or as CSV.',
  noWorkbook: 'The file is not an Excel workbook (.xlsx), or it is too large. Save it as .xlsx or as CSV.',
} as const;

/** What a person should know of a file that is imported all the same. */
export const fileNotes = {
  title: 'Lines above the names of the columns were skipped ({lines}): {text}',
  sheet: 'Only the sheet {sheet} was read.',
  numbers:
    'Column {column} has numbers, which have no leading zeros; check that none is missing, in lines {lines}.',
  shorter:
    'Column {column} has shorter numbers than most, which may have lost leading zeros, in lines {lines}.',
  rounded: 'Column {column} has numbers that may have been rounded after 15 digits, in lines {lines}.',
} as const;

export type FileNote = keyof typeof fileNotes;
export type RowRefusal = keyof typeof rowRefusals;
export type FileRefusal = keyof typeof fileRefusals;
export type RefusalParams = Record<string, string | number>;

/** Whether a word names a reason of a row. */
export const isRowRefusal = (word: unknown): word is RowRefusal =>
  typeof word === 'string' && Object.hasOwn(rowRefusals, word);

/** A text with its parameters. */
export const filledIn = (text: string, params: RefusalParams): string =>
  text.replace(/\{(\w+)\}/g, (whole, name) => String(params[name] ?? whole));
