import { createContext, useContext } from 'react';

/** Why nothing can be changed in a part of a page for the time being, as text; null: things can. */
export const StandstillContext = createContext<string | null>(null);

export const useStandstill = (): string | null => useContext(StandstillContext);
