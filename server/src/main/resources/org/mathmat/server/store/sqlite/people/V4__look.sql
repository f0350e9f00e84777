-- How a name looks to a reader (the skeleton of UTS 39): no two accounts look the same.
ALTER TABLE account ADD COLUMN look VARCHAR(400);
CREATE UNIQUE INDEX account_look ON account (look);
