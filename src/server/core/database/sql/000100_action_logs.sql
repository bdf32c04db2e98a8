-- PE-032: every role sees statistics of its devices; the action log names who acted, as the task list does.
update role set permissions = permissions || array['/stats/logs/actions'];
insert into role_change (role_key, migration)
select role_key, '000100' from role where '/stats/logs/actions' = any(permissions);
