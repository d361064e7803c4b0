import { useTranslations } from 'next-intl'
import styles from './bar-plot.module.css'

export type PlotRow = {
  key: string
  label: string
  /** One value per column of the table. */
  values: readonly number[]
  /** The same as people read them, where they differ from the number. */
  texts?: readonly string[]
}

const barWidth = 8
const gap = 2
const plotHeight = 60

/** Stacked bars for people who would rather look than read, with all figures in a table. */
export function BarPlot(props: {
  caption: string
  /** The heading of the labels. */
  labelHeading: string
  columns: readonly string[]
  /** The columns that are drawn, from below. */
  drawn: readonly number[]
  rows: readonly PlotRow[]
}) {
  const { caption, rows, drawn } = props
  const total = ({ values }: PlotRow) => drawn.reduce((sum, column) => sum + values[column]!, 0)
  const highest = Math.max(1, ...rows.map(total))
  const width = rows.length * (barWidth + gap)
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>{caption}</figcaption>
      {drawn.length > 1 && (
        <ul className={styles.legend}>
          {drawn.map((column, series) => (
            <li key={column} data-series={series}>
              {props.columns[column]}
            </li>
          ))}
        </ul>
      )}
      <div className={styles.plot} aria-hidden="true">
        <span className={styles.highest}>{highest}</span>
        <svg viewBox={`0 0 ${width} ${plotHeight}`} preserveAspectRatio="none">
          {rows.map((row, index) => (
            <g key={row.key}>
              {drawn.map((column, series) => {
                const below = drawn
                  .slice(0, series)
                  .reduce((sum, lower) => sum + row.values[lower]!, 0)
                const top = ((below + row.values[column]!) / highest) * plotHeight
                const height = (row.values[column]! / highest) * plotHeight
                return (
                  <rect
                    key={column}
                    data-series={series}
                    x={index * (barWidth + gap) + gap / 2}
                    width={barWidth}
                    y={rounded(plotHeight - top)}
                    height={rounded(height)}
                  />
                )
              })}
            </g>
          ))}
        </svg>
        <p className={styles.ends}>
          <span>{rows[0]?.label}</span>
          <span>{rows.at(-1)?.label}</span>
        </p>
      </div>
      <FigureTable {...props} />
    </figure>
  )
}

function FigureTable(props: {
  caption: string
  labelHeading: string
  columns: readonly string[]
  rows: readonly PlotRow[]
}) {
  const t = useTranslations('hub')
  return (
    <details className={styles.figures}>
      <summary>
        {t('asTable')}
        <span className="visually-hidden">: {props.caption}</span>
      </summary>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{props.labelHeading}</th>
            {props.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {props.rows.map(({ key, label, values, texts }) => (
            <tr key={key}>
              <th scope="row">{label}</th>
              {values.map((value, column) => (
                // oxlint-disable-next-line react/no-array-index-key -- a column is its position
                <td key={column}>{texts?.[column] ?? value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}

const rounded = (value: number) => Math.round(value * 100) / 100
