import { sql } from 'drizzle-orm'
import {
  inEachLocale,
  joined,
  oneOf,
  say,
  type DocumentSource,
} from '#database/search/document-source.ts'
import { moduleWords } from '#database/search/module-words.ts'

const lead = joined(say('article.preline'), say('article_category.name'))
const tags = `(select string_agg(${say('article_tag.name')}, ' · ') from article_tagging
  join article_tag on article_tag.id = article_tagging.tag_id where article_tagging.article_id = article.id)`
const summary = joined(say('article.teaser'), 'article.author', tags)

/** Articles that are online; those of the future are kept, and found when their time has come. */
export const articleSource: DocumentSource = {
  kind: 'article',
  documents: async (queries, ids) => sql`
    select article.id, spoken.locale, ${sql.raw(say('article.title'))}, ${sql.raw(lead)},
      concat_ws(' · ', nullif(${sql.raw(summary)}, ''), said.words),
      ${sql.raw(say('article.slug'))}, 2, true, null::timestamptz, null::timestamptz,
      article.published_from
    from article
    left join article_category on article_category.id = article.category_id
    ${inEachLocale}
    left join ${await moduleWords(queries, { contentType: 'article', ids })} as said
      on said.id = article.id and said.locale = spoken.locale
    where article.id = ${oneOf(ids)} and article.is_online`,
}
