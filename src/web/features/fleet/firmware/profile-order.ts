import type { operations } from '#api/main.d.ts';
import type { Targets } from '../profiles/model.ts';
import { askedOf, emptyPlan, type PlanForm } from '../profiles/plan-form.ts';

type Order = operations['createFirmwareProfile']['requestBody']['content']['application/json'];

export interface FirmwareForm extends PlanForm {
  mid: string;
  FirmwareFileId: string;
  updateMode: NonNullable<Order['updateMode']>;
  activateMode: NonNullable<Order['activateMode']>;
}

export const emptyFirmwarePlan: FirmwareForm = {
  ...emptyPlan,
  mid: '',
  FirmwareFileId: '',
  updateMode: 'BI',
  activateMode: 'anytime',
};

/** The order of a filled-in sheet, in the words of its operations (CL-238). */
export function orderOf(form: FirmwareForm, preset?: Targets): Order {
  const { FirmwareFileId, updateMode, activateMode } = form;
  const { name: fpName, hours, retries, ...asked } = askedOf(form, preset);
  return {
    ...asked,
    fpName,
    FirmwareFileId,
    updateMode,
    activateMode,
    fpRunMethod: hours ? 'Reserved' : 'Immediate',
    ...(hours ? { fpStartHour: hours.start, fpEndHour: hours.end } : {}),
    autoRetry: retries > 0,
    maxRetryCount: retries,
  };
}
