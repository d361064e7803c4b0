'use client'
import { useTranslations } from 'next-intl'
import { useEffect, useId } from 'react'
import { useSearchSuggestionsQuery } from '#graphql/generated/hooks.ts'
import { graphLocale } from '#graphql/graph-locale.ts'
import type { Locale } from '#i18n/locales.ts'
import styles from './suggestions.module.css'
import { useCombobox } from './use-combobox.ts'
import { useTypedTerm } from './use-typed-term.ts'

export type SuggestionsProps = {
  /** The text field of the suggestions. */
  field: HTMLInputElement
  locale: Locale
  onChoose: (title: string) => void
}

/**
 * Suggestions for a term: a list below the field, shown only while it has entries (S-03). The field becomes a combobox;
 * choosing one searches for it.
 */
export function Suggestions({ field, locale, onChoose }: SuggestionsProps) {
  const t = useTranslations('search.box')
  const id = useId()
  const term = useTypedTerm(field)
  const titles = useSuggestedTitles(term, locale)
  const { isOpen, active } = useCombobox({ field, listId: id, titles, onChoose })
  return (
    <>
      <p className="visually-hidden" role="status">
        {isOpen && t('found', { count: titles.length })}
      </p>
      <div
        id={id}
        className={styles.list}
        role="listbox"
        tabIndex={-1}
        aria-label={t('suggestions')}
        hidden={!isOpen}
        // The field keeps the focus.
        onMouseDown={(event) => event.preventDefault()}
      >
        {titles.map((title, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- keys are the field's business
          <div
            key={title}
            id={`${id}-${index}`}
            className={styles.option}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            onClick={() => onChoose(title)}
          >
            {title}
          </div>
        ))}
      </div>
    </>
  )
}

/** Titles for a term; until they are loaded, those of the previous term, never those of a late response. */
function useSuggestedTitles(term: string, locale: Locale): string[] {
  const { data, previousData, error } = useSearchSuggestionsQuery({
    variables: { locale: graphLocale(locale), query: term },
    skip: term === '',
  })
  useEffect(() => {
    // Not shown to visitors, but reported to operators, as an uncaught failure is (`FailureWatch`).
    if (error) reportError(new Error('Search suggestions could not be loaded.', { cause: error }))
  }, [error])
  if (term === '' || error) return []
  return (data ?? previousData)?.searchSuggestions?.map(({ title }) => title) ?? []
}
