import type { DemoPoster } from '#content/content.ts'

const ground = '#C3CF21'
const ink = '#16130F'
const accent = '#D6231F'

export const leSacreDuPrintemps = {
  key: 'le-sacre-du-printemps',
  ground,
  ink,
  accent,
  form: `
    <g transform="translate(575 470)">
      <path d="M-285 -1700L285 -1700L-12 -330Z" fill="${ink}" transform="rotate(0.0)"/>
      <path d="M-285 -1700L285 -1700L0 -240Z" fill="${ink}" transform="rotate(21.2)"/>
      <path d="M-285 -1700L285 -1700L12 -300Z" fill="${ink}" transform="rotate(42.4)"/>
      <path d="M-285 -1700L285 -1700L-6 -200Z" fill="${ink}" transform="rotate(63.5)"/>
      <path d="M-285 -1700L285 -1700L6 -290Z" fill="${ink}" transform="rotate(84.7)"/>
      <path d="M-285 -1700L285 -1700L-12 -220Z" fill="${ink}" transform="rotate(105.9)"/>
      <path d="M-285 -1700L285 -1700L0 -310Z" fill="${ink}" transform="rotate(127.1)"/>
      <path d="M-285 -1700L285 -1700L12 -190Z" fill="${ink}" transform="rotate(148.2)"/>
      <path d="M-285 -1700L285 -1700L-6 -250Z" fill="${ink}" transform="rotate(169.4)"/>
      <path d="M-285 -1700L285 -1700L6 -160Z" fill="${ink}" transform="rotate(190.6)"/>
      <path d="M-285 -1700L285 -1700L-12 -215Z" fill="${ink}" transform="rotate(211.8)"/>
      <path d="M-285 -1700L285 -1700L0 -150Z" fill="${ink}" transform="rotate(232.9)"/>
      <path d="M-285 -1700L285 -1700L12 -230Z" fill="${ink}" transform="rotate(254.1)"/>
      <path d="M-285 -1700L285 -1700L-6 -180Z" fill="${ink}" transform="rotate(275.3)"/>
      <path d="M-285 -1700L285 -1700L6 -270Z" fill="${ink}" transform="rotate(296.5)"/>
      <path d="M-285 -1700L285 -1700L-12 -205Z" fill="${ink}" transform="rotate(317.6)"/>
      <path d="M-285 -1700L285 -1700L0 -300Z" fill="${ink}" transform="rotate(338.8)"/>
    </g>
    <circle cx="545" cy="500" r="116" fill="${accent}"/>
  `,
  alt: {
    de: 'Ein Kreis schwarzer Spitzen, der Blüte und Gebiss zugleich ist, schließt sich um einen roten Punkt.',
    en: 'A ring of black spikes, both blossom and jaws, closes in on a single red dot.',
  },
} satisfies DemoPoster
