-- The journal of the tables, in the shape that pekko-persistence-jdbc expects.
CREATE TABLE event_journal (
  ordering INTEGER PRIMARY KEY AUTOINCREMENT,
  persistence_id TEXT NOT NULL,
  sequence_number INTEGER NOT NULL,
  deleted INTEGER NOT NULL DEFAULT 0,
  writer TEXT NOT NULL,
  write_timestamp INTEGER,
  adapter_manifest TEXT,
  event_ser_id INTEGER NOT NULL,
  event_ser_manifest TEXT NOT NULL,
  event_payload BLOB NOT NULL,
  meta_ser_id INTEGER,
  meta_ser_manifest TEXT,
  meta_payload BLOB
);
-- No number is written twice, whoever writes.
CREATE UNIQUE INDEX event_journal_number ON event_journal (persistence_id, sequence_number);

CREATE TABLE event_tag (
  event_id INTEGER NOT NULL REFERENCES event_journal (ordering) ON DELETE CASCADE,
  tag TEXT NOT NULL,
  PRIMARY KEY (event_id, tag)
);

CREATE TABLE snapshot (
  persistence_id TEXT NOT NULL,
  sequence_number INTEGER NOT NULL,
  created INTEGER NOT NULL,
  snapshot_ser_id INTEGER NOT NULL,
  snapshot_ser_manifest TEXT NOT NULL,
  snapshot_payload BLOB NOT NULL,
  meta_ser_id INTEGER,
  meta_ser_manifest TEXT,
  meta_payload BLOB,
  PRIMARY KEY (persistence_id, sequence_number)
);
