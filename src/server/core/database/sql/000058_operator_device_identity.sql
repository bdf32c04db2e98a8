-- What an operator asks of its devices, and of those of the operators below it, beyond what the server asks of all
-- (docs/decisions/240). Null: nothing more.
alter table operator
  add column device_identity text check (device_identity in ('pinned', 'secret', 'certificate'));
create index operator_asks_identity on operator (op_path) where device_identity is not null;
