import type { DemoPoster } from '#content/content.ts'

const ground = '#dfa32c'
const ink = '#1b2a57'
const accent = '#f6f2ea'

/** Organ pipes hung from the top edge, each wider and deeper than the last; the seventh shines. */
const pipes = [
  { left: 128, width: 58, foot: 350 },
  { left: 204, width: 70, foot: 425 },
  { left: 292, width: 82, foot: 505 },
  { left: 392, width: 94, foot: 590 },
  { left: 504, width: 108, foot: 680 },
  { left: 630, width: 122, foot: 775 },
  { left: 770, width: 140, foot: 880 },
].map(({ left, width, foot }, position) => {
  const shoulder = foot - Math.round(width * 1.5)
  const mouth = Math.round(width * 0.3)
  return `
    <path d="M${left} -1000h${width}V${shoulder}L${left + width * 0.6}
      ${foot}H${left + width * 0.4}L${left} ${shoulder}Z"
      fill="${position === 6 ? accent : ink}"/>
    <path d="M${left + width / 2 - mouth} ${shoulder - 12}a${mouth} ${mouth * 1.5} 0 0 1
      ${2 * mouth} 0z"
      fill="${ground}"/>`
})

export const brucknerSieben = {
  key: 'bruckner-sieben',
  ground,
  ink,
  accent,
  form: pipes.join(''),
  alt: {
    de: 'Sieben Orgelpfeifen hängen vom oberen Rand, jede breiter und tiefer als die vorige, die siebente leuchtet weiß.',
    en: 'Seven organ pipes hang from the top edge, each wider and deeper than the last, the seventh shining white.',
  },
} satisfies DemoPoster
