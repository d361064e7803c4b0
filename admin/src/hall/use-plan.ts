import { useMemo, useState } from 'react'
import { useController } from 'react-hook-form'
import { drawnPlaces, type Place, type StoredPlace } from './place.ts'

export type Plan = ReturnType<typeof usePlan>

const maxSteps = 100
const none: ReadonlySet<string> = new Set()

/** The places of the form with what is chosen, and the steps back and forth. */
export function usePlan() {
  const { field, fieldState } = useController({ name: 'places' })
  const stored = field.value as StoredPlace[] | undefined
  const places = useMemo(() => drawnPlaces(stored ?? []), [stored])
  const [past, setPast] = useState<readonly Place[][]>([])
  const [future, setFuture] = useState<readonly Place[][]>([])
  const [chosen, setChosen] = useState(none)

  const show = (next: Place[]) => {
    field.onChange(next)
    const keys = new Set(next.map(({ key }) => key))
    setChosen((before) => new Set([...before].filter((key) => keys.has(key))))
  }
  const change = (next: Place[]) => {
    setPast([...past, places].slice(-maxSteps))
    setFuture([])
    show(next)
  }
  const undo = () => {
    const before = past.at(-1)
    if (!before) return
    setPast(past.slice(0, -1))
    setFuture([places, ...future])
    show(before)
  }
  const redo = () => {
    const [after, ...rest] = future
    if (!after) return
    setPast([...past, places])
    setFuture(rest)
    show(after)
  }
  return {
    places,
    chosen,
    choose: setChosen,
    change,
    undo,
    redo,
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    error: fieldState.error as unknown,
  }
}
