import type { DemoPoster } from '#content/content.ts'

const ground = '#B3194F'
const ink = '#16130F'
const accent = '#F6F2EA'

export const dieFledermaus = {
  key: 'die-fledermaus',
  ground,
  ink,
  accent,
  form: `
    <g transform="rotate(-9 500 400)">
      <path d="M60 -600L940 -600L560 1700H480Z" fill="${accent}"/>
      <path d="M500 330L440 250L450 330Q330 230 60 190Q130 330 80 470Q150 430 210 500Q270 440 340 500Q380 440 450 450Q470 510 500 520Q530 510 550 450Q620 440 660 500Q730 440 790 500Q850 430 920 470Q870 330 940 190Q670 230 550 330L560 250Z" fill="${ink}"/>
      <circle cx="512" cy="660" r="26" fill="${ink}"/>
      <circle cx="516" cy="830" r="26" fill="${ink}"/>
    </g>
  `,
  alt: {
    de: 'Eine weiße Hemdbrust mit schwarzer Fliege, deren Flügel die einer Fledermaus sind.',
    en: 'A white shirt front with a black bow tie that has the wings and ears of a bat.',
  },
} satisfies DemoPoster
