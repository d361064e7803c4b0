import type { DemoPoster } from '#content/content.ts'

const ground = '#4f9d86'
const ink = '#16130f'
const accent = '#f6f2ea'

/** A piece of the knot's line, `from` and `to` in twelfths of the way round. */
function line({ from, to }: { from: number; to: number }): string {
  const steps = Math.round((to - from) * 15)
  const points = Array.from({ length: steps + 1 }, (_, step) => {
    const angle = ((from + step / 15) * Math.PI) / 6
    const x = Math.round(510 + 138 * (Math.sin(angle) + 2 * Math.sin(2 * angle)))
    const y = Math.round(490 + 138 * (Math.cos(angle) - 2 * Math.cos(2 * angle)))
    return `${x} ${y}`
  })
  return `M${points.join('L')}`
}

/** Where the strap passes over itself: a gap, then a longer piece of strap that hides its ends. */
const crossings = [3.483, 7.483, 11.483].map(
  (middle) => `
    <path d="${line({ from: middle - 0.5, to: middle + 0.5 })}" stroke="${ground}"
      stroke-width="150"/>
    <path d="${line({ from: middle - 0.75, to: middle + 0.75 })}" stroke="${accent}"
      stroke-width="112"/>`,
)

export const diePhysiker = {
  key: 'die-physiker',
  ground,
  ink,
  accent,
  form: `
    <g transform="rotate(17 510 490)">
      <g fill="none">
        <path d="${line({ from: 0, to: 12 })}Z" stroke="${accent}" stroke-width="112"/>
        ${crossings.join('')}
      </g>
      <g fill="${ink}">
        <circle cx="510" cy="238" r="80"/>
        <circle cx="292" cy="616" r="80"/>
        <circle cx="728" cy="616" r="80"/>
      </g>
      <path
        d="${line({ from: 1.6, to: 2.4 })}"
        fill="none"
        stroke="${ink}"
        stroke-width="30"
        stroke-linecap="round"
        stroke-dasharray="0 74"/>
    </g>`,
  alt: {
    de: 'Drei schwarze Kreise stecken in den Schlingen eines weißen Knotens, eng wie die Riemen einer Zwangsjacke.',
    en: 'Three black circles are caught in the loops of a white knot as tight as the straps of a straitjacket.',
  },
} satisfies DemoPoster
