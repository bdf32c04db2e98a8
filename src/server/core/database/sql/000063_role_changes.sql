-- Roles that a migration has changed: a migration that writes `role` names them here, and the next start records the change in the log
-- (src/server/people/roles/role-facts.ts). Roles that have no record yet are adopted as they are.
create table role_change (
  role_key text not null,
  migration text not null,
  primary key (role_key, migration)
);
