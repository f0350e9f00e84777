-- How often an account has been logged out everywhere; tickets of before are void.
ALTER TABLE account ADD COLUMN epoch BIGINT NOT NULL DEFAULT 0;
