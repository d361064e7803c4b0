import { listRows, pageRows, type Row, type Entity } from './entity.ts'

const wholePage = { rootArguments: { pageSize: 100 }, rows: pageRows }
/** Details are many rows each: the origin returns this many at a time. */
const details = { rows: listRows, maxBatchSize: 20 }

/** All entities that the origin sends in several shapes. */
export const entities: readonly Entity[] = [
  {
    name: 'Event',
    parts: ['EventListItem', 'EventDate', 'TicketEvent'],
    sources: [{ type: 'Event', rootField: 'eventDetails', ...details }],
    single: 'event',
  },
  {
    name: 'Production',
    parts: ['ProductionSummary', 'HighlightTeaser'],
    sources: [{ type: 'Production', rootField: 'productions', ...wholePage }],
  },
  {
    name: 'Article',
    parts: ['ArticleSummary', 'ArticleListItem'],
    sources: [
      { type: 'ArticleListItem', rootField: 'articles', ...wholePage },
      { type: 'Article', rootField: 'articleDetails', ...details },
    ],
    single: 'article',
  },
  {
    name: 'ArticleTag',
    parts: ['ArticleTagSummary'],
    sources: [{ type: 'ArticleTag', rootField: 'articleTags', rows: listRows, returnsAll: true }],
  },
  {
    name: 'Page',
    parts: ['PageLink'],
    sources: [{ type: 'Page', rootField: 'page', key: { argument: 'path', of: pathOf } }],
  },
  {
    name: 'Person',
    parts: ['PersonSummary'],
    sources: [{ type: 'Person', rootField: 'persons', ...wholePage }],
  },
  {
    name: 'Venue',
    parts: ['VenueSummary'],
    sources: [{ type: 'Venue', rootField: 'venues', rows: listRows }],
  },
  {
    name: 'Series',
    parts: ['SeriesSummary'],
    sources: [{ type: 'Series', rootField: 'series', rows: listRows }],
  },
]

/** The path of a page below its language; null for one that is not written in it. */
function pathOf({ urls }: Row, locale: unknown): string | null {
  const url = (urls as Record<string, string | null> | undefined)?.[String(locale)]
  return url?.replace(/^\/[a-z]{2}\/?/, '') ?? null
}
