'use client'
import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { useEditing } from '#editor/editing-context.ts'
import { ToolIcon } from '#editor/frame/tool-icon.tsx'
import {
  listAt,
  type PageStructure,
  type Position,
  structureOf,
} from '#editor/canvas/structure/page-structure.ts'
import type { AddRequest } from '#editor/canvas/add-request.ts'
import styles from '#editor/canvas/canvas.module.css'
import { dropTargetAt } from './drop-target.ts'
import { moduleElement } from '#editor/canvas/module-element.ts'

/** A position near the pointer, and the middle of the space there, in pixels of the canvas. */
type Gap = { x: number; y: number; position: Position }

/** In pixels: how far from the edge of a module the pointer may be, and how far the button is from the first and the last one. */
const reach = 16
/** In pixels: how far the pointer may leave the button in the space between two modules. */
const gapReach = 48

/**
 * Adds a module where the pointer is near the edge of one: a single button for all edges of the page. By keyboard the tools of a module do
 * it, and a slash.
 */
export function AddBetween({ onAdd }: { onAdd: (request: AddRequest) => void }) {
  const { store, structure } = useEditing()
  const t = useTranslations('editor')
  const button = useRef<HTMLButtonElement>(null)
  const [gap, setGap] = useState<Gap>()

  useEffect(() => {
    const own = button.current!
    const canvas = own.parentElement!
    const follow = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse' || own.contains(event.target as Node)) return
      if (event.buttons !== 0) return setGap(undefined)
      setGap((shown) => gapAt(event, { canvas, shown, structure: structureOf(store.document()) }))
    }
    const hide = () => setGap(undefined)
    const stop = structure.subscribe(hide)
    canvas.addEventListener('pointermove', follow)
    canvas.addEventListener('pointerleave', hide)
    canvas.addEventListener('keydown', hide)
    return () => {
      stop()
      canvas.removeEventListener('pointermove', follow)
      canvas.removeEventListener('pointerleave', hide)
      canvas.removeEventListener('keydown', hide)
    }
  }, [store, structure])

  return (
    <button
      ref={button}
      type="button"
      className={styles.between}
      hidden={!gap}
      style={gap && { left: gap.x, top: gap.y }}
      tabIndex={-1}
      title={t('module.addHere')}
      aria-label={t('module.addHere')}
      data-tools=""
      onClick={() => {
        if (gap) onAdd(gap.position)
        setGap(undefined)
      }}
    >
      <ToolIcon name="add" />
    </button>
  )
}

function gapAt(
  { clientX: x, clientY: y, target }: PointerEvent,
  at: { canvas: HTMLElement; shown: Gap | undefined; structure: PageStructure },
): Gap | undefined {
  const { canvas, shown, structure } = at
  // The end of a column has a button of its own.
  if (target instanceof Element && target.closest('[data-column], [data-tools]')) return undefined
  const box = canvas.getBoundingClientRect()
  const isNearShown = shown !== undefined && Math.abs(y - box.top - shown.y) <= gapReach
  const found = dropTargetAt({ x, y }, { structure, moved: [], isSection: false })
  if (!found) return isNearShown ? shown : undefined
  const { position, line } = found
  if (Math.abs(y - line.top) > reach) {
    return isNearShown && isSame(shown.position, position) ? shown : undefined
  }
  const list = listAt(structure, position)
  const above = boxOf(list[position.index - 1])?.bottom
  const below = boxOf(list[position.index])?.top
  const middle = ((above ?? below! - 2 * reach) + (below ?? above! + 2 * reach)) / 2
  return { x: line.left + line.width / 2 - box.left, y: middle - box.top, position }
}

const boxOf = (id: string | undefined) =>
  id === undefined ? undefined : moduleElement(id)?.getBoundingClientRect()

const isSame = (one: Position, other: Position) =>
  one.parent === other.parent && one.column === other.column && one.index === other.index
