-- When a bulk action for a later time starts its tasks; null: at once.
alter table bulk_action add column starts_at timestamptz;
