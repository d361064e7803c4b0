'use client'
import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, useState } from 'react'
import { findLinkReference, linkedKinds } from '@foyer/schema/shapes/link-reference.ts'
import { ReferenceSearch } from '#editor/fields/references/reference-search.tsx'
import styles from '#editor/fields/references/reference-search.module.css'
import { startOfEvent } from '#editor/fields/references/start-of-event.ts'
import { useReferences } from '#editor/fields/references/use-references.ts'
import { commitWhenLeaving } from '#editor/frame/commit-when-leaving.ts'
import type { ReferenceKind } from '#graphql/generated/graphql.ts'
import type { Locale } from '#i18n/locales.ts'
import { linkTarget, shownTarget } from './link-target.ts'

const kinds = linkedKinds.map((kind) => kind.toUpperCase() as ReferenceKind)

type LinkInputProps = {
  /** A reference such as `page:12`, an address, or what was typed and is none; empty if there is no link. */
  link: string
  /** With the title of what was chosen on this site. */
  onChange: (link: string, title?: string) => void
  locale: Locale
  id: string
  labelId: string
  describedBy: string
  isInvalid: boolean
  isRequired: boolean
  /** What gets the focus when something was chosen; what removes it again if nothing follows. */
  nextId?: string
}

/** Where a link leads: found on this site by its title, or typed as an address, which gets its scheme (E-04). */
export function LinkInput({ link, onChange, nextId, ...rest }: LinkInputProps) {
  const t = useTranslations('editorLink')
  const [typed, setTyped] = useState<string>()
  const reference = findLinkReference(link)
  const take = (text: string) => {
    setTyped(undefined)
    const target = linkTarget(text) ?? text.trim()
    if (target !== link) onChange(target)
  }
  const takeTyped = useEffectEvent(() => {
    if (typed !== undefined) take(typed)
  })
  useEffect(() => commitWhenLeaving(() => takeTyped()), [])
  // What had the focus is gone with what was chosen or removed.
  const focus = (id: string) =>
    requestAnimationFrame(() => {
      const element = document.getElementById(id)
      element?.focus()
      // What is typed replaces what is proposed.
      if (element instanceof HTMLInputElement) element.select()
    })
  if (reference) {
    const remove = () => {
      setTyped(undefined)
      onChange('')
      focus(rest.id)
    }
    return <ChosenLink link={link} locale={rest.locale} id={rest.id} onRemove={remove} />
  }
  return (
    <ReferenceSearch
      {...rest}
      kinds={kinds}
      chosen={[]}
      nameOfKind={(kind) => t(`kinds.${kind}`)}
      own={{
        text: typed ?? shownTarget(link),
        nameOf: (text) =>
          linkTarget(text) ? t('useAddress', { address: linkTarget(text)! }) : undefined,
        onType: setTyped,
        onTake: take,
      }}
      onChoose={({ reference: chosen, title }) => {
        setTyped(undefined)
        onChange(chosen, title ?? undefined)
        focus(nextId ?? rest.id)
      }}
    />
  )
}

/** What a link refers to, by its title. */
function ChosenLink(props: { link: string; locale: Locale; id: string; onRemove: () => void }) {
  const { link, locale, id, onRemove } = props
  const t = useTranslations('editorLink')
  const { kind, number, suffix } = findLinkReference(link)!
  const reference = `${kind}:${number}`
  const found = useReferences(locale, [reference])[reference]
  const name = found?.isGone ? t('gone') : `${found?.title ?? reference}${suffix}`
  return (
    <ul className={styles.chosen}>
      <li>
        <span>
          <strong>{name}</strong>{' '}
          {[t(`kinds.${kind.toUpperCase() as 'PAGE'}`), found && startOfEvent(found, locale)]
            .filter(Boolean)
            .join(' · ')}
        </span>
        <button id={id} type="button" aria-label={t('removeTarget', { name })} onClick={onRemove}>
          ✕
        </button>
      </li>
    </ul>
  )
}
