'use client'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { addModule } from '#editor/commands.ts'
import { findCopied, usePaste } from '#editor/clipboard/use-module-clipboard.ts'
import type { AddRequest } from '#editor/canvas/add-request.ts'
import { moduleElement } from '#editor/canvas/module-element.ts'
import { useEditing } from '#editor/editing-context.ts'
import { EditorDialog } from '#editor/frame/editor-dialog.tsx'
import { fieldInPlace } from '#editor/in-place/text-fields.ts'
import { moduleName } from '#editor/module-name.ts'
import styles from './add-dialog.module.css'
import { ModuleDrawing } from './module-drawing.tsx'
import { type Offer, offersIn } from './module-offers.ts'
import { recentOffers } from './recent-offers.ts'

/** The modules that can be added at a position: what was added last, the fourteen of the toolbar (E-02), then all others. */
export function AddDialog({ request, onClose }: { request: AddRequest; onClose: () => void }) {
  const editing = useEditing()
  const { page, announcer } = editing
  const { locale } = page
  const t = useTranslations('editor')
  const ofModules = useTranslations('editorModules')
  const [term, setTerm] = useState('')
  const [copied] = useState(findCopied)
  const [recent] = useState(recentOffers.list)
  const paste = usePaste()
  const offers = offersIn(locale).filter(
    ({ kind, name }) =>
      (request.parent === null || kind !== 'section') && matches(name, { term, locale }),
  )
  const recentlyUsed =
    term === '' ? recent.flatMap((key) => offers.find((offer) => offer.key === key) ?? []) : []
  const groups = [
    { title: t('add.recent'), offers: recentlyUsed },
    { title: t('add.common'), offers: offers.filter(({ isCommon }) => isCommon) },
    { title: t('add.further'), offers: offers.filter(({ isCommon }) => !isCommon) },
  ].filter((group) => group.offers.length > 0)

  const add = ({ key, kind, fields }: Offer) => {
    onClose()
    recentOffers.add(key)
    const id = addModule(editing, { kind, fields, at: request })
    announcer.show({ kind: 'done', text: t('added', { name: moduleName(kind, locale) }) })
    // After the dialog has given the focus back.
    requestAnimationFrame(() => {
      const added = moduleElement(id)
      added?.scrollIntoView({ block: 'center' })
      if (fieldInPlace(kind)) editing.selection.select(id, 'end')
      else added?.focus({ preventScroll: true })
    })
  }
  /** What Enter adds: what is called so, else the first that is shown. */
  const best =
    offers.find(({ name }) => isEqualTerm(name, { term, locale })) ?? groups[0]?.offers[0]
  const insertCopied = () => {
    onClose()
    if (copied) paste(copied, request)
  }
  return (
    <EditorDialog title={t('add.title')} closeLabel={t('close')} onClose={onClose}>
      {copied && (
        <button type="button" className={styles.paste} onClick={insertCopied}>
          {ofModules('paste', { count: copied.length })}
        </button>
      )}
      <label className={styles.search}>
        <span>{t('add.search')}</span>
        <input
          type="search"
          value={term}
          autoComplete="off"
          enterKeyHint="done"
          onChange={({ target }) => setTerm(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || term === '' || !best) return
            // The button that has opened the dialog gets the focus back: the same key must not press it.
            event.preventDefault()
            add(best)
          }}
        />
      </label>
      {groups.map(({ title, offers: offered }) => (
        <section key={title} aria-label={title}>
          <h3 className={styles.group}>{title}</h3>
          <ul className={styles.offers}>
            {offered.map((offer) => (
              <li key={offer.key}>
                <button type="button" data-kind={offer.kind} onClick={() => add(offer)}>
                  <ModuleDrawing offer={offer} />
                  <span>{offer.name}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p role="status">{groups.length === 0 && t('add.nothing')}</p>
    </EditorDialog>
  )
}

type Sought = { term: string; locale: string }

const matches = (name: string, { term, locale }: Sought) =>
  name.toLocaleLowerCase(locale).includes(term.trim().toLocaleLowerCase(locale))

const isEqualTerm = (name: string, { term, locale }: Sought) =>
  name.toLocaleLowerCase(locale) === term.trim().toLocaleLowerCase(locale)
