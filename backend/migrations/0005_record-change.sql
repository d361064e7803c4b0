-- Writes a change in the transaction that makes it, and rings for the origins when that commits.
--
-- Readers ask for „all after this id“, so no id may become visible after a higher one: it would be missed. Ids are given at
-- the insert but become visible at commit, and transactions do not commit in the order in which they insert. So whoever takes
-- an id first takes a lock that PostgreSQL keeps until the transaction is visible to others: the next id is given only then.
-- The lock is the last that a transaction takes: call this at its end, or it holds up all other changes, and may deadlock.
CREATE FUNCTION record_change(tags text[]) RETURNS bigint
LANGUAGE plpgsql AS $$
DECLARE
	given bigint;
BEGIN
	PERFORM pg_advisory_xact_lock(1911001, 0);
	INSERT INTO change (tags) VALUES (record_change.tags) RETURNING id INTO given;
	PERFORM pg_notify('foyer_change', '');
	RETURN given;
END
$$;
--> statement-breakpoint
-- Never without a newest row: readers begin at its id.
SELECT record_change(ARRAY['all']);
