CREATE FUNCTION count_event_months() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP IN ('UPDATE', 'DELETE') THEN
    -- In the order of months, so that two writers do not wait for each other crosswise.
    UPDATE event_month SET events = event_month.events - gone.events
    FROM (SELECT date_trunc('month', day)::date AS month, count(*) AS events FROM old_events GROUP BY 1 ORDER BY 1) gone
    WHERE event_month.month = gone.month;
  END IF;
  IF TG_OP IN ('UPDATE', 'INSERT') THEN
    INSERT INTO event_month (month, events)
    SELECT date_trunc('month', day)::date, count(*) FROM new_events GROUP BY 1 ORDER BY 1
    ON CONFLICT (month) DO UPDATE SET events = event_month.events + excluded.events;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION clear_event_months() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM event_month;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER event_months_inserted AFTER INSERT ON event REFERENCING NEW TABLE AS new_events
  FOR EACH STATEMENT EXECUTE FUNCTION count_event_months();--> statement-breakpoint
CREATE TRIGGER event_months_updated AFTER UPDATE ON event REFERENCING OLD TABLE AS old_events NEW TABLE AS new_events
  FOR EACH STATEMENT EXECUTE FUNCTION count_event_months();--> statement-breakpoint
CREATE TRIGGER event_months_deleted AFTER DELETE ON event REFERENCING OLD TABLE AS old_events
  FOR EACH STATEMENT EXECUTE FUNCTION count_event_months();--> statement-breakpoint
CREATE TRIGGER event_months_truncated AFTER TRUNCATE ON event
  FOR EACH STATEMENT EXECUTE FUNCTION clear_event_months();--> statement-breakpoint
INSERT INTO event_month (month, events)
SELECT date_trunc('month', day)::date, count(*) FROM event GROUP BY 1;
