-- The one form in which versions of firmware are compared (src/domain/firmware/version.ts).
create function firmware_form(version text) returns text language sql immutable strict parallel safe as $$
  select regexp_replace(coalesce(substring(bare from '^\d+(?:\.\d+)*'), ''), '(^|\.)0+(?=\d)', '\1', 'g')
    || regexp_replace(bare, '^\d+(\.\d+)*', '')
  from (select regexp_replace(regexp_replace(version, '[\s\u00a0]+', '', 'g'), '^[vV](?=\d)', '') as bare) stripped
$$;
