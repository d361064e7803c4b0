-- COST lets the planner read the index rather than compute this for each title.
-- The words of a folded text, and those of five letters or more also with each of their letters left out once: two spellings
-- that differ by one letter omitted, added, replaced or swapped with its neighbour have one of these in common.
CREATE FUNCTION deletions(folded text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE COST 10000 AS $$
  SELECT coalesce(array_agg(DISTINCT CASE left_out WHEN 0 THEN word ELSE overlay(word PLACING '' FROM left_out FOR 1) END), '{}')
  FROM string_to_table(folded, ' ') AS word,
    generate_series(0, CASE WHEN length(word) BETWEEN 5 AND 40 THEN length(word) ELSE 0 END) AS left_out
  WHERE length(word) >= 4
$$;--> statement-breakpoint
CREATE INDEX "search_document_deletions" ON "search_document" USING gin (deletions(title_fold)) WHERE is_suggested;
