-- What a school tells of itself (EN-433..EN-438). It is an organisation of the tree like the others.
alter table operator
  add column address text,
  add column phone text,
  add column url text,
  add column education_office_id text references education_office,
  add column modified_at timestamptz;

-- Of organisations that share a name below one parent, all but one are told apart by their id.
update operator later set company_name = later.company_name || ' (' || later.op_id || ')'
where exists (
  select 1 from operator first
  where first.parent_id = later.parent_id and lower(first.company_name) = lower(later.company_name)
    and first.op_id < later.op_id
);
-- Names are unique below a parent (RU-074, RU-076); two operators may each have a Riverside School.
create unique index operator_name_below on operator (parent_id, lower(company_name));
