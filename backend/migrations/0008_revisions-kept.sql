CREATE FUNCTION keep_revision() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	-- Computed columns are not known yet when this runs, and follow from the others.
	ignored CONSTANT text[] := ARRAY['revision', 'changed_at', 'starts_at', 'ends_at', 'over_at'];
BEGIN
	IF to_jsonb(new) - ignored IS DISTINCT FROM to_jsonb(old) - ignored THEN
		new.revision := nextval('revision');
		new.changed_at := now();
	END IF;
	RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER revision_of_event BEFORE UPDATE ON event FOR EACH ROW EXECUTE FUNCTION keep_revision();--> statement-breakpoint
CREATE TRIGGER revision_of_production BEFORE UPDATE ON production FOR EACH ROW EXECUTE FUNCTION keep_revision();--> statement-breakpoint
CREATE TRIGGER revision_of_venue BEFORE UPDATE ON venue FOR EACH ROW EXECUTE FUNCTION keep_revision();--> statement-breakpoint
CREATE TRIGGER revision_of_room BEFORE UPDATE ON room FOR EACH ROW EXECUTE FUNCTION keep_revision();--> statement-breakpoint
CREATE TRIGGER revision_of_person BEFORE UPDATE ON person FOR EACH ROW EXECUTE FUNCTION keep_revision();--> statement-breakpoint
CREATE TRIGGER revision_of_series BEFORE UPDATE ON series FOR EACH ROW EXECUTE FUNCTION keep_revision();--> statement-breakpoint
CREATE FUNCTION remember_former_date() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- Who moves a whole calendar, as the demo does each year, sets this for the transaction.
	IF current_setting('foyer.calendar_moves', true) = 'true' THEN
		RETURN new;
	END IF;
	IF new.day = old.former_day AND new.local_time IS NOT DISTINCT FROM old.former_time THEN
		new.former_day := NULL;
		new.former_time := NULL;
	-- What is over is not moved but corrected; a time that was not known is not moved but added.
	ELSIF old.over_at > now() AND (new.day <> old.day OR new.local_time <> old.local_time) THEN
		new.former_day := old.day;
		new.former_time := old.local_time;
	END IF;
	RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER former_date_of_event BEFORE UPDATE OF day, local_time ON event
	FOR EACH ROW EXECUTE FUNCTION remember_former_date();
