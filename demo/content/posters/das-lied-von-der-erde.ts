import type { DemoPoster } from '#content/content.ts'

const ground = '#5a2a1c'
const ink = '#f0b27a'
const accent = '#f6f2ea'

export const dasLiedVonDerErde = {
  key: 'das-lied-von-der-erde',
  ground,
  ink,
  accent,
  form: `
    <g fill="none" stroke="${ink}">
      <circle cx="960" cy="960" r="190" stroke-width="150"/>
      <circle cx="960" cy="960" r="375" stroke-width="100"/>
      <circle cx="960" cy="960" r="510" stroke-width="66"/>
      <circle cx="960" cy="960" r="615" stroke-width="42"/>
      <circle cx="960" cy="960" r="700" stroke-width="24"/>
      <circle cx="960" cy="960" r="800" stroke-width="9"/>
    </g>
    <circle cx="336" cy="290" r="108" fill="${accent}"/>`,
  alt: {
    de: 'Sechs Bögen breiten sich wie Ackerfurchen aus, immer feiner, und auf der letzten ruht der Mond.',
    en: 'Six arcs spread like furrows in a field, ever finer, and the moon rests on the last line.',
  },
} satisfies DemoPoster
