-- Who reads statistics of resources reads those of television; what a single box showed is for administrators.
update role set permissions = permissions || array['/stats/linears', '/stats/vods']
where '/stats/resources' = any(permissions);
update role set permissions = permissions || array['/stats/linears/settops']
where role_key in ('SystemAdmin', 'OperatorAdmin');
insert into role_change (role_key, migration)
select role_key, '000341' from role
where '/stats/linears' = any(permissions) or '/stats/linears/settops' = any(permissions);
