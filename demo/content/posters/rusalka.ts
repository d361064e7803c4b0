import type { DemoPoster } from '#content/content.ts'

const ground = '#0E6B74'
const ink = '#06343C'
const accent = '#F6F2EA'

export const rusalka = {
  key: 'rusalka',
  ground,
  ink,
  accent,
  form: `
    <rect x="-1000" y="425" width="3000" height="1700" fill="${ink}"/>
    <circle cx="580" cy="265" r="148" fill="${accent}"/>
    <g fill="${accent}">
      <rect x="405" y="448" width="350" height="25" rx="12.5"/>
      <rect x="355" y="485" width="400" height="25" rx="12.5"/>
      <rect x="350" y="522" width="340" height="25" rx="12.5"/>
      <rect x="360" y="559" width="270" height="25" rx="12.5"/>
      <rect x="380" y="596" width="220" height="25" rx="12.5"/>
      <rect x="415.5" y="633" width="185" height="25" rx="12.5"/>
      <rect x="465" y="670" width="150" height="25" rx="12.5"/>
      <rect x="514.5" y="707" width="115" height="25" rx="12.5"/>
      <rect x="556" y="744" width="80" height="25" rx="12.5"/>
      <path d="M612 776C570 830 500 890 380 880Q480 812 566 780ZM612 776C650 840 740 880 850 846Q740 792 632 772Z"/>
    </g>
  `,
  alt: {
    de: 'Der Mond über dem Wasser; sein Spiegelbild aus Streifen wird nach unten zum Fischschwanz einer Nixe.',
    en: 'The moon above the water; its striped reflection turns into a mermaid’s tail.',
  },
} satisfies DemoPoster
