import { type PointerEvent, type RefObject, useState } from 'react'
import { movePlaces } from './change-plan.ts'
import type { Plan } from './use-plan.ts'

type Point = { x: number; y: number }
type Drag = { from: Point; to: Point; key: string | undefined; isMove: boolean }

const startsAfter = 30
const snap = 25

/** Choosing by click and by rectangle, and moving what is chosen. A finger chooses by tapping, because it scrolls when it moves. */
export function useDrag(
  { places, chosen, choose, change }: Plan,
  svg: RefObject<SVGSVGElement | null>,
) {
  const [drag, setDrag] = useState<Drag>()
  const distance = drag ? Math.hypot(drag.to.x - drag.from.x, drag.to.y - drag.from.y) : 0
  const isDragged = distance > startsAfter

  const pointOf = (event: PointerEvent): Point => {
    const matrix = svg.current?.getScreenCTM()
    if (!matrix) return { x: 0, y: 0 }
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse())
    return { x, y }
  }
  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0) return
    const key = (event.target as Element).closest<SVGElement>('[data-key]')?.dataset['key']
    const from = pointOf(event)
    setDrag({ from, to: from, key, isMove: key !== undefined && chosen.has(key) })
    if (event.pointerType !== 'touch') svg.current?.setPointerCapture(event.pointerId)
  }
  const onPointerMove = (event: PointerEvent) => {
    if (drag && event.pointerType !== 'touch') setDrag({ ...drag, to: pointOf(event) })
  }
  const onPointerUp = (event: PointerEvent) => {
    if (!drag) return
    setDrag(undefined)
    const isAdding = event.shiftKey || event.ctrlKey || event.metaKey
    if (!isDragged) {
      if (drag.key === undefined) choose(isAdding ? chosen : new Set())
      else if (isAdding || event.pointerType === 'touch') choose(toggled(chosen, drag.key))
      else choose(new Set([drag.key]))
      return
    }
    if (drag.isMove) {
      const by = { dx: snapped(drag.to.x - drag.from.x), dy: snapped(drag.to.y - drag.from.y) }
      change(movePlaces(places, chosen, by))
      return
    }
    const [left, right] = [drag.from.x, drag.to.x].toSorted((one, other) => one - other)
    const [top, bottom] = [drag.from.y, drag.to.y].toSorted((one, other) => one - other)
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
    frame: drag && isDragged && !drag.isMove ? drag : undefined,
    shift:
      drag && isDragged && drag.isMove
        ? { dx: snapped(drag.to.x - drag.from.x), dy: snapped(drag.to.y - drag.from.y) }
        : undefined,
  }
}

export function toggled(chosen: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(chosen)
  if (!next.delete(key)) next.add(key)
  return next
}

const snapped = (distance: number) => Math.round(distance / snap) * snap
