import { withClient } from '#bench/list/statement-times.ts'

/** Indexed objects, each in two languages. */
export const indexedObjects = 20_000

const words = {
  de: 'Nacht Tag Traum König Königin Möwe Flöte Zauber Garten Sommer Winter Reise Müllerin Schöne Mond Sonne Haus Straße Meer Insel Vogel Wolf Prinz Märchen Geschichte Liebe Tod Leben Spiegel Brücke',
  en: 'Night Day Dream King Queen Gull Flute Magic Garden Summer Winter Journey Miller Beauty Moon Sun House Street Sea Island Bird Wolf Prince Fairytale Story Love Death Life Mirror Bridge',
} as const

/** Adds documents of generated words to the index of a prepared database, beside those of the demo theatre. */
export async function addDocuments(url: string): Promise<void> {
  await withClient(url, async (client) => {
    for (const [locale, list] of Object.entries(words)) {
      await client.query(insertDocuments, [locale, list.split(' '), indexedObjects])
    }
    await client.query('vacuum (analyze) search_document')
  })
}

// Compounds of two words, as in German, so that each is in few documents. Multiplying by primes scatters them, identically in
// every run.
const insertDocuments = `
  insert into search_document (kind, id, locale, title, lead, body, slug, weight, is_suggested)
  select case when n % 5 < 3 then 'production' when n % 5 = 3 then 'person' else 'article' end,
    1000000 + n, $1,
    concat_ws(' ', word(n * 7919), word(n * 104729 / 31)),
    concat_ws(' ', word(n * 1299709 / 97), n),
    (select string_agg(word(n * k * 15485863 / 13), ' ' order by k) from generate_series(1, 40) k),
    'x', 5, true
  from generate_series(1, $3::bigint) n`.replaceAll(
  /word\(((?:[^()]|\([^()]*\))*)\)/g,
  '(($2::text[])[1 + mod($1, 30)::int] || lower(($2::text[])[1 + mod($1 / 30, 30)::int]))',
)
