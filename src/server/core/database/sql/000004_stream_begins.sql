-- A stream's version and head are those of its last event, which es_event_stream finds at once. Keeping them here as
-- well cost every append a second indexed write for each event (docs/decisions/008).
alter table es_stream drop column version, drop column head;
