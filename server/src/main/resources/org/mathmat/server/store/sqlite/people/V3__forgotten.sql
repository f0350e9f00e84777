-- Guests who asked to be forgotten; their tickets are void. Times are milliseconds since 1970.
CREATE TABLE forgotten (
  id VARCHAR(40) PRIMARY KEY,
  since BIGINT NOT NULL
);
