-- The tour of the console is offered until the user has taken or declined it.
alter table personal_settings add column tour_seen boolean;
