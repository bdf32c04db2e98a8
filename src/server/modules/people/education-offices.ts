import type { Module } from '../module.ts';
import { defineResource } from '../resource/resource.ts';

const educationOffices = defineResource('EducationOffice')({
  table: 'education_office',
  id: 'office_id',
  scope: null,
  fields: { officeId: 'office_id', nameEn: 'name_en', nameKo: 'name_ko', position: 'position' },
});

export const educationOfficeModule: Module = { name: 'education offices', resources: [educationOffices] };
