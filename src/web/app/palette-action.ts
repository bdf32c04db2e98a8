import type { LucideIcon } from 'lucide-react';

/** Entry of the palette that does something. */
export interface PaletteAction {
  id: string;
  label: string;
  icon: LucideIcon;
  run: () => void;
  /** The palette stays: what was chosen is not said to its end yet. */
  keepsOpen?: boolean;
}
