'use client'
import { useTranslations } from 'next-intl'
import { type KeyboardEvent, useRef } from 'react'
import { useEditing } from '#editor/editing-context.ts'
import { contentLocale } from '#graphql/content-language.ts'
import { DeletedPages } from './deleted-pages.tsx'
import { DeletionQuestion } from './deletion-question.tsx'
import { PageDrag, PageHandle } from './page-drag.tsx'
import { PageRow } from './page-row.tsx'
import { Said } from './said.tsx'
import {
  isBelow,
  type PageFilter,
  type PageMove,
  type PageNode,
  titleOf,
  type TreePage,
  treeOf,
} from './page-tree.ts'
import styles from './pages.module.css'
import { usePageDeletion } from './use-page-deletion.ts'
import { usePageMoves } from './use-page-moves.ts'

const moveOfKey: Record<string, PageMove> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
}

/** The pages below each other. Only the whole tree can be arranged: in a part of it nobody sees where a page comes to. */
export function PageList(props: {
  pages: readonly TreePage[]
  filter: PageFilter
  onChanged: () => void
}) {
  const { pages, filter, onChanged } = props
  const { page: edited } = useEditing()
  const t = useTranslations('editorPages')
  const list = useRef<HTMLDivElement>(null)
  const moves = usePageMoves({ pages, list, onChanged })
  const deletion = usePageDeletion({ onChanged })
  const nodes = filter === 'deleted' ? [] : treeOf(pages, filter)
  const isArranged = filter === 'all'
  const open = pages.find(({ number }) => edited.slug === `page-${number}`)?.number
  const isOpen = (number: number) => open !== undefined && isBelow(pages, open, number)

  const step = (number: number, move: PageMove) => {
    deletion.forget()
    moves.step(number, move)
  }

  const press = (event: KeyboardEvent) => {
    const row = (event.target as Element).closest<HTMLElement>('[data-page]')
    const move = moveOfKey[event.key]
    if (!row || !move || event.ctrlKey || event.metaKey) return
    if (event.altKey && isArranged) step(Number(row.dataset['page']), move)
    else if (!event.altKey && (move === 'up' || move === 'down')) goTo(list.current, row, move)
    else return
    event.preventDefault()
  }
  const nameOf = (page: TreePage) => titleOf(page, contentLocale(edited.language))
  const byName = Map.groupBy(
    pages.filter(({ deletedAt }) => !deletedAt),
    nameOf,
  )
  const draw = (children: readonly PageNode[]) => (
    <ul>
      {children.map(({ page, isMatch, below }) => (
        <li key={page.number} data-page={page.number}>
          <PageRow
            page={page}
            isMatch={isMatch}
            isCurrent={page.number === open}
            title={nameOf(page)}
            isTitleShared={byName.get(nameOf(page))!.length > 1}
            handle={isArranged && <PageHandle number={page.number} label={t('drag')} />}
            onMove={isArranged ? (move) => step(page.number, move) : undefined}
            canMove={(move) => moves.canStep(page.number, move)}
            onDelete={isOpen(page.number) ? undefined : () => deletion.remove(page)}
          />
          {below.length > 0 && draw(below)}
        </li>
      ))}
    </ul>
  )
  return (
    <>
      <Said
        said={deletion.said || moves.said}
        undo={deletion.said ? deletion.undo : moves.undo}
        // The row of a deleted page, which had the focus, is gone.
        takesFocus={deletion.said !== ''}
      >
        {t(deletion.said ? 'bringBack' : 'undo')}
      </Said>
      <DeletionQuestion deletion={deletion} />
      {(deletion.problem ?? moves.problem) && (
        <p role="alert">{deletion.problem ?? moves.problem}</p>
      )}
      {filter === 'deleted' && <DeletedPages pages={pages} deletion={deletion} />}
      {nodes.length === 0 && filter !== 'deleted' && <p>{t('none')}</p>}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys are those of the links in it */}
      <div
        className={styles.tree}
        ref={list}
        onKeyDown={press}
        aria-busy={moves.isBusy || deletion.isBusy}
      >
        <PageDrag pages={pages} onDrop={moves.moveTo}>
          {draw(nodes)}
        </PageDrag>
      </div>
    </>
  )
}

/** Leads to the page above or below in the list. */
function goTo(list: HTMLElement | null, row: HTMLElement, move: 'up' | 'down'): void {
  const rows = [...(list?.querySelectorAll<HTMLElement>('[data-page]') ?? [])]
  const next = rows[rows.indexOf(row) + (move === 'up' ? -1 : 1)]
  next?.querySelector('a')?.focus()
}
