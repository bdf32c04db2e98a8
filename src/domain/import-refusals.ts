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
  madeDate:
    "{value} is a date that a spreadsheet has made of the value; enter it again as text, or with ' before it if it is right",
  placeholder: '{value} is what programs write for an empty cell; enter the value',
  shortened: '{value} lost digits in a spreadsheet; format the column as text and enter the value again',
  lostZeros: '{value} lost its leading zeros in a spreadsheet; {padded} would be accepted',
  sheetError: '{value} is an error of a formula',
} as const;

/** Why a file is no file of the table, and what to do. */
export const fileRefusals = {
  empty: 'The file is empty. Its first line names the columns.',
  unknownColumns: 'The table has no column {columns}. Choose what it means, or leave it out.',
  columnTwice: 'Several columns mean the same: {columns}. Choose which one is read.',
  noId: 'The file has no column {column}. Choose which column it is.',
  noColumns: 'The file lacks the columns {columns}. Choose which columns they are.',
  noSheet: 'The workbook has no sheet {sheet}.',
  noRows: 'The file has no rows below the names of its columns.',
  tooLarge: 'The file has more than {limit} MB.',
  tooManyRows: 'A file has {limit} rows at most; this one has {rows}.',
  noCsv: 'The file is no CSV: {detail}',
  openQuote: 'The quotation mark in line {line} is not closed.',
  notText: 'The file is neither text (CSV) nor an Excel workbook (.xlsx).',
  webPage:
    'The file is a web page, whatever its name. Open it in Excel and save it as Excel Workbook (.xlsx).',
  xmlWorkbook:
    'The file is an XML spreadsheet of Excel 2003. Open it in Excel and save it as Excel Workbook (.xlsx).',
  oldWorkbook:
    'The workbook is of Excel 2003 or older (.xls). Open it and save it as Excel Workbook (.xlsx).',
  lockedWorkbook:
    'The workbook has a password. In Excel: File > Info > Protect Workbook > Encrypt with Password, and clear it.',
  binaryWorkbook: 'The file is a binary workbook (.xlsb). In Excel: File > Save As > Excel Workbook (.xlsx).',
  numbersFile: 'The file is of Apple Numbers. In Numbers: File > Export To > CSV.',
  openDocument:
    'The file is an OpenDocument spreadsheet (.ods). In LibreOffice: File > Save As > Excel 2007–365 (.xlsx).',
  otherDocument:
    'The file is a text document or a presentation. Copy its table into a spreadsheet and save it as .xlsx.',
  pdf: 'The file is a PDF. Ask for the list as .xlsx or CSV, or copy its table into a spreadsheet.',
  picture: 'The file is a picture. Ask for the list as .xlsx or CSV.',
  packedFile: 'The file is an archive. Unpack it and choose the file inside.',
  json: 'The file is JSON. Save the list as .xlsx or CSV, or send it with the API.',
  noWorkbook: 'The file is not an Excel workbook (.xlsx), or it is too large. Save it as .xlsx or as CSV.',
} as const;

/** Notes on a file that is imported all the same: parts left out or changed, and values that a program seems to have made. */
export const fileNotes = {
  readAs: 'The text was read as {encoding}.',
  unsure: 'The encoding is not certain. It was read as {encoding}; {alternatives} would be possible.',
  mixed: 'Lines {lines} are in another encoding, and were read as {encoding}.',
  title: 'Lines above the names of the columns were skipped ({lines}): {text}',
  sheet: 'Only the sheet {sheet} was read.',
  ignored: 'These columns were left out: {columns}',
  readOnly: 'These columns are only exported, and were left out: {columns}',
  chosen: 'The column {head} was read as {column}.',
  quotedLines: 'Each line stood in quotation marks and was read as a line of CSV.',
  hiddenRows: 'Rows that the workbook hides or filters out were read too: {lines}',
  hiddenColumns: 'Columns that the workbook hides were read too: {columns}',
  merged: 'Merged cells of {column} have their value in each row: {lines}',
  uncalculated:
    'Formulas without a value were read as empty, in lines {lines}. Open the workbook in Excel and save it.',
  headAgain: 'The names of the columns were repeated and skipped, in lines {lines}.',
  totals: 'Rows of totals were skipped: {lines}',
  secondTable: 'Another table below was skipped, in lines {lines}: {text}',
  floats:
    'Column {column}: a program has added .0, which was taken away in lines {lines}. Check leading zeros.',
  thousands: 'Column {column}: a program has grouped the digits, and they were joined in lines {lines}.',
  apostrophes: 'Column {column}: the apostrophe that marks a text was taken away in lines {lines}.',
  prefixes: 'Column {column}: the prefix of the value was taken away in lines {lines}.',
  fullWidth: 'Column {column}: full-width characters became usual ones in lines {lines}.',
  lineBreaks: 'Column {column}: line breaks became blanks in lines {lines}.',
  placeholders: 'Column {column}: what programs write for nothing was read as empty in lines {lines}.',
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
