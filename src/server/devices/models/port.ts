import type { ModelProfile } from '#domain/models.ts';

/** Model in the tables, with the administrator's description. */
export interface KnownModel extends ModelProfile {
  modelSubName: string | null;
  modelOui: string | null;
  manufacturerId: string | null;
  manufacturerName: string | null;
  protocol: string;
  /** Digest of its picture; null: none. */
  picture: string | null;
}

/** Model list for other areas. */
export interface ModelList {
  all(): Promise<KnownModel[]>;
}
