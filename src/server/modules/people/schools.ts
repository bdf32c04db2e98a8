import { sql } from 'kysely';
import { ApiError } from '#server/http/api-error.ts';
import type { Module } from '../module.ts';
import { defineResource } from '../resource/resource.ts';

const educationOffices = defineResource('EducationOffice')({
  table: 'education_office',
  id: 'office_id',
  scope: null,
  fields: { officeId: 'office_id', nameEn: 'name_en', nameKo: 'name_ko', position: 'position' },
});

/** RT-021: schools are organisations of the tree, so devices and accounts belong to them like to any other. */
export const schools = defineResource('School')({
  table: 'operator',
  id: 'op_id',
  scope: 'op_id',
  only: { op_type: 'School' },
  fields: {
    opId: 'op_id',
    opType: 'op_type',
    pOpid: 'parent_id',
    companyName: 'company_name',
    educationOfficeId: 'education_office_id',
    officeOfEducation: sql<string | null>`(
      select name_en from education_office where office_id = r.education_office_id)`,
    address: 'address',
    phone: 'phone',
    url: 'url',
    deviceCount: sql<number>`(select count(*)::int from device where op_id = r.op_id)`,
    userCount: sql<number>`(select count(*)::int from account where op_id = r.op_id)`,
    createTime: 'created_at',
    modifyTime: 'modified_at',
  },
  search: ['company_name', 'address'],
  unique: { operator_name_below: 'nameconflict' },
  modified: 'modified_at',
  keptBy: { device: 'op_id', account: 'op_id', operator: 'parent_id', case_file: 'op_id' },
  async begin({ pOpid }, { opId, opPath }, id, db) {
    const parent = await db
      .selectFrom('operator')
      .select(['op_id', 'op_path'])
      .where('op_id', '=', pOpid ?? opId)
      // A school has nothing below it.
      .where('op_type', '!=', 'School')
      .where(sql<boolean>`starts_with(op_path, ${opPath})`)
      // It may not go while something is put below it.
      .forUpdate()
      .executeTakeFirst();
    if (!parent) throw new ApiError('nodata');
    return { parent_id: parent.op_id, op_path: `${parent.op_path}${id}/` };
  },
});

export const schoolModule: Module = { name: 'schools', resources: [educationOffices, schools] };
