import type { DemoPoster } from '#content/content.ts'

const ground = '#ea5f76'
const ink = '#1a1a2e'
const accent = '#ffe27a'

export const peterUndDerWolf = {
  key: 'peter-und-der-wolf',
  ground,
  ink,
  accent,
  form: `
    <path
      d="M2000 120H900L860 20 760 150 700 20 640 200 170 350 140 440 250 450 290 540 340 458 440 468
        480 560 530 478 620 486 660 580 710 496 800 560 690 700 650 620 600 706 510 716 470 640 430
        724 340 734 300 660 260 742 330 850 700 900 800 2000H2000Z"
      fill="${ink}"/>
    <path d="M600 330 720 290 690 360Z" fill="${accent}"/>
    <path d="M340 600A90 90 0 0 0 520 600ZM340 600 280 620 350 650Z" fill="${accent}"/>
    <circle cx="370" cy="585" r="52" fill="${accent}"/>
    <circle cx="360" cy="575" r="10" fill="${ink}"/>`,
  alt: {
    de: 'Ein schwarzer Wolf reißt den Rachen auf, zwischen seinen Zähnen sitzt seelenruhig ein gelber Vogel.',
    en: 'A black wolf opens its jaws wide, and a yellow bird sits quite calmly between its teeth.',
  },
} satisfies DemoPoster
