-- A viewer reads groups, firmware and content since those exist; their pages are in the menu "management".
update role set menus = menus || array['management'] where role_key = 'Viewer' and not 'management' = any(menus);
insert into role_change (role_key, migration) values ('Viewer', '000186');
