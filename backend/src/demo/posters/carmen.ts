import type { DemoPoster } from '#demo/content.ts'

const ground = '#D6231F'
const ink = '#16130F'
const accent = '#F6F2EA'

export const carmen = {
  key: 'carmen',
  ground,
  ink,
  accent,
  form: `
    <g transform="rotate(-16 500 500)">
    <path d="M20 40C90 250 250 330 500 330S910 250 980 40C1030 330 900 500 730 520C720 700 660 860 640 1400H360C340 860 280 700 270 520C100 500 -30 330 20 40Z" fill="${ink}"/>
    </g>
    <g transform="translate(640 520)">
    <circle r="120" fill="${accent}"/>
    <path d="M-80 10A80 80 0 1 1 40 70A58 58 0 1 1 20 -46A36 36 0 1 1 -20 24" fill="none" stroke="${ground}" stroke-width="20"/>
    </g>
  `,
  alt: {
    de: 'Ein schwarzer Stierkopf auf Rot senkt die Hörner; sein einziges Auge ist eine weiße Rose.',
    en: 'A black bull’s head on red lowers its horns; its only eye is a white rose.',
  },
} satisfies DemoPoster
