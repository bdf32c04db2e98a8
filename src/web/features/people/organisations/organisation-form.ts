import type { Organisation } from './queries.ts';

/** Proofs that an organisation may require of its devices (docs/decisions/240). */
export const asked = ['pinned', 'secret', 'certificate'] as const;

export const emptyForm = {
  opType: '',
  companyName: '',
  educationOfficeId: '',
  address: '',
  phone: '',
  url: '',
  imageUrl: '',
  desc: '',
  oemKey: '',
  startApp: '',
  deviceIdentity: '',
  useFlag: true,
  /** If true, its first administrator is invited with it (CL-156). */
  withAdmin: false,
  adminEmail: '',
  adminName: '',
  adminRole: '',
};
export type OrganisationForm = typeof emptyForm;

export const formOf = (organisation: Organisation): OrganisationForm => ({
  opType: organisation.opType,
  companyName: organisation.companyName,
  educationOfficeId: organisation.educationOfficeId ?? '',
  address: organisation.address ?? '',
  phone: organisation.phone ?? '',
  url: organisation.url ?? '',
  imageUrl: organisation.imageUrl ?? '',
  desc: organisation.desc ?? '',
  oemKey: organisation.oemKey ?? '',
  startApp: organisation.startApp ?? '',
  deviceIdentity: organisation.deviceIdentity ?? '',
  useFlag: organisation.useFlag,
  withAdmin: false,
  adminEmail: '',
  adminName: '',
  adminRole: '',
});

/** The administrator that the form invites; null: none. */
export const adminOf = ({ withAdmin, adminEmail, adminName, adminRole }: OrganisationForm) =>
  withAdmin ? { email: adminEmail.trim(), userName: adminName.trim(), roleGroupKey: adminRole } : null;

/** Empty fields become no value. */
export const bodyOf = (form: OrganisationForm) => ({
  companyName: form.companyName.trim(),
  educationOfficeId: form.educationOfficeId || null,
  address: form.address.trim() || null,
  phone: form.phone.trim() || null,
  url: form.url.trim() || null,
  imageUrl: form.imageUrl.trim() || null,
  desc: form.desc.trim() || null,
  oemKey: form.oemKey.trim() || null,
  startApp: form.startApp.trim() || null,
  deviceIdentity: asked.find((policy) => policy === form.deviceIdentity) ?? null,
  useFlag: form.useFlag,
});
