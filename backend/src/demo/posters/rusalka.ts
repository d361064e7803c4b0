import type { DemoPoster } from '#demo/content.ts'

const ground = '#0E6B74'
const ink = '#06343C'
const accent = '#F6F2EA'

export const rusalka = {
  key: 'rusalka',
  ground,
  ink,
  accent,
  form: `
    <rect x="-1000" y="420" width="3000" height="1700" fill="${ink}"/>
    <circle cx="590" cy="250" r="150" fill="${accent}"/>
    <g fill="${accent}">
    <rect x="440" y="450" width="300" height="24" rx="12"/>
    <rect x="405" y="494" width="330" height="24" rx="12"/>
    <rect x="395" y="538" width="290" height="24" rx="12"/>
    <rect x="400" y="582" width="240" height="24" rx="12"/>
    <rect x="415" y="626" width="200" height="24" rx="12"/>
    <rect x="447.5" y="670" width="165" height="24" rx="12"/>
    <rect x="495" y="714" width="130" height="24" rx="12"/>
    <rect x="542.5" y="758" width="95" height="24" rx="12"/>
    <rect x="575" y="802" width="70" height="24" rx="12"/>
    <path d="M625 850C580 900 520 940 410 930Q500 870 585 838ZM625 850C660 900 720 930 830 900Q740 860 640 838Z"/>
    </g>
  `,
  alt: {
    de: 'Der Mond über dem Wasser; sein Spiegelbild aus Streifen wird nach unten zum Fischschwanz einer Nixe.',
    en: 'The moon above the water; its striped reflection turns into a mermaid’s tail.',
  },
} satisfies DemoPoster
