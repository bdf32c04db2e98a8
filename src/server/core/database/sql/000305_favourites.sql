-- Pages of the console that a user has marked, in their order: [{address, name}].
alter table personal_settings add column favourites jsonb not null default '[]'::jsonb;
