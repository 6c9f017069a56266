-- When a calendar last came for its dates: of two addresses for the same course it tells which one is in use.
alter table calendar_feeds add column last_read timestamptz;
