import styles from './houses-map.module.css'
import { mapSize, type Town } from './towns-on-map.ts'

const { width, height, margin } = mapSize
const markerRadius = 17
const ringsKm = [5, 10, 15, 20, 25, 30, 35]
/** Length of the scale in kilometres. */
export const scaleKm = 5

/**
 * The towns as numbered points with rings of five kilometres around the chosen one, or around their middle. What it shows is in the
 * list beside it.
 */
export function HousesMap(props: {
  towns: readonly Town[]
  chosen: Town | undefined
  kilometre: number
  scaleLabel: string
}) {
  const { towns, kilometre } = props
  const scale = scaleKm * kilometre
  const middle = props.chosen?.point ?? { x: width / 2, y: height / 2 }
  return (
    <svg className={styles.map} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <rect className={styles.ground} width={width} height={height} />
      {ringsKm.map((km) => (
        <circle key={km} className={styles.ring} cx={middle.x} cy={middle.y} r={km * kilometre} />
      ))}
      {towns.map(({ name, point }, index) => {
        if (!point) return null
        const isRight = point.x > width / 2
        return (
          <g key={name}>
            <circle className={styles.marker} cx={point.x} cy={point.y} r={markerRadius} />
            <text className={styles.number} x={point.x} y={point.y}>
              {index + 1}
            </text>
            <text
              className={styles.town}
              x={point.x + (isRight ? -1 : 1) * (markerRadius + 8)}
              y={point.y}
              textAnchor={isRight ? 'end' : 'start'}
            >
              {name}
            </text>
          </g>
        )
      })}
      <path
        className={styles.scale}
        d={`M${margin / 2} ${height - margin / 2}h${scale}m0-5v10m${-scale}-10v10`}
      />
      <text className={styles.label} x={margin / 2} y={height - margin / 2 - 12}>
        {props.scaleLabel}
      </text>
    </svg>
  )
}
