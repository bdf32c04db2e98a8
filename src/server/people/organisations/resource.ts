import { type RawBuilder, sql } from 'kysely';
import { operations } from '#api/operations.gen.ts';
import { canBeChildOf, opLevels } from '#domain/organisations/hierarchy.ts';
import { ApiError } from '#server/core/http/api-error.ts';
import { refusal } from '#server/core/http/validators.ts';
import type { Module } from '#server/core/module.ts';
import { comparedSealedRows } from '#server/core/read-models/comparison/sealed-rows.ts';
import type { Access } from '#server/core/read-models/scope.ts';
import { defineResource, type Item } from '#server/core/resource/resource.ts';
import { sealedOperators } from '#server/core/seals/definitions.ts';
import type { CoreServices } from '#server/core/services.ts';
import type { ProvenRows } from '#server/people/account-rows/proven.ts';
import type { Invitations } from '#server/people/accounts/invitations.ts';
import { organisationsTables } from '#server/people/organisations/stored.ts';
import { organisationHandlers } from './handlers.ts';

const educationOffices = defineResource('EducationOffice')({
  table: 'education_office',
  id: 'office_id',
  scope: null,
  fields: { officeId: 'office_id', nameEn: 'name_en', nameKo: 'name_ko', position: 'position' },
});

type Type = Item<'Organisation'>['opType'];

/** PE-024, PE-025: the permission to manage schools does not include companies. */
const companyPermission = operations.checkCompanyName.permission;

function refuseUnlessManages(opType: Type, { power }: Access): void {
  if (opType !== 'School' && !power.permissions.includes(companyPermission))
    throw new ApiError('roleerr', { data: { permission: companyPermission } });
}

const levelOf = sql<number>`(case r.op_type ${sql.join(
  Object.entries(opLevels).map(([type, level]) => sql`when ${sql.lit(type)} then ${sql.lit(level)}`),
  sql` `,
)} end)`;

/** Counts devices of the organisation and all below it, from stored counts: no device row is read. */
const devicesBelow = (condition: RawBuilder<unknown>) => sql<number>`(
  select coalesce(sum(c.n) filter (where ${condition}), 0)::int from device_count c join operator o using (op_id)
  where starts_with(o.op_path, r.op_path))`;

/** RT-020, RT-021: the tree of organisations. Devices and accounts belong to one of them. */
export const organisations = defineResource('Organisation')({
  table: 'operator',
  id: 'op_id',
  scope: 'op_id',
  fields: {
    opId: 'op_id',
    opid: sql<string>`r.op_id`,
    companyId: sql<string>`r.op_id`,
    opType: 'op_type',
    opLevel: levelOf,
    pOpid: 'parent_id',
    // Names above the caller's own organisation are hidden.
    parentNames: ({ opPath }) => sql<string>`coalesce((
      select string_agg(p.company_name, ' / ' order by length(p.op_path)) from operator p
      where starts_with(r.op_path, p.op_path) and starts_with(p.op_path, ${opPath}) and p.op_id <> r.op_id), '')`,
    companyName: 'company_name',
    educationOfficeId: 'education_office_id',
    officeOfEducation: sql<string | null>`(
      select name_en from education_office where office_id = r.education_office_id)`,
    address: 'address',
    phone: 'phone',
    url: 'url',
    imageUrl: 'image_url',
    desc: 'description',
    oemKey: 'oem_key',
    startApp: 'start_app',
    deviceIdentity: 'device_identity',
    useFlag: 'use_flag',
    deviceCnt: sql<number>`(select count(*)::int from device where op_id = r.op_id)`,
    onlineCnt: sql<number>`(select count(*)::int from device_state where op_id = r.op_id and online)`,
    userCount: sql<number>`(select count(*)::int from account where op_id = r.op_id)`,
    deviceTotal: devicesBelow(sql`true`),
    onlineTotal: devicesBelow(sql`c.online`),
    userTotal: sql<number>`(
      select count(*)::int from account a join operator o on o.op_id = a.op_id where starts_with(o.op_path, r.op_path))`,
    childCount: sql<number>`(select count(*)::int from operator where parent_id = r.op_id)`,
    createdBy: 'created_by',
    createTime: 'created_at',
    modifyTime: 'modified_at',
  },
  search: ['company_name', 'address'],
  names: ['companyName'],
  unique: {
    operator_name_below: 'nameconflict',
    operator_company_name: 'nameconflict',
    operator_school_name: 'nameconflict',
  },
  modified: 'modified_at',
  keptBy: { device: 'op_id', account: 'op_id', operator: 'parent_id', case_file: 'op_id', role: 'op_id' },
  beforeUpdate({ opId, opType }, { useFlag }, access) {
    refuseUnlessManages(opType, access);
    // Deactivating your own organisation locks you out.
    if (useFlag === false && opId === access.opId)
      throw refusal([
        { field: 'body.useFlag', message: 'cannot be off for the organisation that you are in' },
      ]);
  },
  beforeDelete: ({ opType }, access) => refuseUnlessManages(opType, access),
  async begin({ pOpid, opType }, access, id, db) {
    refuseUnlessManages(opType, access);
    const parent = await db
      .selectFrom('operator')
      .select(['op_id', 'op_path', 'op_type'])
      .where('op_id', '=', pOpid ?? access.opId)
      .where(sql<boolean>`starts_with(op_path, ${access.opPath})`)
      // The lock prevents its deletion while something is put below it.
      .forUpdate()
      .executeTakeFirst();
    if (!parent) throw new ApiError('nodata');
    if (!canBeChildOf(opType, parent.op_type))
      throw refusal([{ field: 'body.opType', message: `${opType} cannot stand below ${parent.op_type}` }]);
    return {
      parent_id: parent.op_id,
      op_path: `${parent.op_path}${id}/`,
      created_by: access.actor.name,
    };
  },
});

interface Needs extends CoreServices {
  invitations: Invitations;
  proven: Pick<ProvenRows, 'account' | 'byEmail' | 'roleFor'>;
}

export const organisationModule: Module<Needs> = {
  name: 'organisations',
  tables: organisationsTables,
  resources: [educationOffices, organisations],
  compared: (database, log) => [comparedSealedRows(sealedOperators, database, log)],
  handlers: (services) => organisationHandlers(services, organisations),
};
