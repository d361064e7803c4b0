import { Box } from '@mui/material'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { deletePlaces, movePlaces } from './change-plan.ts'
import { neighbourOf } from './neighbour.ts'
import { pitch, rowsOf } from './place.ts'
import type { SeatGroup } from './seat-groups.ts'
import { SeatView } from './seat-view.tsx'
import { toggled, useDrag } from './use-drag.ts'
import type { Plan } from './use-plan.ts'

type Props = {
  plan: Plan
  groups: readonly SeatGroup[]
  sold: ReadonlyMap<number, number>
  words: (place: Plan['places'][number]) => string
  /** Pixels between two seats. */
  scale: number
  /** Whether a finger draws instead of scrolling. */
  fingerDraws: boolean
}

const margin = pitch * 1.5

/** A hall that is wider than the screen is scrolled, and does not widen the page. */
const scrolled = {
  contain: 'inline-size',
  width: '100%',
  overflow: 'auto',
  maxHeight: '75vh',
  border: 1,
  borderColor: 'divider',
} as const

/** The drawing of a hall with the stage above. Arrow keys go from place to place, the space bar chooses. */
export function PlanDrawing({ plan, groups, sold, words, scale, fingerDraws }: Props) {
  const translate = useTranslate()
  const svg = useRef<SVGSVGElement>(null)
  const [activeKey, setActiveKey] = useState<string>()
  const [isFocused, setIsFocused] = useState(false)
  const { places, chosen } = plan
  const { handlers, frame, shift } = useDrag(plan, { svg, fingerDraws })
  if (places.length === 0) return null

  const active = places.find(({ key }) => key === activeKey) ?? rowsOf(places)[0]!.places[0]!
  const shown = shift ? movePlaces(places, chosen, shift) : places
  const colours = new Map(groups.map(({ id, colour }) => [id, colour]))
  const xs = shown.map(({ x }) => x)
  const [left, right] = [Math.min(...xs) - margin, Math.max(...xs) + margin]
  const [top, bottom] = [-margin, Math.max(...shown.map(({ y }) => y)) + margin]
  const [width, height] = [right - left, bottom - top]

  const onKeyDown = (event: KeyboardEvent) => {
    if (runShortcut(plan, event)) return event.preventDefault()
    const next = neighbourOf(places, active, event.key)
    if (next) {
      event.preventDefault()
      setActiveKey(next.key)
      if (event.shiftKey) plan.choose(new Set([...chosen, active.key, next.key]))
      svg.current
        ?.querySelector(`#seat-${CSS.escape(next.key)}`)
        ?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    } else if (event.key === ' ') {
      event.preventDefault()
      plan.choose(toggled(chosen, active.key))
    }
  }
  return (
    <Box sx={scrolled}>
      <Box
        component="svg"
        ref={svg}
        role="listbox"
        aria-multiselectable
        aria-label={translate('admin.hall.drawing')}
        aria-describedby="hall-keys"
        aria-activedescendant={`seat-${active.key}`}
        tabIndex={0}
        width={(width / pitch) * scale}
        height={(height / pitch) * scale}
        viewBox={`${left} ${top} ${width} ${height}`}
        onKeyDown={onKeyDown}
        onFocus={() => setIsFocused(true)}
        onBlur={() => setIsFocused(false)}
        {...handlers}
        sx={{
          display: 'block',
          mx: 'auto',
          touchAction: fingerDraws ? 'none' : 'pan-x pan-y',
          userSelect: 'none',
        }}
      >
        <g aria-hidden="true">
          <rect
            x={-3 * pitch}
            y={-pitch}
            width={6 * pitch}
            height={60}
            fill="currentColor"
            opacity={0.15}
          />
          <text
            y={-pitch + 32}
            textAnchor="middle"
            dominantBaseline="central"
            fontSize={38}
            fill="currentColor"
          >
            {translate('admin.hall.stage')}
          </text>
          {rowsOf(shown).map(({ row, label, places: own }) => (
            <text
              key={row}
              x={Math.min(...own.map(({ x }) => x)) - 70}
              y={own[0]!.y}
              textAnchor="end"
              dominantBaseline="central"
              fontSize={38}
              fontWeight={700}
              fill="currentColor"
            >
              {label}
            </text>
          ))}
        </g>
        {shown.map((place) => (
          <SeatView
            key={place.key}
            place={place}
            label={words(place)}
            colour={colours.get(place.seat_group) ?? '#555'}
            isChosen={chosen.has(place.key)}
            isActive={isFocused && place.key === active.key}
            isSold={place.id !== undefined && sold.has(place.id)}
          />
        ))}
        {frame && (
          <rect
            aria-hidden="true"
            x={Math.min(frame.from.x, frame.to.x)}
            y={Math.min(frame.from.y, frame.to.y)}
            width={Math.abs(frame.to.x - frame.from.x)}
            height={Math.abs(frame.to.y - frame.from.y)}
            fill="currentColor"
            fillOpacity={0.1}
            stroke="currentColor"
            strokeWidth={4}
          />
        )}
      </Box>
    </Box>
  )
}

/** Does what a shortcut says; returns whether it was one. */
function runShortcut(plan: Plan, { key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  const isCommand = ctrlKey || metaKey
  const letter = key.toLowerCase()
  if (isCommand && letter === 'a') plan.choose(new Set(plan.places.map((place) => place.key)))
  else if (isCommand && letter === 'z') (shiftKey ? plan.redo : plan.undo)()
  else if (isCommand && letter === 'y') plan.redo()
  else if (key === 'Escape' && plan.chosen.size > 0) plan.choose(new Set())
  else if (key === 'Delete' && plan.chosen.size > 0) {
    plan.change(deletePlaces(plan.places, plan.chosen))
  } else return false
  return true
}
