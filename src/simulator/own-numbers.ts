/**
 * How a make of devices numbers its objects, where that differs from 1, 2, 3: the definitions of the data model are written
 * with the numbers from 1, and what the device says and hears has its own.
 */
export interface Numbering {
  /** Own numbers by table: of `Device.IP.Interface.`, `{ 1: 2, 2: 3 }`. A function counts on from somewhere. */
  tables: Readonly<Record<string, Readonly<Record<number, number>> | ((row: number) => number)>>;
  /** Rows that the definitions do not have, by the path of the object, with the values of their parameters. */
  extra: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Other values for parameters of the definitions, by their path: references to what is added. */
  instead: Readonly<Record<string, string>>;
}
