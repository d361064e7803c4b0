import type { DemoPoster } from '#content/content.ts'

const ground = '#f2a51e'
const ink = '#16130f'
const accent = '#1f7a4a'

type Leaf = { x: number; y: number; turn: number; length: number; colour: string }

/** A pointed leaf to the right of its origin, before it is rotated. */
function leaf({ x, y, turn, length, colour }: Leaf): string {
  const belly = Math.round(length * 0.3)
  const widest = Math.round(length * 0.38)
  return `<path transform="translate(${x} ${y}) rotate(${turn})" fill="${colour}"
    d="M0 0Q${widest} ${-belly} ${length} 0Q${widest} ${belly} 0 0Z"/>`
}

export const dasDschungelbuch = {
  key: 'das-dschungelbuch',
  ground,
  ink,
  accent,
  form: `
    <g transform="rotate(8 540 500)">
      ${leaf({ x: 545, y: -40, turn: 90, length: 430, colour: ink })}
      ${leaf({ x: 340, y: 20, turn: 66, length: 320, colour: accent })}
      ${leaf({ x: 750, y: -20, turn: 112, length: 350, colour: ink })}
      ${leaf({ x: 30, y: 500, turn: 14, length: 330, colour: ink })}
      ${leaf({ x: 20, y: 690, turn: -3, length: 420, colour: accent })}
      ${leaf({ x: 120, y: 900, turn: -24, length: 380, colour: ink })}
      ${leaf({ x: 1090, y: 480, turn: 166, length: 350, colour: accent })}
      ${leaf({ x: 1090, y: 680, turn: 182, length: 430, colour: ink })}
      ${leaf({ x: 990, y: 890, turn: 203, length: 390, colour: ink })}
      <path d="M200 370Q330 290 470 460 300 490 200 370Z" fill="${accent}"/>
      <path d="M880 370Q750 290 610 460 780 490 880 370Z" fill="${accent}"/>
      <path
        d="M340 325Q372 390 352 462 308 400 340 325ZM740 325Q772 400 728 462 708 390 740 325Z"
        fill="${ink}"/>
      <path d="M430 610H650Q630 690 553 730V830H527V730Q450 690 430 610Z" fill="${ink}"/>
    </g>`,
  alt: {
    de: 'Schwarze und grüne Blätter auf Orange sind die Streifen eines Tigers, der einen geradewegs ansieht.',
    en: 'Black and green leaves on orange are the stripes of a tiger that looks straight at you.',
  },
} satisfies DemoPoster
