import type { DemoPoster } from '#content/content.ts'

const ground = '#EE7D2B'
const ink = '#4A0F24'
const accent = '#F6F2EA'

export const didoUndAeneas = {
  key: 'dido-und-aeneas',
  ground,
  ink,
  accent,
  form: `
    <path d="M-60 790Q-190 520 -70 260Q-30 500 50 580Q130 440 80 240Q230 420 240 600Q330 450 280 180Q450 370 440 600Q520 510 530 400Q560 560 540 640Q590 620 610 560Q640 700 570 790Z" fill="${ink}"/>
    <rect x="-60" y="826" width="650" height="76" fill="${ink}"/>
    <g transform="translate(58 60) scale(.9)">
      <path d="M660 520Q780 400 750 180Q920 370 850 520Z" fill="${accent}"/>
      <path d="M640 556H890Q850 640 765 640T640 556Z" fill="${accent}"/>
    </g>
  `,
  alt: {
    de: 'Eine Krone aus dunklen Flammen; die letzte Zacke hat sich gelöst und fährt als weißes Segel davon.',
    en: 'A crown of dark flames; its last point has come loose and sails away as a white boat.',
  },
} satisfies DemoPoster
