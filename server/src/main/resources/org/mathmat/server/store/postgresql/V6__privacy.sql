-- Whether lists that everybody sees may name the account; 1 where its owner said so.
ALTER TABLE account ADD COLUMN shown INTEGER NOT NULL DEFAULT 0;
-- The account whose robot this one is; a robot has no password and comes with a token.
ALTER TABLE account ADD COLUMN owner VARCHAR(40);
CREATE INDEX account_owner ON account (owner);

-- What programs show instead of a password: the SHA-256 of it. Times are milliseconds since 1970.
CREATE TABLE token (
  hash VARCHAR(64) PRIMARY KEY,
  id VARCHAR(40) NOT NULL UNIQUE,
  account VARCHAR(40) NOT NULL,
  name VARCHAR(40) NOT NULL,
  created BIGINT NOT NULL,
  until BIGINT NOT NULL
);
CREATE INDEX token_account ON token (account);

-- Guests who sat at a table, and the day on which they were last seen.
CREATE TABLE guest (
  id VARCHAR(40) PRIMARY KEY,
  seen BIGINT NOT NULL
);
CREATE INDEX guest_seen ON guest (seen);

-- Whose name was deleted: wherever he sat, he is "Player n".
CREATE TABLE nameless (
  id VARCHAR(40) PRIMARY KEY,
  since BIGINT NOT NULL
);

-- When what is listed of a table changed last; what keeps it, where a tournament or a club does;
-- and the persons on its seats, as a JSON list with null for whoever is none.
ALTER TABLE directory ADD COLUMN changed BIGINT NOT NULL DEFAULT 0;
UPDATE directory SET changed = created;
ALTER TABLE directory ADD COLUMN keeper VARCHAR(40);
ALTER TABLE directory ADD COLUMN people TEXT NOT NULL DEFAULT '[]';
CREATE INDEX directory_changed ON directory (status, changed);
