import { flatFragment, wholeFragment } from './whole-fragments.ts'

export const locales = ['DE', 'EN'] as const
export type Locale = (typeof locales)[number]

/** One production, event and so on, in every place where the graph shows them. */
export type Numbers = Record<'event' | 'production' | 'person' | 'article' | 'venue', number>

export type Operation = { query: string; variables: Record<string, unknown> }

/** Operations of a foreign site: lists, details and the cart, in one language. */
export function pageOperations(numbers: Numbers, locale: Locale): Operation[] {
  return [
    `query Programme($locale: Locale!) {
      events(locale: $locale, first: 6) {
        totalCount pageInfo { hasNextPage endCursor }
        nodes { ...WholeEvent production { ...FlatProduction } venue { ...FlatVenue } series { ...FlatSeries } }
      }
    }`,
    `query ProgrammeOfProduction($locale: Locale!) {
      events(locale: $locale, productionNumber: ${numbers.production}) {
        edges { cursor node { ...WholeEvent production { id title subtitle } venue { id name city } } }
      }
    }`,
    `query EventDetail($locale: Locale!) {
      event(locale: $locale, number: ${numbers.event}) {
        ...WholeEvent
        otherEvents { ...FlatEvent }
        production { ...FlatProduction }
        articles { ...FlatArticle }
        contributors { role person { ...FlatPerson } }
      }
    }`,
    `query Productions($locale: Locale!) {
      productions(locale: $locale, first: 6) { totalCount nodes { ...WholeProduction } }
    }`,
    `query ProductionDetail($locale: Locale!) {
      production(locale: $locale, number: ${numbers.production}) {
        ...WholeProduction
        events { ...FlatEvent }
        articles { ...FlatArticle }
        contributors { role person { ...FlatPerson } }
      }
    }`,
    `query Persons($locale: Locale!) { persons(locale: $locale, first: 12) { nodes { ...WholePerson } } }`,
    `query PersonDetail($locale: Locale!) {
      person(locale: $locale, number: ${numbers.person}) { ...WholePerson }
    }`,
    `query Articles($locale: Locale!) {
      articles(locale: $locale, first: 6) { nodes { ...WholeArticle } }
    }`,
    `query ArticleDetail($locale: Locale!) {
      article(locale: $locale, number: ${numbers.article}) {
        ...WholeArticle
        modules { id number type revision ... on TextModule { content } }
        productions { ...FlatProduction }
        persons { ...FlatPerson }
        events { ...FlatEvent }
        articles { ...FlatArticle }
      }
    }`,
    `query Venues($locale: Locale!) { venues(locale: $locale) { ...WholeVenue } }`,
    `query VenueDetail($locale: Locale!) {
      venue(locale: $locale, number: ${numbers.venue}) { ...WholeVenue }
    }`,
    `query AllSeries($locale: Locale!) { series(locale: $locale) { ...WholeSeries } }`,
    `query Search($locale: Locale!) {
      searchEvents(locale: $locale, query: "Zauberflöte") {
        nodes { title { text isMatch } event { ...FlatEvent venue { ...FlatVenue } } }
      }
    }`,
    `query CartOfVisitor($locale: Locale!) {
      cart(locale: $locale) {
        ...WholeCart
        tickets { ...WholeCartTicket event { ...FlatEvent venue { ...FlatVenue } } }
      }
    }`,
  ].map((document) => ({ query: withFragments(document), variables: { locale } }))
}

function withFragments(document: string): string {
  const spreads = document.matchAll(/\.\.\.(Whole|Flat)(\w+)/g)
  const fragments = [...spreads].map(([, extent, type]) =>
    extent === 'Whole' ? wholeFragment(type!) : flatFragment(type!),
  )
  return [document, ...new Set(fragments)].join('\n')
}
