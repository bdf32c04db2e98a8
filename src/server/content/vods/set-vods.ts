/** The VOD list as it was fetched last: its entries as canonical JSON. */
export interface SetVods {
  version: string;
  sha256: string;
  size: number;
  count: number;
  entries: string;
}
