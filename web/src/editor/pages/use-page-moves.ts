'use client'
import { useTranslations } from 'next-intl'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useEditing } from '#editor/editing-context.ts'
import { useAction } from '#editor/publish/use-action.ts'
import { contentLocale } from '#graphql/content-language.ts'
import { movePage } from './page-calls.ts'
import {
  type PageMove,
  type PagePlace,
  placeAfter,
  placeOf,
  positionOf,
  titleOf,
  type TreePage,
} from './page-tree.ts'

type Moved = { number: number; from: PagePlace; isUndone: boolean }

/** Moves pages at once, since visitors see it at once; says where they are then, and takes the last move back. */
export function usePageMoves(options: {
  pages: readonly TreePage[]
  list: RefObject<HTMLElement | null>
  /** The pages have to be loaded again. */
  onChanged: () => void
}) {
  const { pages, list, onChanged } = options
  const { page, announcer } = useEditing()
  const t = useTranslations('editorPages')
  const { perform, refuse, isBusy, problem } = useAction()
  const [moved, setMoved] = useState<Moved>()
  const toFocus = useRef<{ number: number; before: readonly TreePage[] }>(undefined)

  // Below another page the row is drawn anew.
  useEffect(() => {
    const moving = toFocus.current
    if (!moving || moving.before === pages) return
    toFocus.current = undefined
    list.current?.querySelector<HTMLElement>(`[data-page="${moving.number}"] a`)?.focus()
  }, [pages, list])

  async function move(number: number, place: PagePlace, isUndone: boolean): Promise<void> {
    if (isBusy) return
    const from = placeOf(pages, number)
    await perform(async () => {
      const reason = await movePage(page.language, { number, place })
      if (reason !== undefined) return refuse(reason)
      toFocus.current = { number, before: pages }
      setMoved({ number, from, isUndone })
      announcer.show({ kind: 'save' })
      return onChanged()
    })
  }

  const describe = ({ number }: Moved): string => {
    const language = contentLocale(page.language)
    const title = (of: number) =>
      titleOf(
        pages.find((one) => one.number === of)!,
        language,
      )
    const { position, count, parentNumber } = positionOf(pages, number)
    const said = { title: title(number), position, count }
    return parentNumber === null
      ? t('moved', said)
      : t('movedBelow', { ...said, above: title(parentNumber) })
  }
  return {
    isBusy,
    problem,
    said: moved && !isBusy ? describe(moved) : '',
    undo: moved && !moved.isUndone ? () => void move(moved.number, moved.from, true) : undefined,
    canStep: (number: number, step: PageMove) =>
      placeAfter(pages, { number, move: step }) !== undefined,
    step(number: number, step: PageMove): void {
      const place = placeAfter(pages, { number, move: step })
      if (place) void move(number, place, false)
    },
    moveTo(number: number, place: PagePlace): void {
      const from = placeOf(pages, number)
      const isSame =
        from.parentNumber === place.parentNumber && from.beforeNumber === place.beforeNumber
      if (!isSame) void move(number, place, false)
    },
  }
}
