-- The hash of a table's first seed, which its record names: so a record is known again.
ALTER TABLE directory ADD COLUMN fair VARCHAR(64);
CREATE INDEX directory_fair ON directory (fair);
