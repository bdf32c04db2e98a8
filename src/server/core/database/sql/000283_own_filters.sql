-- A saved filter is changed by its author alone, and can be of devices that never connected.
alter table saved_filter add column owner_id text, add column ever_connected boolean;
-- Authors were stored by name: a filter has an owner where one account alone has that name in its organisation or above.
update saved_filter f set owner_id = found.account_id
from (
  select s.filter_id, min(a.account_id) as account_id
  from saved_filter s
  join operator own on own.op_id = s.op_id
  join account a on a.name = s.created_by and not a.deleted
  join operator o on o.op_id = a.op_id and starts_with(own.op_path, o.op_path)
  group by s.filter_id having count(*) = 1
) found
where found.filter_id = f.filter_id;
