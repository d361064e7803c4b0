import { sql } from 'drizzle-orm'
import {
  inEachLocale,
  concatTexts,
  anyOf,
  localizedText,
  type DocumentSource,
} from '#database/search/document-source.ts'
import { moduleWords } from '#database/search/module-texts.ts'

const lead = concatTexts(localizedText('article.preline'), localizedText('article_category.name'))
const tags = `(select string_agg(${localizedText('article_tag.name')}, ' · ') from article_tagging
  join article_tag on article_tag.id = article_tagging.tag_id where article_tagging.article_id = article.id)`
const summary = concatTexts(localizedText('article.teaser'), 'article.author', tags)

/** Articles that are online. Those with a future publication time are indexed and become visible then. */
export const articleSource: DocumentSource = {
  kind: 'article',
  documents: async (queries, ids) => sql`
    select article.id, spoken.locale, ${sql.raw(localizedText('article.title'))}, ${sql.raw(lead)},
      concat_ws(' · ', nullif(${sql.raw(summary)}, ''), said.words),
      ${sql.raw(localizedText('article.slug'))}, 2, true, null::timestamptz, null::timestamptz,
      article.published_from
    from article
    left join article_category on article_category.id = article.category_id
    ${inEachLocale}
    left join ${await moduleWords(queries, { contentType: 'article', ids })} as said
      on said.id = article.id and said.locale = spoken.locale
    where article.id = ${anyOf(ids)} and article.is_online`,
}
