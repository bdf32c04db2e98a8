import { profileSearchOf } from '../profiles/search.ts';

/** Address of the lists of firmware profiles. */
export const profileSearch = profileSearchOf('fpName');
