import { sql } from 'drizzle-orm'
import {
  joined,
  oneOf,
  say,
  timeless,
  type DocumentSource,
} from '#database/search/document-source.ts'
import { moduleWords } from '#database/search/module-words.ts'

const title = `coalesce(nullif(${say('page.headline')}, ''), ${say('page.title')})`

/** Pages of editors that are online and can be opened, in the languages in which they have an address. */
export const pageSource: DocumentSource = {
  kind: 'page',
  documents: async (queries, ids) => sql`
    select page.id, spoken.locale, ${sql.raw(title)}, ${sql.raw(joined(say('page.title')))},
      concat_ws(' · ', nullif(${sql.raw(joined(say('page.meta_description')))}, ''), said.words),
      spoken.path, 2, true, ${timeless}
    from page
    join page_path as spoken on spoken.page_id = page.id
    left join ${await moduleWords(queries, { contentType: 'page', ids })} as said
      on said.id = page.id and said.locale = spoken.locale
    where page.id = ${oneOf(ids)} and page.is_online and page.is_clickable
      and spoken.locale in ('de', 'en')`,
}
