import type { DemoPoster } from '#demo/content.ts'

const ground = '#EE7D2B'
const ink = '#4A0F24'
const accent = '#F6F2EA'

export const didoUndAeneas = {
  key: 'dido-und-aeneas',
  ground,
  ink,
  accent,
  form: `
    <path d="M-80 800V420Q-40 560 40 600Q110 480 80 300Q220 450 230 610Q320 470 280 230Q430 400 430 610Q530 480 520 300Q640 500 600 800Z" fill="${ink}"/>
    <rect x="-80" y="830" width="690" height="70" fill="${ink}"/>
    <path d="M720 560Q830 450 810 250Q960 420 900 560Z" fill="${accent}"/>
    <path d="M700 590H930Q890 660 815 660T700 590Z" fill="${accent}"/>
  `,
  alt: {
    de: 'Eine Krone aus dunklen Flammen; die letzte Zacke hat sich gelöst und fährt als weißes Segel davon.',
    en: 'A crown of dark flames; its last point has come loose and sails away as a white boat.',
  },
} satisfies DemoPoster
