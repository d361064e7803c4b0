import { memo } from 'react'
import type { Place } from './place.ts'

type Props = {
  place: Place
  label: string
  colour: string
  isChosen: boolean
  isActive: boolean
  isSold: boolean
}

/** A place on the drawing: a circle, for a wheelchair a square; crossed out if it is blocked. */
export const SeatView = memo(function SeatView({
  place,
  label,
  colour,
  isChosen,
  isActive,
  isSold,
}: Props) {
  const { key, x, y, kind, is_blocked: isBlocked, seat_label: seat } = place
  const shape = {
    fill: isBlocked ? 'none' : colour,
    stroke: 'currentColor',
    strokeWidth: isChosen ? 14 : 3,
  }
  return (
    <g
      id={`seat-${key}`}
      data-key={key}
      role="option"
      aria-selected={isChosen}
      aria-label={label}
      transform={`translate(${x} ${y})`}
    >
      {kind === 'wheelchair' ? (
        <rect x={-40} y={-40} width={80} height={80} {...shape} />
      ) : (
        <circle r={kind === 'companion' ? 32 : 40} {...shape} />
      )}
      {isBlocked && <path d="M-26 -26L26 26M26 -26L-26 26" stroke="currentColor" strokeWidth={8} />}
      <text
        textAnchor="middle"
        dominantBaseline="central"
        fontSize={seat.length > 2 ? 28 : 36}
        fontWeight={700}
        fill={isBlocked ? 'currentColor' : '#fff'}
      >
        {seat}
      </text>
      {isSold && <path d="M-34 46H34" stroke="currentColor" strokeWidth={9} />}
      {isActive && (
        <rect
          className="active-seat"
          x={-49}
          y={-49}
          width={98}
          height={98}
          fill="none"
          stroke="currentColor"
          strokeWidth={6}
          strokeDasharray="14 8"
        />
      )}
    </g>
  )
})
