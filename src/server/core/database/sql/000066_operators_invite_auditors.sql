-- An operator's administrator gives the auditor's role to people of the operator: an account gives only what it has itself.
update role set permissions = permissions || array['/log/check', '/log/seals', '/log/account-calls']
where role_key = 'OperatorAdmin';
insert into role_change (role_key, migration) values ('OperatorAdmin', '000066');
