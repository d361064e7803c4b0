import type { DemoPoster } from '#content/content.ts'

const ground = '#d6231f'
const ink = '#f6f2ea'
const accent = '#f7c431'

/** Twelve strokes round the clock, long, short, short: four bars of a waltz that grow louder. */
const strokes = Array.from({ length: 12 }, (_, hour) => {
  const isFirstBeat = hour % 3 === 0
  const length = (isFirstBeat ? 340 : 190) + hour * 36
  const width = isFirstBeat ? 30 : 15
  const colour = isFirstBeat ? accent : ink
  return `
    <g transform="translate(600 540) rotate(${hour * 30 + 30})" fill="${colour}">
      <path d="M-5 -80H5L${width} ${-length}H${-width}Z"/>
      <circle cx="0" cy="${-length}" r="${isFirstBeat ? 70 : 34}"/>
    </g>`
})

export const neujahrskonzert = {
  key: 'neujahrskonzert',
  ground,
  ink,
  accent,
  form: strokes.join(''),
  alt: {
    de: 'Zwölf Strahlen kreisen wie Feuerwerk um eine Uhr ohne Zeiger, im Takt lang, kurz, kurz.',
    en: 'Twelve rays circle like fireworks round a clock without hands, in a rhythm of long, short, short.',
  },
} satisfies DemoPoster
