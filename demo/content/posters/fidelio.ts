import type { DemoPoster } from '#content/content.ts'

const ground = '#8E9A94'
const ink = '#16130F'
const accent = '#FFC72C'

export const fidelio = {
  key: 'fidelio',
  ground,
  ink,
  accent,
  form: `
    <g fill="none" stroke="${ink}" stroke-width="80">
      <path d="M150 -1000V2000"/>
      <path d="M340 -1000V170C340 310 262 340 262 470S340 630 340 770V2000"/>
      <path d="M850 -1000V170C850 310 928 340 928 470S850 630 850 770V2000"/>
    </g>
    <g fill="none" stroke="${accent}" stroke-width="80">
      <path d="M595 -1000V250M595 690V2000"/>
      <circle cx="595" cy="470" r="220"/>
    </g>
  `,
  alt: {
    de: 'Schwarze Gitterstäbe; ein gelber Stab ist zum Ring gebogen und drängt die anderen auseinander.',
    en: 'Black prison bars; one yellow bar is bent into a ring and pushes the others apart.',
  },
} satisfies DemoPoster
