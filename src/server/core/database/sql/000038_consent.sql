-- Consents to look at a screen, one row each, written with the events they show (capture/consent-stream.ts).
create table consent (
  consent_id text primary key,
  endpoint_id text not null,
  op_id text not null,
  state text not null,
  terminal boolean not null,
  question text not null,
  language text not null,
  answer text,
  ended_because text,
  pictures integer not null,
  keys integer not null,
  views integer not null,
  erased integer not null,
  version integer not null,
  account_id text not null,
  account_name text not null,
  requested_at timestamptz not null,
  answered_at timestamptz,
  valid_until timestamptz,
  updated_at timestamptz not null,
  finished_at timestamptz
);
create index consent_by_time on consent (requested_at desc, consent_id);
create index consent_of_device on consent (endpoint_id, requested_at desc);
create index consent_open on consent (endpoint_id) where not terminal;

-- PE-031: AV.
update role set permissions = permissions || array[
  '/devices/avs/screen-captures/consents', '/devices/avs/consent-cancel', '/devices/avs/screen-capture-start',
  '/devices/avs/screen-capture-cancel', '/devices/avs/remote-control'
]
where role_key in ('SystemAdmin', 'OperatorAdmin', 'OperatorStaff');

-- The ledger of consents is for those who answer for them, and for auditors.
update role set permissions = permissions || array['/consents']
where role_key in ('SystemAdmin', 'OperatorAdmin', 'OperatorStaff', 'Auditor');
