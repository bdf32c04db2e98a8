-- Domains of identity providers are proved by a record of DNS (docs/decisions/235). Two organisations may name a domain; one has proved it.
alter table identity_provider_domain
  -- What the record says; it is no secret, for everybody can read the record.
  add column challenge text,
  -- Null: it is not proved, and nobody signs in by it.
  add column proved_at timestamptz;
-- Those that were named before are unproved too: nobody has looked.
update identity_provider_domain
set challenge = replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
alter table identity_provider_domain alter column challenge set not null;
alter table identity_provider_domain drop constraint identity_provider_domain_pkey;
drop index identity_provider_domain_by_op;
alter table identity_provider_domain add primary key (op_id, domain);
create unique index identity_provider_domain_proved on identity_provider_domain (domain)
where proved_at is not null;

-- Sessions of an identity provider end with it.
create index refresh_family_by_provider on refresh_family (provider_op_id)
where provider_op_id is not null and revoked_at is null;
