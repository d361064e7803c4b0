import type { DemoPoster } from '#demo/content.ts'

const ground = '#2b2250'
const ink = '#f29ca8'
const accent = '#f6f2ea'

/** Strips of the canopy from the left, each with a scallop; they hang from one point. */
const strips = [0, 1, 2, 3, 4, 5, 6].map((position) => {
  const left = -70 + position * 180
  return `<path d="M560 150 ${left} 450A90 90 0 0 0 ${left + 180} 450Z"
    fill="${position % 2 === 0 ? ink : accent}"/>`
})

export const liliom = {
  key: 'liliom',
  ground,
  ink,
  accent,
  form: `
    <g transform="rotate(-10 560 450)">
      <path d="M505 480H625V780C625 860 580 930 505 970Z" fill="${accent}"/>
      <path d="M390 450H750V560H390Z" fill="${ground}"/>
      ${strips.join('')}
      <path d="M505 575H625V610H505Z" fill="${ink}"/>
      <path
        d="M560 10 587 95 676 95 604 148 631 233 560 180 489 233 516 148 444 95 533 95Z"
        fill="${accent}" stroke="${ground}" stroke-width="14"/>
    </g>`,
  alt: {
    de: 'Ein gestreiftes Ringelspieldach mit einem Stern an der Spitze dreht sich auf einer Messerklinge.',
    en: 'A striped carousel roof with a star on top turns on the blade of a knife.',
  },
} satisfies DemoPoster
