import type { DemoPoster } from '#content/content.ts'

const ground = '#7A1233'
const ink = '#F6F2EA'
const accent = '#F08FA6'

export const laTraviata = {
  key: 'la-traviata',
  ground,
  ink,
  accent,
  form: `
    <path d="M300 900Q440 870 452 790L448 656L470 676L486 644L494 790Q506 870 650 900Z" fill="${ink}"/>
    <path d="M452 800C430 690 340 650 240 670C260 760 340 820 452 800Z" fill="${accent}"/>
    <g transform="translate(506 606) rotate(17) scale(.84)">
      <g fill="${accent}">
        <circle cx="-200" cy="-410" r="105"/>
        <circle cx="-75" cy="-465" r="120"/>
        <circle cx="95" cy="-465" r="120"/>
        <circle cx="210" cy="-410" r="100"/>
      </g>
      <path d="M-120 -410Q-70 -520 30 -495M-10 -405Q70 -520 160 -455" fill="none" stroke="${ground}" stroke-width="18"/>
      <path d="M-350 -420C-330 -240 -160 -165 -36 -150L-22 -20L0 6L22 -28L36 -150C160 -165 330 -240 350 -420Z" fill="${ink}"/>
    </g>
    <path d="M740 690C805 730 810 800 765 855C705 815 695 750 740 690Z" fill="${accent}"/>
  `,
  alt: {
    de: 'Ein Champagnerglas, aus dem eine rosa Kamelie quillt; sein Stiel ist wie der einer Blume abgeknickt.',
    en: 'A champagne coupe brimming with a pink camellia; its stem is snapped like that of a flower.',
  },
} satisfies DemoPoster
