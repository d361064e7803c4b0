-- Spells words so that those which people take for the same are the same: „Zauberflöte“, „Zauberfloete“ and „zauberflote“ are
-- `zauberflote`. Letters of other scripts stay; everything between words is one blank, so that nothing in it is a wildcard.
-- Named with its schema and dictionary, unaccent gives the same for the same input, which generated columns need.
CREATE FUNCTION fold(words text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT btrim(regexp_replace(
    replace(replace(replace(lower(public.unaccent('public.unaccent'::regdictionary, words)), 'ae', 'a'), 'oe', 'o'), 'ue', 'u'),
    '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u206f\u2e00-\u2e7f\u3000-\u303f]+', ' ', 'g'
  ))
$$;--> statement-breakpoint
-- The words of HTML as the origin keeps it: sanitised, and with few entities.
CREATE FUNCTION plain_text(html text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT btrim(regexp_replace(
    replace(replace(replace(replace(replace(replace(
      regexp_replace(html, '<[^>]*>', ' ', 'g'),
      '&nbsp;', ' '), '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&#39;', ''''), '&amp;', '&'),
    '\s+', ' ', 'g'))
$$;
