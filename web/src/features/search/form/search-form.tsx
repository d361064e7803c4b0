'use client'
import {
  type FocusEvent,
  type KeyboardEvent,
  lazy,
  Suspense,
  type SubmitEvent,
  useEffect,
  useRef,
  useState,
} from 'react'
import type { Locale } from '#i18n/locales.ts'
import { searchAction } from './search-action.ts'
import styles from './search-form.module.css'
import type { SearchLabels } from './search-labels.ts'
import { searchRules } from './search-rules.ts'

const LiveSuggestions = lazy(() => import('./live-suggestions.tsx'))

/**
 * Text field, clear, search: a plain form (S-01). In the header it is a button until that is pressed (S-02).
 * Suggestions, with the GraphQL client, are loaded when the field is first used.
 */
export function SearchForm(props: {
  /** Path of the search. */
  search: string
  /** Path on which it was rendered. */
  from?: string | undefined
  term: string
  locale: Locale
  labels: SearchLabels
  placement: 'header' | 'page'
}) {
  const { search, from = '', term, locale, labels, placement } = props
  const form = useRef<HTMLFormElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [used, setUsed] = useState<HTMLInputElement>()
  // Used before hydration.
  useEffect(() => {
    if (field.current && document.activeElement === field.current) setUsed(field.current)
  }, [])
  const written = () => field.current?.value.trim() ?? ''

  function openBox() {
    setOpen(true)
    setTimeout(() => field.current?.focus(), searchRules.focusDelayMs)
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    if (written()) {
      event.currentTarget.action = searchAction(location.pathname, search)
      closeMenus()
    } else if (placement === 'page' || isOpen) event.preventDefault()
    // Where there is no space for a box, the button leads to the search page.
    else if (matchMedia(searchRules.desktop).matches) {
      event.preventDefault()
      openBox()
    }
  }

  function collapse(event: FocusEvent<HTMLFormElement>) {
    if (event.currentTarget.contains(event.relatedTarget)) return
    setTimeout(() => {
      if (!form.current?.contains(document.activeElement)) setOpen(false)
    }, searchRules.blurDelayMs)
  }

  function leave(event: KeyboardEvent<HTMLFormElement>) {
    if (event.key !== 'Escape' || event.defaultPrevented || !isOpen) return
    setOpen(false)
    form.current?.querySelector<HTMLButtonElement>('[type=submit]')?.focus()
  }

  function clear() {
    if (!field.current) return
    field.current.value = ''
    field.current.dispatchEvent(new Event('input', { bubbles: true }))
    field.current.focus()
  }

  function choose(title: string) {
    if (!field.current) return
    field.current.value = title
    form.current?.requestSubmit()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- what happens to its fields bubbles here
    <form
      ref={form}
      className={styles.form}
      action={searchAction(from, search)}
      role="search"
      // The search page has two of them.
      aria-label={placement === 'page' ? labels.form : undefined}
      data-look={placement}
      data-open={isOpen || undefined}
      data-print="no"
      onSubmit={submit}
      onBlur={collapse}
      onKeyDown={leave}
    >
      <div className={styles.box}>
        <input
          // Another term is another search: the field shows it again.
          key={term}
          ref={field}
          className={styles.field}
          name="q"
          aria-label={labels.label}
          placeholder={labels.placeholder}
          defaultValue={term}
          maxLength={100}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          onFocus={(event) => setUsed(event.currentTarget)}
        />
        <button className={styles.clear} type="button" aria-label={labels.clear} onClick={clear}>
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d="m4 4 12 12M16 4 4 16" />
          </svg>
        </button>
        {used && (
          <Suspense>
            <LiveSuggestions field={used} locale={locale} onChoose={choose} />
          </Suspense>
        )}
      </div>
      <button className={styles.submit} type="submit" aria-label={labels.submit}>
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="M13 8.5a5 5 0 1 1-10 0 5 5 0 0 1 10 0zM12 12l6 6" />
        </svg>
      </button>
    </form>
  )
}

/** The menu of the header must not cover the results, either. */
function closeMenus() {
  for (const layer of document.querySelectorAll<HTMLElement>(':popover-open')) layer.hidePopover()
}
