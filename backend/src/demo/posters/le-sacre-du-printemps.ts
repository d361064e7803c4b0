import type { DemoPoster } from '#demo/content.ts'

const ground = '#C3CF21'
const ink = '#16130F'
const accent = '#D6231F'

export const leSacreDuPrintemps = {
  key: 'le-sacre-du-printemps',
  ground,
  ink,
  accent,
  form: `
    <g transform="translate(540 520)">
    <path d="M-74 -620L74 -620L-8 -250Z" fill="${ink}" transform="rotate(0.0)"/>
    <path d="M-74 -620L74 -620L0 -268Z" fill="${ink}" transform="rotate(21.2)"/>
    <path d="M-74 -620L74 -620L8 -286Z" fill="${ink}" transform="rotate(42.4)"/>
    <path d="M-74 -620L74 -620L-4 -304Z" fill="${ink}" transform="rotate(63.5)"/>
    <path d="M-74 -620L74 -620L4 -250Z" fill="${ink}" transform="rotate(84.7)"/>
    <path d="M-74 -620L74 -620L-8 -268Z" fill="${ink}" transform="rotate(105.9)"/>
    <path d="M-74 -620L74 -620L0 -286Z" fill="${ink}" transform="rotate(127.1)"/>
    <path d="M-74 -620L74 -620L8 -304Z" fill="${ink}" transform="rotate(148.2)"/>
    <path d="M-74 -620L74 -620L-4 -250Z" fill="${ink}" transform="rotate(169.4)"/>
    <path d="M-74 -620L74 -620L4 -268Z" fill="${ink}" transform="rotate(190.6)"/>
    <path d="M-74 -620L74 -620L-8 -286Z" fill="${ink}" transform="rotate(211.8)"/>
    <path d="M-74 -620L74 -620L0 -304Z" fill="${ink}" transform="rotate(232.9)"/>
    <path d="M-74 -620L74 -620L8 -250Z" fill="${ink}" transform="rotate(254.1)"/>
    <path d="M-74 -620L74 -620L-4 -268Z" fill="${ink}" transform="rotate(275.3)"/>
    <path d="M-74 -620L74 -620L4 -286Z" fill="${ink}" transform="rotate(296.5)"/>
    <path d="M-74 -620L74 -620L-8 -304Z" fill="${ink}" transform="rotate(317.6)"/>
    <path d="M-74 -620L74 -620L0 -250Z" fill="${ink}" transform="rotate(338.8)"/>
    </g>
    <circle cx="500" cy="580" r="120" fill="${accent}"/>
  `,
  alt: {
    de: 'Ein Kreis schwarzer Spitzen, der Blüte und Gebiss zugleich ist, schließt sich um einen roten Punkt.',
    en: 'A ring of black spikes, both blossom and jaws, closes in on a single red dot.',
  },
} satisfies DemoPoster
