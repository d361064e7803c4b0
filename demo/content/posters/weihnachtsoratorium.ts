import type { DemoPoster } from '#content/content.ts'

const ground = '#14432f'
const ink = '#f6f2ea'
const accent = '#edb52d'

export const weihnachtsoratorium = {
  key: 'weihnachtsoratorium',
  ground,
  ink,
  accent,
  form: `
    <g fill="none" stroke="${ink}" stroke-width="12">
      <path d="M150 2000V760C150 480 380 300 700 300"/>
      <path d="M235 2000V770C235 520 430 300 700 300"/>
      <path d="M320 2000V780C320 560 480 300 700 300"/>
      <path d="M405 2000V790C405 600 530 300 700 300"/>
      <path d="M490 2000V800C490 640 580 300 700 300"/>
    </g>
    <g fill="${ink}">
      <circle cx="320" cy="850" r="44"/>
      <circle cx="154" cy="695" r="44"/>
      <circle cx="502" cy="674" r="44"/>
      <circle cx="329" cy="485" r="40"/>
      <circle cx="489" cy="474" r="36"/>
      <circle cx="410" cy="359" r="32"/>
    </g>
    <path
      d="M700 60 724 242 805 195 758 276 940 300 758 324 805 405 724 358 700 540 676 358 595 405 642
        324 460 300 642 276 595 195 676 242Z"
      fill="${accent}"/>`,
  alt: {
    de: 'Fünf Notenlinien steigen aus der Tiefe auf und werden zum Schweif eines goldenen Sterns.',
    en: 'Five lines of a stave rise from below and become the tail of a golden star.',
  },
} satisfies DemoPoster
