import type { AdministrationServices } from '../administration/services.ts';
import type { ContentServices } from '../content/services.ts';
import type { DeviceServices } from '../devices/services.ts';
import type { PeopleServices } from '../people/services.ts';

/** Everything that the handlers of the product work with. */
export type Services = DeviceServices & PeopleServices & AdministrationServices & ContentServices;
