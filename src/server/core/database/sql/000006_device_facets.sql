-- Search text and the list's facets in one index: where one of them is rare, only its few entries are walked.
create extension if not exists btree_gin;
create index device_facets on device
  using gin (search gin_trgm_ops, op_id, device_status, model_name, prod_class, ui_lock);
drop index device_search;
