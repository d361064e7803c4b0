import type { DemoPoster } from '#demo/content.ts'

const ground = '#7A1233'
const ink = '#F6F2EA'
const accent = '#F08FA6'

export const laTraviata = {
  key: 'la-traviata',
  ground,
  ink,
  accent,
  form: `
    <rect x="-1000" y="850" width="3000" height="1200" fill="${accent}"/>
    <g transform="rotate(6 540 850)">
    <path d="M100 850C120 560 330 430 505 420L515 190Q500 140 350 125L350 105H730V125Q580 140 565 190L575 420C750 430 960 560 980 850Z" fill="${ink}"/>
    </g>
    <circle cx="610" cy="420" r="105" fill="${accent}"/>
    <path d="M610 420m-60 0a60 60 0 1 1 60 60a38 38 0 1 1 -20 -68" fill="none" stroke="${ground}" stroke-width="16"/>
  `,
  alt: {
    de: 'Ein umgestürztes Champagnerglas, das zugleich eine Dame im weißen Ballkleid ist, mit einer rosa Kamelie an der Taille.',
    en: 'An overturned champagne coupe that is also a lady in a white ball gown, with a pink camellia at her waist.',
  },
} satisfies DemoPoster
