-- A-225: names of companies are unique in the installation, names of schools within their office of education too.
update operator later set company_name = later.company_name || ' (' || later.op_id || ')'
where later.op_type <> 'School' and exists (
  select 1 from operator first
  where first.op_type <> 'School' and lower(first.company_name) = lower(later.company_name) and first.op_id < later.op_id
);
update operator later set company_name = later.company_name || ' (' || later.op_id || ')'
where later.op_type = 'School' and exists (
  select 1 from operator first
  where first.op_type = 'School' and first.education_office_id = later.education_office_id
    and lower(first.company_name) = lower(later.company_name) and first.op_id < later.op_id
);
create unique index operator_company_name on operator (lower(company_name)) where op_type <> 'School';
create unique index operator_school_name on operator (education_office_id, lower(company_name)) where op_type = 'School';

-- RU-090: telephone numbers are a plus sign and digits. National numbers stay: their country is not known.
update operator set phone = regexp_replace(phone, '[ ()-]', '', 'g') where phone like '+%';
