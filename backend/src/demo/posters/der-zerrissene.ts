import type { DemoPoster } from '#demo/content.ts'

const ground = '#ee7b3a'
const ink = '#16130f'
const accent = '#f6f2ea'

export const derZerrissene = {
  key: 'der-zerrissene',
  ground,
  ink,
  accent,
  form: `
    <g transform="rotate(-9 400 800) translate(20 0)">
      <path
        d="M262 130H520L470 215 540 300 455 400 525 490 440 600 505 680 460 800H150A60 60 0 0 1 150 680H290Z"
        fill="${ink}"/>
    </g>
    <g transform="rotate(11 560 800) translate(60 -30)">
      <path d="M515 110 465 215 535 300 450 400 520 490 435 600 500 680 452 815H620V110Z" fill="${accent}"/>
      <path
        d="M575 130H738L710 680H850A60 60 0 0 1 850 800H510L560 680 495 600 580 490 510 400 595 300 525 215Z"
        fill="${ink}"/>
    </g>`,
  alt: {
    de: 'Ein schwarzer Zylinder ist von oben bis unten entzweigerissen, an der Risskante schimmert weißes Papier.',
    en: 'A black top hat is torn in two from top to bottom, white paper showing along the tear.',
  },
} satisfies DemoPoster
