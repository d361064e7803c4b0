import type { DemoPoster } from '#demo/content.ts'

const ground = '#4f9d86'
const ink = '#16130f'
const accent = '#f6f2ea'

/** A piece of the knot's line, `from` and `to` in twelfths of the way round. */
function line({ from, to }: { from: number; to: number }): string {
  const steps = Math.round((to - from) * 8)
  const points = Array.from({ length: steps + 1 }, (_, step) => {
    const angle = ((from + step / 8) * Math.PI) / 6
    const x = Math.round(530 + 148 * (Math.sin(angle) + 2 * Math.sin(2 * angle)))
    const y = Math.round(470 + 148 * (Math.cos(angle) - 2 * Math.cos(2 * angle)))
    return `${x} ${y}`
  })
  return `M${points.join('L')}`
}

/** Where the strap passes over itself: a gap to both sides, then the strap again, longer than the gap. */
const crossings = [3, 7, 11].map(
  (middle) => `
    <path d="${line({ from: middle - 0.7, to: middle + 0.7 })}" stroke="${ground}" stroke-width="150"/>
    <path d="${line({ from: middle - 1, to: middle + 1 })}" stroke="${accent}" stroke-width="112"/>`,
)

export const diePhysiker = {
  key: 'die-physiker',
  ground,
  ink,
  accent,
  form: `
    <g transform="rotate(17 530 470)">
      <g fill="none">
        <path d="${line({ from: 0, to: 12 })}Z" stroke="${accent}" stroke-width="112"/>
        ${crossings.join('')}
      </g>
      <g fill="${ink}">
        <circle cx="530" cy="205" r="95"/><circle cx="300" cy="600" r="95"/><circle cx="760" cy="600" r="95"/>
      </g>
      <g transform="translate(212 738) rotate(38)">
        <path d="M-46 -86H46V86H-46Z" fill="none" stroke="${ink}" stroke-width="22"/>
        <path d="M0 -11H100V11H0Z" fill="${ink}"/>
      </g>
    </g>`,
  alt: {
    de: 'Drei schwarze Kreise stecken in den Schlingen eines weißen Knotens, der wie eine Zwangsjacke zugeschnallt ist.',
    en: 'Three black circles are caught in the loops of a white knot that is buckled like a straitjacket.',
  },
} satisfies DemoPoster
