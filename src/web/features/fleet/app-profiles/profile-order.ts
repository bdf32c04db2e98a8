import type { operations } from '#api/main.d.ts';
import type { Targets } from '../profiles/model.ts';
import { askedOf, emptyPlan, type PlanForm } from '../profiles/plan-form.ts';

type Order = operations['createAppProfile']['requestBody']['content']['application/json'];

export interface AppForm extends PlanForm {
  apType: NonNullable<Order['apType']>;
  appId: string;
  apId: string;
  model: string;
}

export const emptyAppPlan: AppForm = { ...emptyPlan, apType: 'IU', appId: '', apId: '', model: '' };

/** The order of a filled-in sheet, in the words of its operation (CL-267). */
export function orderOf(form: AppForm, preset?: Targets): Order {
  const { apType, appId, apId, model } = form;
  const { name: profileName, hours, retries: apRetry, startDate, ...asked } = askedOf(form, preset);
  return {
    ...asked,
    profileName,
    apType,
    model,
    apRetry,
    ...(apType === 'D' ? { appId } : { apId }),
    ...(startDate === undefined ? {} : { mode: 'Reserved', executionTime: startDate }),
    ...(hours ? { startHour: hours.start, endHour: hours.end } : {}),
  };
}
