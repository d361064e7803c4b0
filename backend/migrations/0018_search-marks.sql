-- Notes what a statement has changed for `refreshSearch`, which brings the index up to date in the same transaction. So nobody
-- who writes has to know what can be found, and by which of its words.

-- Arguments: the kind of document, and the column that holds its number.
CREATE FUNCTION mark_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('INSERT INTO search_stale (kind, id) SELECT DISTINCT %L, %I FROM changed', TG_ARGV[0], TG_ARGV[1]);
  RETURN NULL;
END $$;--> statement-breakpoint
-- Modules belong to what their container belongs to.
CREATE FUNCTION mark_search_of_modules() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_stale (kind, id)
  SELECT DISTINCT container.content_type, container.object_id::integer
  FROM changed JOIN container ON container.id = changed.container_id
  WHERE container.content_type IN ('page', 'article') AND container.object_id ~ '^\d{1,9}$';
  RETURN NULL;
END $$;--> statement-breakpoint
-- Genres and types of event are words of what has them. Argument: the column by which it does.
CREATE FUNCTION mark_search_of_options() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format(
    'INSERT INTO search_stale (kind, id)
     SELECT ''production'', production.id FROM production JOIN changed ON changed.id = production.%1$I
     UNION ALL SELECT ''event'', event.id FROM event JOIN changed ON changed.id = event.%1$I', TG_ARGV[0]);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION mark_search_of_categories() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_stale (kind, id)
  SELECT 'article', article.id FROM article JOIN changed ON changed.id = article.category_id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION mark_search_of_all() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_stale (kind, id) SELECT DISTINCT kind, id FROM search_document WHERE kind = TG_ARGV[0];
  RETURN NULL;
END $$;--> statement-breakpoint
DO $$
DECLARE
  place record;
BEGIN
  FOR place IN SELECT * FROM (VALUES
    ('event', 'mark_search', '''event'', ''id'''),
    ('production', 'mark_search', '''production'', ''id'''),
    ('credit', 'mark_search', '''production'', ''production_id'''),
    ('programme_entry', 'mark_search', '''production'', ''production_id'''),
    ('person', 'mark_search', '''person'', ''id'''),
    ('series', 'mark_search', '''series'', ''id'''),
    ('venue', 'mark_search', '''venue'', ''id'''),
    ('room', 'mark_search', '''venue'', ''venue_id'''),
    ('page', 'mark_search', '''page'', ''id'''),
    ('page_path', 'mark_search', '''page'', ''page_id'''),
    ('module', 'mark_search_of_modules', ''),
    ('article', 'mark_search', '''article'', ''id'''),
    ('article_tagging', 'mark_search', '''article'', ''article_id'''),
    ('genre', 'mark_search_of_options', '''genre_id'''),
    ('exhibition_type', 'mark_search_of_options', '''exhibition_type_id'''),
    ('article_category', 'mark_search_of_categories', '')
  ) AS places (source, marks, arguments)
  LOOP
    EXECUTE format('CREATE TRIGGER search_inserted AFTER INSERT ON %I REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION %I(%s)', place.source, place.marks, place.arguments);
    EXECUTE format('CREATE TRIGGER search_updated AFTER UPDATE ON %I REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION %I(%s)', place.source, place.marks, place.arguments);
    EXECUTE format('CREATE TRIGGER search_deleted AFTER DELETE ON %I REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION %I(%s)', place.source, place.marks, place.arguments);
    IF place.source IN ('event', 'production', 'person', 'series', 'venue', 'page', 'article') THEN
      EXECUTE format('CREATE TRIGGER search_truncated AFTER TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION mark_search_of_all(%L)', place.source, place.source);
    END IF;
  END LOOP;
END $$;--> statement-breakpoint
-- What is there already is found after the next change, or when the clock comes round.
INSERT INTO search_stale (kind, id)
SELECT 'event', id FROM event UNION ALL SELECT 'production', id FROM production UNION ALL SELECT 'person', id FROM person
UNION ALL SELECT 'series', id FROM series UNION ALL SELECT 'venue', id FROM venue UNION ALL SELECT 'page', id FROM page
UNION ALL SELECT 'article', id FROM article;
