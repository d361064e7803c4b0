import { listRows, pageRows, type Thing } from './thing.ts'

const wholePage = { rootArguments: { pageSize: 100 }, rows: pageRows }
/** Details are many rows each: the origin answers so many at a time. */
const details = { rows: listRows, largestBatch: 20 }

/** All that the origin sends in several shapes. */
export const things: readonly Thing[] = [
  {
    name: 'Event',
    parts: ['EventListItem', 'EventDate', 'TicketEvent'],
    sources: [{ type: 'Event', rootField: 'eventDetails', ...details }],
    single: 'event',
  },
  {
    name: 'Production',
    parts: ['ProductionSummary'],
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
