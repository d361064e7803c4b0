import type { DemoPoster } from '#content/content.ts'

const ground = '#0e5a63'
const ink = '#f6f2ea'
const accent = '#f0714a'

export const noraOderEinPuppenheim = {
  key: 'nora-oder-ein-puppenheim',
  ground,
  ink,
  accent,
  form: `
    <g transform="translate(0 28)">
      <path
        d="M500 130A104 104 0 0 0 452 324V352C446 380 384 372 374 424 366 476 436 520 432 580 350
          570 300 640 284 720 264 840 200 930 90 1000L-500 2000H500Z"
        fill="${ink}"/>
      <circle cx="408" cy="150" r="44" fill="${ink}"/>
      <path d="M500 20 840 130V830L500 960Z" fill="${accent}"/>
      <circle cx="560" cy="520" r="27" fill="${ground}"/>
    </g>`,
  alt: {
    de: 'Eine orangerote Tür steht offen, und das Licht im Spalt hat die Umrisse einer halben Frauengestalt.',
    en: 'An orange-red door stands ajar, and the light in the gap has the outline of half a woman.',
  },
} satisfies DemoPoster
