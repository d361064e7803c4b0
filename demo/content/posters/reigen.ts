import type { DemoPoster } from '#content/content.ts'

const ground = '#4f1836'
const ink = '#f2b8b5'
const accent = '#e0322c'

const centre = { x: 610, y: 560 }
const ringRadius = 400
const discRadius = 172

const discs = Array.from({ length: 10 }, (_, position) => {
  const angle = (position * Math.PI) / 5 - 0.2
  return `<circle cx="${Math.round(centre.x + ringRadius * Math.cos(angle))}"
    cy="${Math.round(centre.y + ringRadius * Math.sin(angle))}" r="${discRadius}"
    fill="${position % 2 === 0 ? ink : accent}"/>`
})

/** Where two neighbours meet: the lens that both discs cover. */
const embraces = Array.from({ length: 10 }, (_, position) => {
  const degrees = position * 36 + 18 - (0.2 * 180) / Math.PI
  const middle = ringRadius * Math.cos(Math.PI / 10)
  const half = Math.sqrt(discRadius ** 2 - (ringRadius * Math.sin(Math.PI / 10)) ** 2)
  return `<path transform="translate(${centre.x} ${centre.y}) rotate(${degrees})"
    d="M${middle - half} 0A${discRadius} ${discRadius} 0 0 1 ${middle + half} 0
      A${discRadius} ${discRadius} 0 0 1 ${middle - half} 0Z" fill="${ground}"/>`
})

export const reigen = {
  key: 'reigen',
  ground,
  ink,
  accent,
  form: [...discs, ...embraces].join(''),
  alt: {
    de: 'Zehn Kreise in Rosa und Rot stehen im Ring, jeder überschneidet sich mit dem nächsten.',
    en: 'Ten circles in pink and red stand in a ring, each one overlapping with the next.',
  },
} satisfies DemoPoster
