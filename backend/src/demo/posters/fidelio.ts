import type { DemoPoster } from '#demo/content.ts'

const ground = '#8E9A94'
const ink = '#16130F'
const accent = '#FFC72C'

export const fidelio = {
  key: 'fidelio',
  ground,
  ink,
  accent,
  form: `
    <g fill="none" stroke="${ink}" stroke-width="86">
    <path d="M130 -1000V2000"/>
    <path d="M330 -1000V190C330 320 270 340 270 460S330 600 330 730V2000"/>
    <path d="M830 -1000V190C830 320 890 340 890 460S830 600 830 730V2000"/>
    </g>
    <g fill="none" stroke="${accent}" stroke-width="86">
    <path d="M580 -1000V270M580 650V2000"/>
    <circle cx="580" cy="460" r="190"/>
    </g>
  `,
  alt: {
    de: 'Schwarze Gitterstäbe; ein gelber Stab ist zum Ring gebogen und drängt die anderen auseinander.',
    en: 'Black prison bars; one yellow bar is bent into a ring and pushes the others apart.',
  },
} satisfies DemoPoster
