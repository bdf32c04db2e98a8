import type { ModelProfile } from '#domain/models.ts';

/** A model of the tables, with what the administrator says of its make. */
export interface KnownModel extends ModelProfile {
  modelSubName: string | null;
  modelOui: string | null;
  manufacturerId: string | null;
  manufacturerName: string | null;
  protocol: string;
  /** Digest of its picture. */
  picture: string | null;
}

/** What other areas ask about models. */
export interface ModelList {
  all(): Promise<KnownModel[]>;
}
