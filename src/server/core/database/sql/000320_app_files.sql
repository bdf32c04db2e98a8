-- App files become streams of the machine app-file, one for each version of an app: uploaded, checked, and approved by a second
-- person (docs/decisions/301). Rows from before have no stream yet (version 0): the next start records one for each of them.
alter table app_file rename column version to app_version;
alter table app_file
  alter column url drop not null,
  -- Null: all models that run such apps
  alter column models drop not null,
  alter column modified_at drop default,
  -- Owner, and the organisation whose devices may get the file
  add column op_id text not null default '',
  add column target_op_id text not null default '',
  add column state text not null default 'notApproved',
  add column terminal boolean not null default false,
  add column version_code bigint,
  add column min_sdk integer,
  add column debuggable boolean not null default false,
  add column description text not null default '',
  add column file_name text not null default '',
  -- Digest of the stored file; null: it is where `url` says
  add column sha256 text,
  add column icon text,
  add column package_origin text,
  add column version_origin text,
  add column signer_sha256 text,
  add column signer_subject text,
  add column signer_scheme integer,
  add column signer_verified boolean,
  add column signer_before text,
  add column signer_reason text,
  add column uploader_id text not null default '',
  add column uploader text not null default '',
  add column approver text,
  add column approved_alone boolean not null default false,
  add column uploaded_at timestamptz,
  add column version integer not null default 0;
update app_file set uploaded_at = modified_at, state = case when cardinality(models) > 0 then 'approved' else 'notApproved' end;
alter table app_file
  alter column uploaded_at set not null,
  alter column op_id drop default,
  alter column target_op_id drop default,
  alter column state drop default,
  alter column terminal drop default,
  alter column debuggable drop default,
  alter column description drop default,
  alter column file_name drop default,
  alter column uploader_id drop default,
  alter column uploader drop default,
  alter column approved_alone drop default;
drop index app_file_version;
-- A deleted version may be uploaded again.
create unique index app_file_version on app_file (app_id, name_key(app_version)) where not terminal;
create index app_file_by_name on app_file (name_key(app_name)) where not terminal;
create index app_file_by_time on app_file (uploaded_at desc, file_id);

-- PE-027: who views, edits or approves firmware files does so for app files.
update role set permissions = permissions || array['/application'] where '/firmwares' = any(permissions);
update role set permissions = permissions || array['/application/edit'] where '/firmwares/edit' = any(permissions);
update role set permissions = permissions || array['/application/approve'] where '/firmwares/action/approve' = any(permissions);
insert into role_change (role_key, migration)
select role_key, '000320' from role where '/application' = any(permissions);

-- Those who may approve are told what waits for them; who chose their messages before could not choose these.
update personal_settings s set messages = messages || '{appsToApprove}'::text[]
from account a join role r using (role_key)
where a.account_id = s.account_id and s.messages is not null and not 'appsToApprove' = any(s.messages)
  and '/application/approve' = any(r.permissions);
