import type { Locale } from '@foyer/schema/rest/scalars.ts'
import { NavigationDocument } from '#graphql/generated/graphql.ts'
import { graphLocale } from '#graphql/graph-locale.ts'
import { read } from '#graphql/read.ts'

/** Menu, footer and the HTML areas of the house. */
export async function findNavigation(locale: Locale) {
  const answer = await read({
    document: NavigationDocument,
    variables: { locale: graphLocale(locale) },
    tags: ['navigation', 'settings'],
  })
  return answer.ok ? answer.result : undefined
}
