import { sql } from 'drizzle-orm'
import {
  concatTexts,
  anyOf,
  localizedText,
  alwaysVisible,
  type DocumentSource,
} from '#database/search/document-source.ts'
import { moduleWords } from '#database/search/module-texts.ts'

const title = `coalesce(nullif(${localizedText('page.headline')}, ''), ${localizedText('page.title')})`

/** Pages that are online and clickable, in the languages in which they have a path. */
export const pageSource: DocumentSource = {
  kind: 'page',
  documents: async (queries, ids) => sql`
    select page.id, spoken.locale, ${sql.raw(title)}, ${sql.raw(concatTexts(localizedText('page.title')))},
      concat_ws(' · ', nullif(${sql.raw(concatTexts(localizedText('page.meta_description')))}, ''), said.words),
      spoken.path, 2, true, ${alwaysVisible}
    from page
    join page_path as spoken on spoken.page_id = page.id
    left join ${await moduleWords(queries, { contentType: 'page', ids })} as said
      on said.id = page.id and said.locale = spoken.locale
    where page.id = ${anyOf(ids)} and page.is_online and page.is_clickable
      and spoken.locale in ('de', 'en')`,
}
