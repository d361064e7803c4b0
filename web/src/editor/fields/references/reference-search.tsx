'use client'
import { useTranslations } from 'next-intl'
import { useId, useState, type KeyboardEvent } from 'react'
import type { FoundReferenceFragment, ReferenceKind } from '#graphql/generated/graphql.ts'
import type { Locale } from '#i18n/locales.ts'
import styles from './reference-search.module.css'
import { startOfEvent } from './start-of-event.ts'
import { useReferenceSearch } from './use-references.ts'

type Props = {
  kinds: readonly ReferenceKind[]
  locale: Locale
  id: string
  labelId: string
  describedBy: string
  isInvalid: boolean
  isRequired: boolean
  /** Those that are chosen already are not offered. */
  chosen: readonly number[]
  onChoose: (found: FoundReferenceFragment) => void
  /** The name of a kind, where there are several. */
  nameOfKind?: (kind: ReferenceKind) => string
  /** Where what is typed is a value as well. */
  own?: {
    text: string
    /** What it is offered as; undefined if it is none. */
    nameOf: (text: string) => string | undefined
    onType: (text: string) => void
    /** The field was left, or the text was chosen. */
    onTake: (text: string) => void
  }
}

const ownKey = 'own'

/** No option is active. */
const none = -1

type Option = { key: string; title: string; detail: string; choose: () => void }

/** A combobox that finds things of the site by their names. Nothing lies over what follows before something is typed or asked for. */
export function ReferenceSearch(props: Props) {
  const { kinds, locale, id, own } = props
  const t = useTranslations('editorForm')
  const listId = useId()
  const [searched, setSearched] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  const [active, setActive] = useState(none)
  const typed = own?.text ?? searched
  const setTyped = own?.onType ?? setSearched
  const search = useReferenceSearch(locale, kinds, isOpen ? typed.trim() : undefined)
  const choose = ({ choose: take }: Option) => {
    take()
    setSearched('')
    setActive(none)
    setIsOpen(false)
  }
  const options = useOptions(props, {
    typed,
    found: search?.status === 'found' ? search.found : [],
  })
  const current = Math.min(active, options.length - 1)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) {
      event.stopPropagation()
      event.preventDefault()
      setIsOpen(false)
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      setIsOpen(true)
      if (isOpen && options.length > 0) {
        setActive(nextOption(current, { step: event.key === 'ArrowDown' ? 1 : -1, options }))
      }
    } else if (event.key === 'Enter' && isOpen) {
      const option = options[current]
      // What is typed goes on to the form, as in any other field.
      if (option && option.key !== ownKey) event.preventDefault()
      if (option) choose(option)
      else {
        setIsOpen(false)
        own?.onTake(typed)
      }
    }
  }
  return (
    <div
      className={styles.search}
      onBlur={() => {
        setIsOpen(false)
        if (isOpen) own?.onTake(typed)
      }}
    >
      <input
        id={id}
        role="combobox"
        value={typed}
        placeholder={t('search')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-labelledby={props.labelId}
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-activedescendant={isOpen && options[current] ? `${listId}-${current}` : undefined}
        aria-describedby={props.describedBy}
        aria-invalid={props.isInvalid || undefined}
        aria-required={props.isRequired}
        onClick={() => typed !== '' && setIsOpen(true)}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value)
          setActive(currentTarget.value === '' ? none : 0)
          setIsOpen(true)
        }}
        onKeyDown={onKeyDown}
      />
      {/* Over what follows: leaving the field must not move what is pressed by that. */}
      <div className={styles.popup}>
        <div
          className={styles.found}
          id={listId}
          role="listbox"
          aria-labelledby={id}
          hidden={!isOpen || options.length === 0}
        >
          {options.map((option, index) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are those of the combobox
            <div
              key={option.key}
              id={`${listId}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === current}
              // The input keeps the focus.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(option)}
            >
              <strong>{option.title}</strong> <span>{option.detail}</span>
            </div>
          ))}
        </div>
        <p className={styles.state} role="status">
          {isOpen && search?.status === 'failed' && t('searchFailed')}
          {isOpen && search?.status === 'found' && options.length === 0 && t('nothingFound')}
        </p>
      </div>
    </div>
  )
}

/** The place of the option that an arrow leads to, round and round. */
function nextOption(
  current: number,
  { step, options }: { step: 1 | -1; options: readonly Option[] },
): number {
  if (current === none) return step === 1 ? 0 : options.length - 1
  return (current + step + options.length) % options.length
}

/** What is offered: what is typed, where that is a value, then what was found. */
function useOptions(
  { own, chosen, locale, nameOfKind, onChoose }: Props,
  { typed, found }: { typed: string; found: readonly FoundReferenceFragment[] },
): Option[] {
  const t = useTranslations('editorForm')
  const name = own && typed.trim() !== '' ? own.nameOf(typed) : undefined
  const ownOption =
    name === undefined
      ? []
      : [{ key: ownKey, title: name, detail: '', choose: () => own?.onTake(typed) }]
  const ofSite = found
    .filter(({ number }) => !chosen.includes(number))
    .map((one) => ({
      key: one.reference,
      title: one.title ?? one.reference,
      detail: [
        nameOfKind?.(one.reference.split(':')[0]!.toUpperCase() as ReferenceKind),
        startOfEvent(one, locale),
        one.detail,
        one.isVisible ? undefined : t('notVisible'),
      ]
        .filter(Boolean)
        .join(' · '),
      choose: () => onChoose(one),
    }))
  return [...ownOption, ...ofSite]
}
