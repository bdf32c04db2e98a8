/**
 * Instance numbers of a make of devices, where they differ from 1, 2, 3: the definitions of the data model use the
 * numbers from 1, and the device sends and receives its own.
 */
export interface Numbering {
  /** Own numbers by table: for `Device.IP.Interface.`, `{ 1: 2, 2: 3 }`. A function adds an offset. */
  tables: Readonly<Record<string, Readonly<Record<number, number>> | ((row: number) => number)>>;
  /** Rows that are not in the definitions, by object path, with the values of their parameters. */
  extra: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Replacement values of parameters by path: references to the added rows. */
  instead: Readonly<Record<string, string>>;
}
