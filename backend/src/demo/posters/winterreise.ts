import type { DemoPoster } from '#demo/content.ts'

const ground = '#E9EEF0'
const ink = '#10284A'
const accent = '#D6231F'

export const winterreise = {
  key: 'winterreise',
  ground,
  ink,
  accent,
  form: `
    <rect x="690" y="190" width="34" height="170" fill="${accent}"/><circle cx="707" cy="160" r="30" fill="${accent}"/>
    <path d="M700 360C560 420 560 560 420 600L160 640L330 680C330 860 520 1000 800 1010L900 1300H1200L860 800C900 640 820 440 716 360Z" fill="${ink}"/>
  `,
  alt: {
    de: 'Ein kleiner roter Wanderer im Schnee wirft den Schatten einer Krähe.',
    en: 'A small red wanderer in the snow casts the shadow of a crow.',
  },
} satisfies DemoPoster
