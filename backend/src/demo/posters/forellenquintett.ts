import type { DemoPoster } from '#demo/content.ts'

const ground = '#bfe0df'
const ink = '#0e3a5b'
const accent = '#e8513a'

/** A string from 60 to 2000 that swells where it is part of the trout: `tail` and `body` are from-to pairs. */
const strings = [
  { y: 320, tail: [90, 210], body: [470, 720] },
  { y: 410, tail: [110, 300], body: [350, 830] },
  { y: 500, tail: [230, 310], body: [270, 900] },
  { y: 590, tail: [110, 300], body: [350, 830] },
  { y: 680, tail: [90, 210], body: [470, 720] },
].map(({ y, tail, body }) => {
  const swell = ([from = 0, to = 0]: number[], height: number) =>
    `<path d="M${from} ${y}C${from + (to - from) * 0.25} ${y - height} ${from + (to - from) * 0.75} ${y - height}
      ${to} ${y}C${from + (to - from) * 0.75} ${y + height} ${from + (to - from) * 0.25} ${y + height} ${from} ${y}Z"/>`
  return `<path d="M60 ${y - 5}H2000V${y + 5}H60Z"/>${swell(tail, 46)}${swell(body, 54)}`
})

export const forellenquintett = {
  key: 'forellenquintett',
  ground,
  ink,
  accent,
  form: `
    <g transform="rotate(-14 520 500)" fill="${ink}">
      ${strings.join('')}
      <circle cx="735" cy="410" r="34" fill="${accent}"/>
    </g>`,
  alt: {
    de: 'Fünf Saiten schwellen an, und wo sie am dicksten sind, zeigt sich eine Forelle mit rotem Auge.',
    en: 'Five strings swell, and where they are thickest a trout with a red eye appears.',
  },
} satisfies DemoPoster
