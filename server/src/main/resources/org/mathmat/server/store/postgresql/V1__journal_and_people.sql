-- The journal of the tables, in the shape that pekko-persistence-jdbc expects.
CREATE TABLE event_journal (
  ordering BIGSERIAL,
  persistence_id VARCHAR(255) NOT NULL,
  sequence_number BIGINT NOT NULL,
  deleted BOOLEAN DEFAULT FALSE NOT NULL,
  writer VARCHAR(255) NOT NULL,
  write_timestamp BIGINT,
  adapter_manifest VARCHAR(255),
  event_ser_id INTEGER NOT NULL,
  event_ser_manifest VARCHAR(255) NOT NULL,
  event_payload BYTEA NOT NULL,
  meta_ser_id INTEGER,
  meta_ser_manifest VARCHAR(255),
  meta_payload BYTEA,
  -- No number is written twice, whoever writes.
  PRIMARY KEY (persistence_id, sequence_number)
);
CREATE UNIQUE INDEX event_journal_ordering_idx ON event_journal (ordering);

CREATE TABLE event_tag (
  event_id BIGINT,
  tag VARCHAR(256),
  PRIMARY KEY (event_id, tag),
  CONSTRAINT fk_event_journal FOREIGN KEY (event_id) REFERENCES event_journal (ordering) ON DELETE CASCADE
);

CREATE TABLE snapshot (
  persistence_id VARCHAR(255) NOT NULL,
  sequence_number BIGINT NOT NULL,
  created BIGINT NOT NULL,
  snapshot_ser_id INTEGER NOT NULL,
  snapshot_ser_manifest VARCHAR(255) NOT NULL,
  snapshot_payload BYTEA NOT NULL,
  meta_ser_id INTEGER,
  meta_ser_manifest VARCHAR(255),
  meta_payload BYTEA,
  PRIMARY KEY (persistence_id, sequence_number)
);

-- Times are milliseconds since 1970.
CREATE TABLE account (
  id VARCHAR(40) PRIMARY KEY,
  name VARCHAR(40) NOT NULL,
  name_key VARCHAR(40) NOT NULL UNIQUE,
  password VARCHAR(200) NOT NULL,
  created BIGINT NOT NULL
);

-- What can be listed without waking the tables; every row follows from a table's journal.
CREATE TABLE directory (
  code VARCHAR(16) PRIMARY KEY,
  version BIGINT NOT NULL,
  status VARCHAR(10) NOT NULL,
  listed INTEGER NOT NULL,
  entry TEXT NOT NULL,
  created BIGINT NOT NULL
);
CREATE INDEX directory_listed ON directory (listed, status, created);

-- Who sits or sat at which table.
CREATE TABLE sitting (
  person VARCHAR(40) NOT NULL,
  code VARCHAR(16) NOT NULL,
  PRIMARY KEY (person, code)
);
