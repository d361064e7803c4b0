import type { Join, Row } from '#types/join.ts'

/** What is written about a production or event, and what is near to an article, leads to these articles. */
export const articleMention: Join = {
  types: ['Production', 'Event', 'Article'],
  field: 'articles',
  from: 'ArticleSummary',
  to: 'ArticleListItem',
  rootField: 'articles',
  rootArguments: { first: 100 },
  rows: (answer) => (answer as { results: Row[] }).results,
}
