-- The first steps of an installation stay on Home until they are done, or its administrator closes them.
alter table personal_settings add column first_steps_closed boolean;
