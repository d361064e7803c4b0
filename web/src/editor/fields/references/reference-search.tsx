'use client'
import { useTranslations } from 'next-intl'
import { useId, useState, type KeyboardEvent } from 'react'
import type { FoundReferenceFragment, ReferenceKind } from '#graphql/generated/graphql.ts'
import type { Locale } from '#i18n/locales.ts'
import styles from './reference-search.module.css'
import { useReferenceSearch } from './use-references.ts'

type Props = {
  kind: ReferenceKind
  locale: Locale
  id: string
  labelId: string
  describedBy: string
  isInvalid: boolean
  isRequired: boolean
  /** Those that are chosen already are not offered. */
  chosen: readonly number[]
  onChoose: (found: FoundReferenceFragment) => void
}

/** A combobox that finds things of the site by their names. */
export function ReferenceSearch(props: Props) {
  const { kind, locale, id, chosen, onChoose } = props
  const t = useTranslations('editorForm')
  const listId = useId()
  const [typed, setTyped] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  const [active, setActive] = useState(0)
  const search = useReferenceSearch(locale, kind, isOpen ? typed.trim() : undefined)
  const found =
    search?.status === 'found' ? search.found.filter(({ number }) => !chosen.includes(number)) : []
  const current = Math.min(active, found.length - 1)
  const choose = (one: FoundReferenceFragment) => {
    onChoose(one)
    setTyped('')
    setIsOpen(false)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) {
      event.stopPropagation()
      setIsOpen(false)
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      setIsOpen(true)
      const step = event.key === 'ArrowDown' ? 1 : -1
      if (isOpen && found.length > 0) setActive((current + step + found.length) % found.length)
    } else if (event.key === 'Enter' && isOpen && found[current]) {
      event.preventDefault()
      choose(found[current])
    }
  }
  return (
    <div className={styles.search} onBlur={() => setIsOpen(false)}>
      <input
        id={id}
        role="combobox"
        value={typed}
        placeholder={t('search')}
        autoComplete="off"
        spellCheck={false}
        aria-labelledby={props.labelId}
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-activedescendant={isOpen && found[current] ? `${listId}-${current}` : undefined}
        aria-describedby={props.describedBy}
        aria-invalid={props.isInvalid || undefined}
        aria-required={props.isRequired}
        onFocus={() => setIsOpen(true)}
        onClick={() => setIsOpen(true)}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value)
          setActive(0)
          setIsOpen(true)
        }}
        onKeyDown={onKeyDown}
      />
      <div
        className={styles.found}
        id={listId}
        role="listbox"
        aria-labelledby={id}
        hidden={!isOpen || found.length === 0}
      >
        {found.map((one, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are those of the combobox
          <div
            key={one.reference}
            id={`${listId}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === current}
            // The input keeps the focus.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(one)}
          >
            <strong>{one.title ?? one.reference}</strong>
            {one.detail && <span> {one.detail}</span>}
            {!one.isVisible && <span> {t('notVisible')}</span>}
          </div>
        ))}
      </div>
      <p className={styles.state} role="status">
        {isOpen && search?.status === 'failed' && t('searchFailed')}
        {isOpen && search?.status === 'found' && found.length === 0 && t('nothingFound')}
      </p>
    </div>
  )
}
