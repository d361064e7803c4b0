import type { DemoPoster } from '#content/content.ts'

const ground = '#DDB97E'
const ink = '#16130F'
const accent = '#D6231F'

export const derAmtsweg = {
  key: 'der-amtsweg',
  ground,
  ink,
  accent,
  form: `
    <g transform="translate(470 480) rotate(24)">
      <path d="M0 60V230A41 41 0 0 0 82 230V-150A82 82 0 0 0 -82 -150V230A123 123 0 0 0 164 230V-150A164 164 0 0 0 -164 -150V230A205 205 0 0 0 246 230V-150A246 246 0 0 0 -246 -150V230A287 287 0 0 0 328 230V-40" fill="none" stroke="${ink}" stroke-width="40"/>
      <circle cy="30" r="46" fill="${accent}"/>
    </g>
  `,
  alt: {
    de: 'Eine Büroklammer als Labyrinth: Der Draht windet sich nach innen, am Ende wartet ein roter Punkt.',
    en: 'A paper clip as a labyrinth: the wire winds inwards, and a red dot waits at its end.',
  },
} satisfies DemoPoster
