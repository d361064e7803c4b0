import { type PointerEvent, type RefObject, useState } from 'react'
import { movePlaces } from './change-plan.ts'
import type { Plan } from './use-plan.ts'

type Point = { x: number; y: number }
type Drag = { from: Point; to: Point; key: string | undefined; isMove: boolean }

const startsAfter = 30
const snap = 25

type Options = {
  svg: RefObject<SVGSVGElement | null>
  /** What a finger does when it moves: it draws as the mouse does, or scrolls and chooses by tapping only. */
  fingerDraws: boolean
}

/** Choosing by click and by rectangle, and moving what is chosen. */
export function useDrag({ places, chosen, choose, change }: Plan, { svg, fingerDraws }: Options) {
  const [drag, setDrag] = useState<Drag>()
  const isShown = drag !== undefined && isDragged(drag)

  const pointOf = (event: PointerEvent): Point => {
    const matrix = svg.current?.getScreenCTM()
    if (!matrix) return { x: 0, y: 0 }
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse())
    return { x, y }
  }
  const isDrawing = ({ pointerType }: PointerEvent) => fingerDraws || pointerType !== 'touch'
  const onPointerDown = (event: PointerEvent) => {
    // A second finger does not begin anew.
    if (event.button !== 0 || !event.isPrimary) return
    const key = (event.target as Element).closest<SVGElement>('[data-key]')?.dataset['key']
    const from = pointOf(event)
    setDrag({ from, to: from, key, isMove: key !== undefined && chosen.has(key) })
    if (isDrawing(event)) svg.current?.setPointerCapture(event.pointerId)
  }
  const onPointerMove = (event: PointerEvent) => {
    if (drag && isDrawing(event)) setDrag({ ...drag, to: pointOf(event) })
  }
  const onPointerUp = (event: PointerEvent) => {
    if (!drag) return
    setDrag(undefined)
    // The last move may not have been rendered yet.
    const { from, to } = isDrawing(event) ? { ...drag, to: pointOf(event) } : drag
    // A finger has no key to hold.
    const isAdding =
      event.shiftKey || event.ctrlKey || event.metaKey || event.pointerType === 'touch'
    if (!isDragged({ from, to })) {
      if (drag.key === undefined) choose(isAdding ? chosen : new Set())
      else if (isAdding) choose(toggled(chosen, drag.key))
      else choose(new Set([drag.key]))
      return
    }
    if (drag.isMove) {
      const by = { dx: snapped(to.x - from.x), dy: snapped(to.y - from.y) }
      change(movePlaces(places, chosen, by))
      return
    }
    const [left, right] = [from.x, to.x].toSorted((one, other) => one - other)
    const [top, bottom] = [from.y, to.y].toSorted((one, other) => one - other)
    const inside = places.filter(
      ({ x, y }) => x >= left! && x <= right! && y >= top! && y <= bottom!,
    )
    choose(new Set([...(isAdding ? chosen : []), ...inside.map(({ key }) => key)]))
  }
  return {
    handlers: {
      onPointerDown,
      onPointerMove,
      onPointerUp,
      onPointerCancel: () => setDrag(undefined),
    },
    /** What is seen while it lasts. */
    frame: isShown && !drag.isMove ? drag : undefined,
    shift:
      isShown && drag.isMove
        ? { dx: snapped(drag.to.x - drag.from.x), dy: snapped(drag.to.y - drag.from.y) }
        : undefined,
  }
}

const isDragged = ({ from, to }: Pick<Drag, 'from' | 'to'>) =>
  Math.hypot(to.x - from.x, to.y - from.y) > startsAfter

export function toggled(chosen: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(chosen)
  if (!next.delete(key)) next.add(key)
  return next
}

const snapped = (distance: number) => Math.round(distance / snap) * snap
