import type { DemoPoster } from '#demo/content.ts'

const ground = '#DDB97E'
const ink = '#16130F'
const accent = '#D6231F'

export const derAmtsweg = {
  key: 'der-amtsweg',
  ground,
  ink,
  accent,
  form: `
    <path d="M760 2000V180H160V820H640V300H280V700H520V420H400V560" fill="none" stroke="${ink}" stroke-width="64"/>
    <circle cx="400" cy="600" r="48" fill="${accent}"/>
  `,
  alt: {
    de: 'Eine Büroklammer als Labyrinth: Der Draht windet sich nach innen, am Ende wartet ein roter Punkt.',
    en: 'A paper clip as a labyrinth: the wire winds inwards, and a red dot waits at its end.',
  },
} satisfies DemoPoster
