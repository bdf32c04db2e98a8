/** The part of the contract's operation table that this module needs. */
type OperationTable<Id extends string, Area extends string> = Record<Id, { area: Area; reads: boolean }>;

/** Returns the area of the audit trail of an operation. Null: this version does not know the operation. */
export const areaOf = <Area extends string>(
  operations: OperationTable<string, Area>,
  operation: string,
): Area | null => (Object.hasOwn(operations, operation) && operations[operation]?.area) || null;

/** Returns the operations of an area that write audit entries; null: those of all areas. */
export const operationsOf = <Id extends string, Area extends string>(
  operations: OperationTable<Id, Area>,
  area: Area | null,
): Id[] =>
  (Object.keys(operations) as Id[]).filter(
    (operation) => !operations[operation].reads && (area === null || operations[operation].area === area),
  );
