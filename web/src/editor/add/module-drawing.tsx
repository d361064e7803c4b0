import type { ModuleKind } from '@foyer/schema/modules/kinds.ts'
import { columnWidths } from '#editor/canvas/structure/page-structure.ts'
import styles from './add-dialog.module.css'
import type { Offer } from './module-offers.ts'

/**
 * Drawings on a ground of 48 × 32: `ink` is filled, `line` is drawn. Rectangles are `x,y,w,h`, as paths would only repeat it.
 */
type Drawing = { ink?: readonly Box[]; tone?: readonly Box[]; path?: string }
type Box = readonly [x: number, y: number, width: number, height: number]

const lines = (x: number, y: number, width: number): Box[] => [
  [x, y, width, 2],
  [x, y + 5, width, 2],
  [x, y + 10, width * 0.6, 2],
]
const play = 'M20 10v12l10-6z'
const picture: Box = [4, 4, 40, 24]

const drawings: Record<Exclude<ModuleKind, 'section'>, Drawing> = {
  headline: { ink: [[4, 12, 34, 8]] },
  text: { ink: [...lines(4, 6, 40), [4, 21, 40, 2], [4, 26, 20, 2]] },
  link: { ink: [[4, 14, 26, 2]], path: 'M34 10l6 5-6 5' },
  image: { tone: [picture], path: 'M4 26l12-12 8 8 6-6 14 12' },
  'image-list': {
    tone: [
      [4, 8, 12, 16],
      [18, 8, 12, 16],
      [32, 8, 12, 16],
    ],
  },
  faq: {
    ink: [
      [4, 6, 30, 3],
      [4, 15, 26, 3],
      [4, 24, 32, 3],
    ],
    path: 'M40 5v5m-2.5-2.5h5M40 14v5m-2.5-2.5h5M40 23v5m-2.5-2.5h5',
  },
  quote: {
    ink: [
      [14, 10, 28, 3],
      [14, 16, 22, 3],
      [14, 24, 12, 2],
    ],
    path: 'M5 17v-4l4-5m-1 9v-4l4-5',
  },
  'full-teaser': { tone: [[4, 4, 22, 24]], ink: [[29, 6, 15, 4], ...lines(29, 14, 15)] },
  'teaser-list': {
    tone: [
      [4, 4, 12, 13],
      [18, 4, 12, 13],
      [32, 4, 12, 13],
    ],
    ink: [
      [4, 20, 12, 2],
      [18, 20, 12, 2],
      [32, 20, 12, 2],
    ],
  },
  'hero-media': { tone: [[0, 0, 48, 32]], ink: [[4, 20, 26, 6]] },
  video: { tone: [picture], path: play },
  'video-list': {
    tone: [
      [4, 6, 19, 20],
      [25, 6, 19, 20],
    ],
    path: 'M11 12v8l6-4zM32 12v8l6-4z',
  },
  'self-hosted-video': { tone: [picture], ink: [[4, 25, 26, 3]], path: play },
  audio: { path: 'M6 12v8m6-12v16m6-20v24m6-16v8m6-12v16m6-12v8m6-5v2' },
  'self-hosted-audio': { path: 'M6 8v16l10-8z', ink: [[20, 15, 24, 2]] },
  viewer: { tone: [[10, 2, 28, 28]], ink: lines(14, 8, 20) },
  'social-media': {
    path: 'M14 16l18-9M14 16l18 9',
    ink: [
      [8, 12, 8, 8],
      [30, 3, 8, 8],
      [30, 21, 8, 8],
    ],
  },
  'event-list': {
    ink: [
      [4, 4, 8, 8],
      [16, 6, 28, 2],
      [4, 20, 8, 8],
      [16, 22, 24, 2],
    ],
  },
  'highlight-teasers': {
    tone: [
      [4, 4, 26, 24],
      [32, 4, 12, 11],
      [32, 17, 12, 11],
    ],
  },
  venue: { path: 'M24 28c6-8 8-11 8-15a8 8 0 0 0-16 0c0 4 2 7 8 15zm0-12v.01' },
  'venue-list': { path: 'M12 24c4-6 6-8 6-11a6 6 0 0 0-12 0c0 3 2 5 6 11z', ink: lines(24, 8, 20) },
  'two-columns': { ink: lines(4, 8, 18), tone: [[26, 6, 18, 20]] },
  'blog-teaser-list': {
    tone: [
      [4, 4, 18, 12],
      [26, 4, 18, 12],
    ],
    ink: [...lines(4, 19, 18), ...lines(26, 19, 18)],
  },
  'logo-list': {
    tone: [
      [4, 11, 9, 10],
      [15, 11, 9, 10],
      [26, 11, 9, 10],
      [37, 11, 9, 10],
    ],
  },
  'anchor-list': {
    ink: [
      [10, 7, 24, 2],
      [10, 15, 28, 2],
      [10, 23, 18, 2],
    ],
    path: 'M4 8h2M4 16h2M4 24h2',
  },
  html: { path: 'M16 8l-8 8 8 8m16-16 8 8-8 8M27 6l-6 20' },
  forms: {
    tone: [
      [4, 5, 40, 7],
      [4, 15, 40, 7],
    ],
    ink: [[4, 25, 14, 5]],
  },
}

/** A small drawing of what is offered; sections show their columns. */
export function ModuleDrawing({ offer }: { offer: Offer }) {
  const { ink = [], tone = [], path } = drawingOf(offer)
  const rects = (boxes: readonly Box[], className: string | undefined) =>
    boxes.map(([x, y, width, height]) => (
      <rect key={`${x}/${y}`} className={className} x={x} y={y} width={width} height={height} />
    ))
  return (
    <svg className={styles.drawing} viewBox="0 0 48 32" width="72" height="48" aria-hidden="true">
      {rects(tone, styles.tone)}
      {rects(ink, styles.ink)}
      {path && <path className={styles.stroke} d={path} />}
    </svg>
  )
}

function drawingOf({ kind, fields }: Offer): Drawing {
  if (kind !== 'section') return drawings[kind]
  const gap = 2
  let x = 4
  const tone = columnWidths({ fields }).map((percent): Box => {
    const width = (percent / 100) * 40 - gap
    const box: Box = [x, 5, width, 22]
    x += width + gap
    return box
  })
  return { tone }
}
