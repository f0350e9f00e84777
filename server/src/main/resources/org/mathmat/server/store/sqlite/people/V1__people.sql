-- Accounts, and the directory of the tables.

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
