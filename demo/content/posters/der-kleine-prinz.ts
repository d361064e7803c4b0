import type { DemoPoster } from '#content/content.ts'

const ground = '#1b2a6b'
const ink = '#f4b3ac'
const accent = '#f7c931'

export const derKleinePrinz = {
  key: 'der-kleine-prinz',
  ground,
  ink,
  accent,
  form: `
    <g transform="rotate(-16 480 560)">
      <ellipse cx="480" cy="600" rx="400" ry="120" fill="none" stroke="${accent}"
        stroke-width="78"/>
      <circle cx="480" cy="540" r="270" fill="${ink}"/>
      <path d="M770 683A400 120 0 0 1 190 683" fill="none" stroke="${ground}" stroke-width="108"/>
      <path d="M790 676A400 120 0 0 1 170 676" fill="none" stroke="${accent}" stroke-width="78"/>
      <path d="M610 650H700L770 930 722 900 690 940 650 905 610 945Z" fill="${accent}"/>
      <path d="M360 310 340 130 420 205 480 90 540 205 620 130 600 310Z" fill="${accent}"/>
    </g>`,
  alt: {
    de: 'Ein kleiner rosa Planet trägt eine gelbe Krone, und um ihn liegt ein gelber Schal wie der Ring des Saturn.',
    en: 'A small pink planet wears a yellow crown, with a yellow scarf lying round it like the ring of Saturn.',
  },
} satisfies DemoPoster
