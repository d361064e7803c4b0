'use client'
import { useEffect, useState } from 'react'
import { callGraph } from '#editor/graph/call-graph.ts'
import { readFragment } from '#graphql/generated/fragment-masking.ts'
import {
  FoundReferenceFragmentDoc,
  type FoundReferenceFragment,
  ReferencesDocument,
  SearchReferencesDocument,
  type ReferenceKind,
} from '#graphql/generated/graphql.ts'
import { graphLocale } from '#graphql/graph-locale.ts'
import type { Locale } from '#i18n/locales.ts'

const typingPauseMs = 200

type Search =
  { status: 'searching' | 'failed' } | { status: 'found'; found: FoundReferenceFragment[] }

/** What references such as `venue:3` refer to, by reference. Empty until it is known. */
export function useReferences(locale: Locale, references: readonly string[]) {
  const [known, setKnown] = useState<Record<string, FoundReferenceFragment>>({})
  const key = references.filter((reference) => !known[reference]).join(' ')
  useEffect(() => {
    if (key === '') return
    let isCurrent = true
    const load = async () => {
      const variables = { locale: graphLocale(locale), references: key.split(' ') }
      // Where it fails, the numbers are shown instead.
      const data = await callGraph(ReferencesDocument, variables).catch(() => undefined)
      const found = readFragment(FoundReferenceFragmentDoc, data?.references ?? [])
      const added = Object.fromEntries(found.map((one) => [one.reference, one]))
      if (isCurrent) setKnown((others) => ({ ...others, ...added }))
    }
    void load()
    return () => {
      isCurrent = false
    }
  }, [locale, key])
  return known
}

/** Searches things of some kinds by what is typed; undefined while nothing is to be searched. */
export function useReferenceSearch(
  locale: Locale,
  kinds: readonly ReferenceKind[],
  query: string | undefined,
): Search | undefined {
  const [search, setSearch] = useState<Search & { query: string }>()
  const key = kinds.join(' ')
  useEffect(() => {
    if (query === undefined) return
    let isCurrent = true
    const finish = (result: Search) => isCurrent && setSearch({ ...result, query })
    const timer = setTimeout(() => {
      callGraph(SearchReferencesDocument, {
        locale: graphLocale(locale),
        query,
        kinds: key.split(' ') as ReferenceKind[],
      }).then(
        (data) =>
          finish({
            status: 'found',
            found: [...readFragment(FoundReferenceFragmentDoc, data.searchReferences ?? [])],
          }),
        () => finish({ status: 'failed' }),
      )
    }, typingPauseMs)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [locale, key, query])
  if (query === undefined) return undefined
  return search?.query === query ? search : { status: 'searching' }
}
