/** Last fetched VOD list: its entries as canonical JSON. */
export interface SetVods {
  version: string;
  sha256: string;
  size: number;
  count: number;
  entries: string;
}
