import type { DemoPoster } from '#content/content.ts'

const ground = '#D6231F'
const ink = '#16130F'
const accent = '#F6F2EA'

export const carmen = {
  key: 'carmen',
  ground,
  ink,
  accent,
  form: `
    <g transform="translate(566 600) rotate(-16) scale(.77) translate(-500 -480)">
      <path d="M20 40C90 250 250 330 500 330S910 250 980 40C1030 330 900 500 730 520C720 700 660 860 640 1400H360C340 860 280 700 270 520C100 500 -30 330 20 40Z" fill="${ink}"/>
    </g>
    <g transform="translate(664 606)">
      <circle r="96" fill="${accent}"/>
      <path d="M-64 8A66 66 0 1 1 32 58A48 48 0 1 1 16 -38A30 30 0 1 1 -16 20" fill="none" stroke="${ground}" stroke-width="17"/>
    </g>
  `,
  alt: {
    de: 'Ein schwarzer Stierkopf auf Rot senkt die Hörner; sein einziges Auge ist eine weiße Rose.',
    en: 'A black bull’s head on red lowers its horns; its only eye is a white rose.',
  },
} satisfies DemoPoster
