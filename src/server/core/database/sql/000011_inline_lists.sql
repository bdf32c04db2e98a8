-- Lists are written with their events and built again where their version changes (projections/rebuild-lists.ts). The list
-- of tasks always was; that of cases followed the log, and may be behind it.
insert into projection_checkpoint (name, version, epoch, pos) values ('list:task', 1, '', 0);
delete from projection_checkpoint where name = 'cases';
